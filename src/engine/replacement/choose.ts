import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { invariant } from '../refuse.ts';
import { objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import type { Considered } from '../trace/step.ts';
import { entryPlayer } from './entering.ts';
import { CLASSES, type Replacer } from './replacer.ts';

export interface Choice {
  readonly replacer: Replacer;
  readonly considered: readonly Considered[];
}

/** CR 616.1a-e: the first class that has one; within it the affected player, or the object's controller, chooses. */
export function* chooseReplacer(g: Game, event: GameEvent, applicable: readonly Replacer[]): Run<Choice> {
  const [only] = applicable;
  if (only && applicable.length === 1) return { replacer: only, considered: [] };
  const first = CLASSES.find((one) => applicable.some((replacer) => replacer.class === one));
  const options = applicable.filter((replacer) => replacer.class === first);
  const player = affectedPlayer(g, event);
  const replacer = options.length === 1 ? options[0]! : yield* ask(g, player, options);
  return {
    replacer,
    considered: applicable.filter((other) => other !== replacer).map((other) => later(g, other, options, player)),
  };
}

function* ask(g: Game, player: PlayerId, replacers: readonly Replacer[]): Run<Replacer> {
  if (sameOutcome(replacers)) return replacers[0]!;
  const end = nothingLeft(replacers);
  if (end) return end;
  const options: Option[] = replacers.map(({ source, card, text }) =>
    source !== null && g.state.objects[source]
      ? { kind: 'ref', ref: objectRef(source), label: card, words: text }
      : { kind: 'word', word: card, label: `${card}: ${text}` },
  );
  const answer = yield* decide(g, {
    player,
    kind: 'replacement',
    prompt: 'which effect applies first?',
    options,
    min: 1,
    max: 1,
    cite: ['616.1', '616.1e'],
    source: null,
  });
  invariant(answer.kind === 'chosen', 'a replacement effect is chosen by index');
  return replacers[answer.indexes[0]!]!;
}

/** Effects of the same words from alike sources, the rules' own counters, and effects that only add come to the same in any order. */
function sameOutcome(replacers: readonly Replacer[]): boolean {
  if (replacers.every(({ adds }) => adds === true)) return true;
  return replacers.every(({ card, text }) => card === replacers[0]!.card && text === replacers[0]!.text);
}

/** Whatever else changes the amount of the damage, and nothing but that, in the end there is none: then the order makes no difference. */
const nothingLeft = (replacers: readonly Replacer[]): Replacer | undefined =>
  replacers.every(({ damage }) => damage !== undefined) ? replacers.find(({ damage }) => damage === 'none') : undefined;

function later(g: Game, other: Replacer, options: readonly Replacer[], player: PlayerId): Considered {
  return options.includes(other)
    ? { what: other.card, why: `${playerName(g, player)} chose another effect to apply first`, cite: ['616.1', '616.1e'] }
    : { what: other.card, why: 'an effect of an earlier step of the order must be chosen', cite: ['616.1'] };
}

/** CR 616.1: the controller of the affected object (its owner, if it has none), or the affected player. */
export function affectedPlayer(g: Game, event: GameEvent): PlayerId {
  if ((event.kind === 'zoneChange' && event.to === 'battlefield') || event.kind === 'createToken') return entryPlayer(event);
  if (event.kind === 'damage') return ofRef(g, event.to);
  if ('on' in event && event.kind !== 'attacks') return ofRef(g, event.on);
  if ('object' in event && g.state.objects[event.object]) return characteristics(g, event.object).controller;
  return 'player' in event && event.player !== null ? event.player : g.state.turn.active;
}

function ofRef(g: Game, ref: Ref): PlayerId {
  if (ref.kind === 'player') return ref.player;
  return g.state.objects[ref.object] ? characteristics(g, ref.object).controller : g.state.turn.active;
}
