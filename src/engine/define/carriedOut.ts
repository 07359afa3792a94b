import type { Ability, Act, Clause, Statement } from '../../oracle/tree/index.ts';
import { CHARACTERISTIC_ACTS } from '../layers/parts/acts.ts';
import { multiply } from '../multiply.ts';
import { REPLACED_EVENTS } from '../replacement/instead.ts';
import { isCarriedOut, parts } from '../triggers/events/index.ts';
import { RULE_ACTS } from '../verbs/continuous.ts';

/**
 * What of an ability nothing in the engine heeds: such an ability would silently do nothing, so it counts as words that aren't carried out. Only
 * triggers and statics are judged here; instructions say so themselves when they are followed. Null where all of it is heeded.
 */
export function notHeeded(ability: Ability): string | null {
  if (ability.kind === 'triggered') {
    const missing = parts(ability.event).find((event) => event.kind !== 'stateHolds' && !isCarriedOut(event));
    return missing ? `nothing triggers on this yet (${missing.kind})` : null;
  }
  if (ability.kind !== 'static') return null;
  return exceptWhere(ability) ?? ofStatement(ability.statement);
}

/** "A copy of any creature, except it has vanishing 3 if that creature doesn't have vanishing": the condition is the exception's alone. */
function exceptWhere({ statement, condition }: Extract<Ability, { kind: 'static' }>): string | null {
  if (!condition || statement.kind !== 'clause') return null;
  const conditional = statement.acts.some((act) => act.kind === 'enterAsCopy' && (act.except?.length ?? 0) > 0);
  return conditional ? "an exception of a copy that has a condition isn't heeded yet" : null;
}

/** Statements that some procedure asks for. */
const HEEDED: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'costChange',
  'costAtLeast',
  'asEnters',
  'additionalCost',
  'alternativeCost',
  'alternativeCostFor',
  'castBy',
  'asTurnedFaceUp',
  'spliceOnto',
  'createsDelayed',
  'payInstead',
  'chooseAllModes',
  'costPerMode',
  'noManaSpent',
  'activateAsInstant',
  'targetsBecomeEach',
  'bracketsRemoved',
  'asYouCascade',
  'castAsThoughFlash',
  'castOnly',
  'anyTime',
  'revealAsDrawn',
  'mayExert',
  'mayEnlist',
  'moreVotes',
  'topCardSeen',
  // Heeded before the game begins.
  'deckRule',
  // What players see changes nothing in a game whose cards are told.
  'handsSeen',
  'spendAsThough',
  // Who may look at what is hidden changes nothing of what happens.
  'exiledCardSeen',
  'mayPlayFrom',
  'specialActionFromHand',
  'manaDoesntEmpty',
  'noTriggers',
  'noLegendRule',
  'doesntRemove',
  'extraTrigger',
  // Done before the first turn (CR 103.6); a scenario begins later.
  'beginsOnBattlefield',
  'revealedFromOpeningHand',
]);

function ofStatement(statement: Statement): string | null {
  switch (statement.kind) {
    case 'statements':
      return statement.all.map(ofStatement).find((missing) => missing !== null) ?? null;
    case 'clause':
      return ofClause(statement);
    case 'replacement':
      return statement.event.kind in REPLACED_EVENTS ? null : `this event isn't replaced yet (${statement.event.kind})`;
    default:
      return HEEDED.has(statement.kind) ? null : `this statement isn't heeded yet (${statement.kind})`;
  }
}

const STATIC_ACTS: ReadonlySet<string> = new Set<Act['kind']>([
  ...CHARACTERISTIC_ACTS,
  ...RULE_ACTS,
  'skip',
  'enterTapped',
  'enterTransformed',
  'enterPrepared',
  'enterUntapped',
  'enterWithCounters',
  'enterAsCopy',
]);

function ofClause({ acts }: Clause): string | null {
  for (const said of acts) {
    const act = said.kind === 'multiplied' ? (multiply(said) ?? said) : said;
    if (!STATIC_ACTS.has(act.kind)) return `this isn't heeded as a static ability yet (${act.kind})`;
    const deed = act.kind === 'cant' ? act.what.find((what) => what.kind === 'deed' && UNHEEDED_DEEDS.has(what.deed)) : undefined;
    if (deed?.kind === 'deed') return `this prohibition isn't heeded yet (${deed.deed})`;
  }
  return null;
}

/** Prohibitions that no procedure asks for. */
const UNHEEDED_DEEDS: ReadonlySet<string> = new Set(['untap']);
