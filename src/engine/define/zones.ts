import type { Ability, Act, Condition, Cost, Effect, Event, ObjectPhrase, Sentence, Statement } from '../../oracle/tree/index.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';

const BATTLEFIELD: readonly Zone[] = ['battlefield'];
const STACK: readonly Zone[] = ['stack'];
const COMMAND: readonly Zone[] = ['command'];
/** From wherever it could be cast, and while it is being cast (CR 113.6d, 113.6e). */
const CASTABLE: readonly Zone[] = ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'];

/**
 * The zones in which an ability functions (CR 113.6): abilities of instants and sorceries on the stack, of conspiracies in the command zone (315.5),
 * others on the battlefield, unless the words say, or only make sense, otherwise.
 */
export function zonesOf(ability: Ability, types: readonly string[]): readonly Zone[] {
  const home =
    types.includes('instant') || types.includes('sorcery') ? STACK : types.includes('conspiracy') ? COMMAND : BATTLEFIELD;
  switch (ability.kind) {
    case 'spell':
      return STACK;
    case 'activated':
      return (
        zoneOfCosts(ability.costs) ??
        ability.restrictions
          .map((r) => (r.kind === 'activateOnlyIf' ? zoneOfCondition(r.condition) : null))
          .find((zones) => zones !== null) ??
        (ability.costs.some(usesItself) ? null : zoneLeft(ability.effect)) ??
        home
      );
    case 'triggered':
      return (
        (ability.condition && zoneOfCondition(ability.condition)) ??
        zoneOfEvent(ability.event) ??
        (isPutElsewhere(ability.event) ? null : zoneLeft(ability.effect)) ??
        home
      );
    case 'static':
      return (
        (ability.wording?.maxSpeed ? zonesOfGranted(ability.statement, types) : null) ??
        (ability.condition && zoneOfCondition(ability.condition)) ??
        zoneOfStatement(ability.statement) ??
        home
      );
    default:
      return home;
  }
}

/** Where an ability functions that a max speed ability gives, that one functions too (CR 702.178b). */
function zonesOfGranted(statement: Statement, types: readonly string[]): readonly Zone[] | null {
  if (statement.kind !== 'clause') return null;
  const granted = statement.acts.flatMap((act) => (act.kind === 'gain' ? act.abilities : []));
  return granted[0] ? zonesOf(granted[0], types) : null;
}

const isThis = (phrase: ObjectPhrase): boolean => phrase.kind === 'this';

/** An ability whose cost can only be paid with the card in another zone functions there (CR 113.6m). */
function zoneOfCosts(costs: readonly Cost[]): readonly Zone[] | null {
  for (const cost of costs) {
    if (cost.kind !== 'actCost') continue;
    const { act } = cost;
    if (act.kind === 'discard' && isThis(act.cards)) return ['hand'];
    if (act.kind === 'exile' && act.objects.kind === 'this' && !act.from) return zoneInWording(act.objects.wording) ?? null;
    if ((act.kind === 'exile' || act.kind === 'move') && isThis(act.objects) && act.from) return [act.from.zone];
    if (act.kind === 'reveal' && isThis(act.objects)) return ['hand'];
  }
  return null;
}

/**
 * An effect that moves the object out of a zone: the ability functions only there, unless a previous part of the effect puts it into that
 * zone (CR 113.6m).
 */
function zoneLeft({ sentences }: Effect): readonly Zone[] | null {
  for (const act of sentences.flatMap(actsOf)) {
    if (act.kind !== 'move' && act.kind !== 'exile' && act.kind !== 'sacrifice' && act.kind !== 'destroy') continue;
    if (!isItself(act.objects)) continue;
    return (act.kind === 'move' || act.kind === 'exile') && act.from && isThis(act.objects) ? [act.from.zone] : null;
  }
  return null;
}

/** What a sentence does, at once or by a delayed triggered ability. */
function actsOf(sentence: Sentence): readonly Act[] {
  switch (sentence.kind) {
    case 'clause':
      return [sentence, ...(sentence.joined ?? [])].flatMap(({ acts }) => acts);
    case 'ifDone':
    case 'whenDone':
    case 'otherwise':
    case 'delayedTrigger':
      return actsOf(sentence.then);
    default:
      return [];
  }
}

const isItself = (phrase: ObjectPhrase): boolean =>
  isThis(phrase) || (phrase.kind === 'that' && phrase.referent?.kind === 'sourceReferent');

