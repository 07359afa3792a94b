import type { RuleNumber } from '../../rules/citations.ts';
import type { DecisionTaken } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { Exhausted } from '../refuse.ts';
import type { GameState } from '../state/state.ts';
import { tell } from '../trace/record.ts';
import { setState } from '../writer.ts';
import { fingerprint, outline } from './sameness.ts';

/** Resolutions without an action of a player in between. */
interface Watched {
  count: number;
  /** How many different states there have been, and these by their outlines. */
  states: number;
  readonly seen: Map<string, Seen[]>;
}

/**
 * A state that there has been, with the number of decisions until then. Its fingerprint is taken once another state has the same outline: mostly
 * none does, and a fingerprint goes through all objects and all that waits on the stack.
 */
interface Seen {
  readonly state: GameState;
  print: string | null;
  decisions: number;
}

/** So many things resolve in a row before anybody suspects a loop. */
const SUSPICIOUS = 12;
/** A loop that takes longer to come round isn't noticed. */
const MOST_STATES = 400;

/** A loop that makes the state grow never comes round; it isn't followed further than this. */
const MOST_IN_A_ROW = 1500;

/** A player has acted, or nothing is left to resolve: what comes now is no repetition of what was before. */
export function forgetLoop(g: Game): void {
  g.caches.loop = undefined;
}

/**
 * After something has resolved and a player has got priority: where the state has been the same before, and everything in between was mandatory,
 * it will be so for ever, and the game is a draw (CR 104.4b, 732.4). What nobody chose to do doesn't make it optional (732.5, 732.6).
 */
export function noticeLoop(g: Game): void {
  if (g.state.over) return;
  if (g.state.stack.length === 0) {
    forgetLoop(g);
    return;
  }
  g.caches.loop ??= { count: 0, states: 0, seen: new Map() } satisfies Watched;
  const watched = g.caches.loop as Watched;
  watched.count += 1;
  if (watched.count > MOST_IN_A_ROW) throw new Exhausted(`${MOST_IN_A_ROW} spells and abilities have resolved in a row`);
  if (watched.count < SUSPICIOUS || watched.states >= MOST_STATES) return;
  const since = lastTime(g, watched);
  if (since === null) return;
  const between = g.decisions.slice(since);
  if (!between.every(isMandatory) || asksWhatHappened(g)) return;
  setState(g, 'over', { winners: [], draw: true });
  tell(g, {
    kind: 'game',
    says: 'The game has come to the same state again by nothing but mandatory actions: this loop would never end, so the game is a draw.',
    cite: ['104.4b', '732.4', '104.1', ...declined(between)],
  });
}

/** How many decisions there had been when the state was last the same; null where it never was. This time is noted. */
function lastTime(g: Game, watched: Watched): number | null {
  const now = outline(g.state);
  const alike = watched.seen.get(now) ?? [];
  const print = alike.length === 0 ? null : fingerprint(g.state);
  const same = alike.find((one) => {
    one.print ??= fingerprint(one.state);
    return one.print === print;
  });
  if (same !== undefined) {
    const since = same.decisions;
    same.decisions = g.decisions.length;
    return since;
  }
  // Objects and players are replaced in these tables as the game goes on; their values stay as they are.
  const { objects, players } = g.state;
  const state = { ...g.state, objects: { ...objects }, players: [...players] };
  watched.seen.set(now, [...alike, { state, print, decisions: g.decisions.length }]);
  watched.states += 1;
  return null;
}

/** Only one answer was legal, or all were alike; or a player chose not to do something. */
const isMandatory = (taken: DecisionTaken): boolean => taken.by === 'only legal' || taken.by === 'alike' || isDeclined(taken);

function isDeclined({ request, answer }: DecisionTaken): boolean {
  if (request.kind !== 'may' && request.kind !== 'pay') return false;
  if (answer.kind === 'word') return answer.word === 'no';
  const [index] = answer.kind === 'chosen' ? answer.indexes : [];
  const option = index === undefined ? undefined : request.options[index];
  return option?.kind === 'word' && option.word === 'no';
}

function declined(between: readonly DecisionTaken[]): readonly RuleNumber[] {
  const kinds = between.filter(isDeclined).map(({ request }) => request.kind);
  return [...(kinds.includes('may') ? (['732.5'] as const) : []), ...(kinds.includes('pay') ? (['732.6'] as const) : [])];
}

/** Words that count or ask what has happened: with them the same state needn't go on in the same way. */
const LOOKING_BACK = [
  'happened',
  'happenedThisTurn',
  'timesHappened',
  'nthCast',
  'lifeChangedThisTurn',
  'damageThisTurn',
  'extraTrigger',
];

function asksWhatHappened(g: Game): boolean {
  return [...g.state.battlefield, ...g.state.command, ...g.state.stack].some((id) =>
    characteristics(g, id).abilities.some(({ tree }) => limited(tree) || mentionsAny(tree, LOOKING_BACK)),
  );
}

/** "This ability triggers only once each turn." */
const limited = (tree: object): boolean => 'limit' in tree && tree.limit !== undefined;
