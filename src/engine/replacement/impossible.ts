import type { Prohibited } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { CardDefinition } from '../definition.ts';
import type { EventKind, EventOf, GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, affects, characteristics, statements } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { DOUBLE_FACED } from '../zones/faces.ts';
import { componentsOf } from '../zones/merge.ts';
import { type Deed, forbids } from './prohibitions.ts';

interface CantHappen {
  readonly says: string;
  readonly cite: readonly RuleNumber[];
  readonly subjects: readonly ObjectId[];
}

type Check<K extends EventKind> = (g: Game, event: EventOf<K>) => CantHappen | null;

const object = (id: ObjectId): Ref => ({ kind: 'object', object: id });
const player = (id: PlayerId): Ref => ({ kind: 'player', player: id });

/** Kinds of event that an effect may say can't happen (CR 614.17, 101.2). */
const CHECKS: { readonly [K in EventKind]?: Check<K> } = {
  destroy: (g, event) => indestructible(g, event.object) ?? forbidden(g, 'beDestroyed', object(event.object), 'be destroyed'),
  counter: (g, event) => forbidden(g, 'beCountered', object(event.object), 'be countered'),
  sacrifice: (g, event) => forbidden(g, 'beSacrificed', object(event.object), 'be sacrificed'),
  gainLife: (g, event) => forbidden(g, 'gainLife', player(event.player), 'gain life'),
  loseLife: (g, event) => forbidden(g, 'loseLife', player(event.player), 'lose life'),
  zoneChange: (g, event) =>
    event.to === 'battlefield' ? forbidden(g, 'enterBattlefield', object(event.object), 'enter the battlefield') : null,
  draw: (g, event) => forbidden(g, 'drawCards', player(event.player), 'draw cards') ?? drawnEnough(g, event),
  putCounters: (g, event) =>
    forbidden(g, 'haveCounters', event.on, 'have counters put on it') ??
    said(
      g,
      event.on,
      `get ${event.counter} counters`,
      (what) => what.kind === 'gettingCounters' && (what.counter === undefined || what.counter === event.counter),
    ),
  transform: (g, event) => staysAsItIs(g, event),
  turnFaceUp: isNoPermanentCard,
  turnFaceDown: staysFaceUp,
  // CR 101.1, 104.3a: nothing keeps a player from conceding.
  loseGame: (g, event) => (event.rule === '104.3a' ? null : forbidden(g, 'loseGame', player(event.player), 'lose the game')),
  winGame: (g, event) => forbidden(g, 'winGame', player(event.player), 'win the game'),
};

/** "Can't transform", and what can except due to its own ability (CR 702.145b, e). */
function staysAsItIs(g: Game, { object: id, by }: EventOf<'transform'>): CantHappen | null {
  return said(
    g,
    object(id),
    'transform',
    (what) => what.kind === 'deed' && what.deed === 'transform' && (what.exceptBy === undefined || what.exceptBy !== by),
  );
}

/** A face-down permanent that is represented by an instant or sorcery card is revealed and stays face down (CR 701.40g, 701.58g). */
function isNoPermanentCard(g: Game, { object: id }: EventOf<'turnFaceUp'>): CantHappen | null {
  const value = g.state.objects[id];
  if (value?.zone !== 'battlefield') return null;
  const spell = cardsOf(g, value).find(
    ({ faces: [front] }) => front?.types.includes('instant') || front?.types.includes('sorcery'),
  );
  if (!value.faceDown || !spell) return null;
  const says = `It is revealed: ${spell.name}, which isn't a permanent card, so it stays face down.`;
  return { says, cite: [value.merged ? '730.2g' : value.faceDown === 'cloak' ? '701.58g' : '701.40g'], subjects: [id] };
}

/** CR 708.2b, 712.16. */
function staysFaceUp(g: Game, { object: id }: EventOf<'turnFaceDown'>): CantHappen | null {
  const value = g.state.objects[id];
  if (value?.faceDown)
    return { says: `${nameOf(g, id)} is face down already, so nothing happens to it.`, cite: ['708.2b'], subjects: [id] };
  if (!cardsOf(g, value).some(({ layout }) => DOUBLE_FACED.has(layout))) return null;
  const says = `${nameOf(g, id)} is double-faced, so it isn't turned face down.`;
  return { says, cite: [value?.merged ? '730.2j' : '712.16'], subjects: [id] };
}

/** The card or token itself, whatever it is a copy of; of a merged permanent all its parts. */
function cardsOf(g: Game, value: GameObject | undefined): readonly CardDefinition[] {
  return (value ? componentsOf(value) : []).flatMap(({ card }) => {
    const found = card === null ? undefined : g.definitions.get(card);
    return found ? [found] : [];
  });
}

/** CR 702.12b. */
function indestructible(g: Game, id: ObjectId): CantHappen | null {
  if (!g.state.objects[id]) return null;
  const key = characteristics(g, id).flags.cantBeDestroyed;
  if (key === undefined) return null;
  const { cite } = abilityOf(g, key);
  return {
    says: `${nameOf(g, id)} can't be destroyed.`,
    cite: [...(cite.length > 0 ? cite : (['702.12b'] as const)), ...severalOfFlag(g, id, 'cantBeDestroyed')],
    subjects: [id],
  };
}

/** "Can't draw more than one card each turn". */
function drawnEnough(g: Game, { player: drawer }: EventOf<'draw'>): CantHappen | null {
  const { turn, history } = g.state;
  const drawn = history.filter(
    ({ turn: when, event }) => when === turn.number && event.kind === 'draw' && event.player === drawer,
  ).length;
  return said(
    g,
    player(drawer),
    'draw more cards this turn',
    (what, ctx) =>
      what.kind === 'casting' &&
      what.relation === 'drawMoreThan' &&
      what.amount !== undefined &&
      drawn >= amount(g, what.amount, ctx),
  );
}

const forbidden = (g: Game, deed: Deed, ref: Ref, what: string): CantHappen | null => cannot(g, forbids(g, deed, ref), ref, what);

function said(g: Game, ref: Ref, words: string, says: (what: Prohibited, ctx: Context) => boolean): CantHappen | null {
  const statement = statements(g, 'cant').find(
    (one) => one.node.what.some((what) => says(what, one.context)) && affects(g, one, ref),
  );
  return cannot(g, statement ?? null, ref, words);
}

function cannot(g: Game, statement: ActiveStatement<'cant'> | null, ref: Ref, what: string): CantHappen | null {
  if (!statement) return null;
  const { card, text } = statement.words;
  return {
    says: `${refName(g, ref)} can't ${what}: ${card} says "${text}"`,
    cite: ['614.17', '101.2', ...statement.cite],
    subjects: ref.kind === 'object' ? [ref.object] : [],
  };
}

/** Why the event can't happen, where an effect says so; then it doesn't, and no other effect can replace it (CR 614.17c). */
export function whyCantHappen(g: Game, event: GameEvent): CantHappen | null {
  const check = CHECKS[event.kind] as Check<EventKind> | undefined;
  return check?.(g, event as never) ?? null;
}

/** The same where it was about to happen: that it doesn't is told. */
export function cantHappen(g: Game, event: GameEvent): boolean {
  const no = whyCantHappen(g, event);
  if (no) tell(g, { kind: 'event', says: no.says, cite: no.cite, subjects: no.subjects });
  return no !== null;
}