/** Paying the cost has put the object into another zone already. */
const usesItself = (cost: Cost): boolean =>
  cost.kind === 'actCost' &&
  ((cost.act.kind === 'sacrifice' && isThis(cost.act.objects)) || (cost.act.kind === 'discard' && isThis(cost.act.cards)));

const PUT_ELSEWHERE: ReadonlySet<Event['kind']> = new Set(['dies', 'leavesTheBattlefield', 'isPutInto', 'eitherEvent']);

/** The event puts the object, or what it enchants, into the zone that it then leaves. */
const isPutElsewhere = (event: Event): boolean =>
  (event.kind === 'severalEvents' && event.events.some(isPutElsewhere)) ||
  (PUT_ELSEWHERE.has(event.kind) && 'subject' in event && (event.subject.kind === 'this' || event.subject.kind === 'attached'));

/** "Exile this card from your graveyard": where it is said to be. */
function zoneInWording(wording: Readonly<Record<string, string>> | undefined): readonly Zone[] | null {
  const text = wording ? Object.values(wording).join(' ') : '';
  if (text.includes('graveyard')) return ['graveyard'];
  return text.includes('hand') ? ['hand'] : null;
}

function zoneOfCondition(condition: Condition): readonly Zone[] | null {
  switch (condition.kind) {
    case 'isAdjective':
      return condition.object.kind === 'this' && condition.is.kind === 'status' && condition.is.status === 'suspended'
        ? ['exile']
        : null;
    case 'isInZone':
      return condition.object.kind === 'this' || condition.object.kind === 'that'
        ? condition.zone === 'battlefield'
          ? null
          : [condition.zone, ...(condition.or ? [condition.or] : [])]
        : null;
    case 'allOf':
      return condition.conditions.map(zoneOfCondition).find((zones) => zones !== null) ?? null;
    default:
      return null;
  }
}

function zoneOfEvent(event: Event): readonly Zone[] | null {
  switch (event.kind) {
    case 'severalEvents':
      // What a card says of the creature that it haunts functions in exile as well (CR 702.55c).
      return event.events.some((one) => one.kind === 'dies' && one.subject.kind === 'haunted') ? ['battlefield', 'exile'] : null;
    case 'dies':
      return event.subject.kind === 'haunted' ? ['exile'] : null;
    case 'castsSpell':
      return isThis(event.spell) ? STACK : null;
    case 'discards':
      return isThis(event.card) ? ['graveyard', 'exile', 'hand'] : null;
    case 'doesKeywordAction':
      return event.object && isThis(event.object) ? ['graveyard', 'exile', 'hand'] : null;
    case 'counterRemoved':
      return event.while === 'exiled' && isThis(event.from) ? ['exile'] : null;
    case 'becomesState':
      return isThis(event.subject) && event.state === 'plotted' ? ['exile'] : null;
    case 'isPutInto':
      return isThis(event.subject) && event.from !== 'battlefield' ? [event.zone === 'graveyard' ? 'graveyard' : 'exile'] : null;
    default:
      return null;
  }
}

function zoneOfStatement(statement: Statement): readonly Zone[] | null {
  switch (statement.kind) {
    case 'additionalCost':
    case 'alternativeCost':
    case 'castOnly':
    case 'noManaSpent':
      return CASTABLE;
    case 'castBy':
      return isThis(statement.object) && statement.from ? [statement.from, 'stack'] : null;
    case 'costChange':
    case 'castAsThoughFlash':
      return isThis(statement.objects) ? CASTABLE : null;
    case 'mayPlayFrom':
      // "You may cast this card from your graveyard" functions there (CR 113.6b).
      return isThis(statement.objects) && statement.from && statement.from !== 'among'
        ? [statement.from === 'topOfLibrary' ? 'library' : statement.from]
        : null;
    case 'specialActionFromHand':
    case 'beginsOnBattlefield':
      return ['hand'];
    case 'revealAsDrawn':
      return ['hand'];
    case 'exiledCardSeen':
      return ['exile'];
    case 'clause':
      return statement.acts.some(
        (act) => act.kind === 'cant' && act.what.some((what) => what.kind === 'deed' && what.deed === 'beCountered'),
      ) &&
        !('filter' in statement.subject) &&
        statement.subject.kind === 'this'
        ? STACK
        : null;
    default:
      return null;
  }
}
