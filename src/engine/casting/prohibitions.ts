import type { ProhibitedCasting, Subject } from '../../oracle/tree/index.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import { type Candidate, isAmong, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, prohibitions } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';

type Cant = ActiveStatement<'cant'>;

/** The first effect that prohibits this player from casting this spell (CR 101.2, 601.3); null where there is none. */
export function prohibitsCasting(g: Game, player: PlayerId, spell: Candidate, from: Zone): Cant | null {
  return (
    prohibitions(g, 'spells', concernsSpells).find((statement) =>
      statement.node.what.some((what) => forbids(g, statement, what, player, spell, from)),
    ) ?? null
  );
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
  if (what.kind === 'deed') {
    if (what.deed === 'castSpells') return saidOfPlayer(g, statement, subject, player);
    return what.deed === 'beCast' && saidOfSpell(g, statement, subject, spell);
  }
  if (what.kind !== 'casting' || !saidOfPlayer(g, statement, subject, player)) return false;
  return castingForbids(g, statement, what, player, spell, from);
}

function castingForbids(
  g: Game,
  { context }: Cant,
  what: ProhibitedCasting,
  player: PlayerId,
  spell: Candidate,
  from: Zone,
): boolean {
  switch (what.relation) {
    case 'cast':
      return what.objects === undefined || isAmong(g, what.objects, spell, context);
    case 'castFrom':
      return (
        what.objects === undefined || isAmong(g, what.objects, { ...spell, object: { ...spell.object, zone: from } }, context)
      );
    case 'castMoreThan':
      return spellsCastThisTurn(g, player) >= 1 && (what.objects === undefined || isAmong(g, what.objects, spell, context));
    case 'castExceptAsSorcery':
      return !couldCastSorcery(g, player, spell);
    case 'castExceptOnOwnTurn':
      return g.state.turn.active !== player;
    default:
      return false;
  }
}

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

/** How many spells a player has cast this turn, those given at setup included. */
export function spellsCastThisTurn(g: Game, player: PlayerId): number {
  const { turn, history, given } = g.state;
  const seen = history.filter(
    ({ turn: when, event }) => when === turn.number && event.kind === 'cast' && event.player === player,
  ).length;
  return seen + (given.spellsCast[player] ?? 0);
}
