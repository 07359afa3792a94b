import type { ObjectPhrase, ProhibitedCasting, Subject } from '../../oracle/tree/index.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Context } from '../context.ts';
import { amount, type Candidate, isAmong, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, prohibitions } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { Unsupported } from '../refuse.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { phaseOf } from '../turn/order.ts';

type Cant = ActiveStatement<'cant'>;

/**
 * The first effect that prohibits this player from casting this spell (CR 101.2, 601.3); null where there is none. An effect that wouldn't
 * prohibit what the spell may become by what is chosen while it is cast is ignored (601.3a).
 */
export function prohibitsCasting(
  g: Game,
  player: PlayerId,
  spell: Candidate,
  from: Zone,
  orAs: () => Iterable<Candidate> = () => [],
): Cant | null {
  const forbidsIt = (statement: Cant, one: Candidate): boolean =>
    statement.node.what.some((what) => forbids(g, statement, what, player, one, from));
  const isSo = (statement: Cant): boolean => {
    if (!forbidsIt(statement, spell)) return false;
    for (const other of orAs()) if (!forbidsIt(statement, other)) return false;
    return true;
  };
  return prohibitions(g, 'spells', concernsSpells).find(isSo) ?? null;
}

const concernsSpells = (what: Cant['node']['what'][number]): boolean =>
  what.kind === 'deed' ? what.deed === 'castSpells' || what.deed === 'beCast' : what.kind === 'casting';

function forbids(
  g: Game,
  statement: Cant,
  what: Cant['node']['what'][number],
  player: PlayerId,
  spell: Candidate,
  from: Zone,
): boolean {
  const subject = statement.clause?.subject ?? null;
  // "Each opponent can't cast spells with mana value greater than the number of lands that player controls."
  const context = subject?.kind === 'eachPlayer' ? { ...statement.context, each: playerRef(player) } : statement.context;
  if (what.kind === 'deed') {
    if (what.deed === 'castSpells') return saidOfPlayer(g, statement, subject, player);
    return what.deed === 'beCast' && saidOfSpell(g, statement, subject, spell);
  }
  if (what.kind !== 'casting' || !saidOfPlayer(g, statement, subject, player)) return false;
  return castingForbids(g, context, what, player, spell, from);
}

function castingForbids(
  g: Game,
  context: Context,
  what: ProhibitedCasting,
  player: PlayerId,
  spell: Candidate,
  from: Zone,
): boolean {
  switch (what.relation) {
    case 'cast':
      return what.objects === undefined || isAmong(g, what.objects, lyingIn(from, what.objects, spell), context);
    case 'castFrom':
      return (
        what.objects === undefined || isAmong(g, what.objects, { ...spell, object: { ...spell.object, zone: from } }, context)
      );
    case 'castFromElsewhere':
      return from !== 'hand';
    case 'castDuringCombat':
      return phaseOf(g.state.turn.step) === 'combat';
    case 'castMoreThan':
      return (
        (what.objects === undefined || isAmong(g, what.objects, spell, context)) &&
        castThisTurn(g, player, what.objects, context) >= (what.amount ? amount(g, what.amount, context) : 1)
      );
    case 'castExceptAsSorcery':
      return !couldCastSorcery(g, player, spell);
    case 'castExceptOnOwnTurn':
      return g.state.turn.active !== player;
    default:
      return false;
  }
}

/** "Spells from graveyards" speaks of where the card lay. */
const lyingIn = (zone: Zone, phrase: ObjectPhrase, spell: Candidate): Candidate =>
  mentionsAny(phrase, ['inZone']) ? { ...spell, object: { ...spell.object, zone } } : spell;

/** Whether the player could cast a sorcery, apart from this spell, which may be on the stack already (CR 307.5). */
function couldCastSorcery(g: Game, player: PlayerId, { object: { id } }: Candidate): boolean {
  const { turn, stack } = g.state;
  const main = turn.step === 'precombat main' || turn.step === 'postcombat main';
  return turn.active === player && main && stack.every((other) => other === id);
}

function saidOfPlayer(g: Game, statement: Cant, subject: Subject | null, player: PlayerId): boolean {
  if (subject === null)
    return statement.effect?.affected.kind === 'players' && statement.effect.affected.players.includes(player);
  if (!isPlayerPhrase(subject)) return false;
  return playersOf(g, subject, statement.context).includes(player);
}

function saidOfSpell(g: Game, statement: Cant, subject: Subject | null, spell: Candidate): boolean {
  return subject !== null && !isPlayerPhrase(subject) && isAmong(g, subject, spell, statement.context);
}

/** How many spells of a kind a player has cast this turn, as they were when they were cast. */
function castThisTurn(g: Game, player: PlayerId, kind: ObjectPhrase | undefined, ctx: Context): number {
  if (kind === undefined) return spellsCastThisTurn(g, player);
  const { turn, history, given } = g.state;
  if ((given.spellsCast[player] ?? 0) > 0)
    throw new Unsupported(ctx.words.card, ctx.words.text, 'what the spells are that were cast before the scenario begins');
  return history.filter(
    ({ turn: when, event }) =>
      when === turn.number && event.kind === 'cast' && event.player === player && isAmong(g, kind, event.object, ctx),
  ).length;
}

/** How many spells a player has cast this turn, those given at setup included. */
export function spellsCastThisTurn(g: Game, player: PlayerId): number {
  const { turn, history, given } = g.state;
  const seen = history.filter(
    ({ turn: when, event }) => when === turn.number && event.kind === 'cast' && event.player === player,
  ).length;
  return seen + (given.spellsCast[player] ?? 0);
}
