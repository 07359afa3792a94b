import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { formatManaCost } from '../../rules/mana/index.ts';
import { besideSplitSecond } from '../casting/besideSplitSecond.ts';
import type { Announcement } from '../casting/request.ts';
import { type Context, staticContext } from '../context.ts';
import { payCost, totalCost } from '../costs/index.ts';
import { askWord, chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { characteristics, characteristicsAs } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { FaceDownAs, GameObject } from '../state/object.ts';
import { playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';

/** A cost for which a face-down permanent may be turned face up (CR 116.2b). */
interface WayUp {
  /** The keyword whose cost it is; `manifest` or `cloak` for the card's mana cost. */
  readonly name: string;
  readonly costs: readonly Cost[];
  readonly cite: readonly RuleNumber[];
}

export interface TurnFaceUpRequest extends Announcement {
  readonly player: PlayerId;
  readonly object: ObjectId;
}

/** The special action of turning a face-down permanent face up, any time its controller has priority (CR 116.2b). It doesn't use the stack. */
export function* turnFaceUp(g: Game, request: TurnFaceUpRequest): Run<void> {
  const { player, object: id } = request;
  if (isHidden(object(g, id))) {
    yield* reveal(g, player, object(g, id));
    return;
  }
  const value = checkFaceDown(g, player, id);
  const way = yield* chooseWay(g, player, value);
  const told = {
    kind: 'action',
    says: `${playerName(g, player)} takes a special action: shows what ${cardName(g, value)} is and turns it face up.`,
    cite: ['116.2b', '708.7', ...way.cite, ...(hasX(way) ? (X_OF[way.cite[0]!] ?? []) : []), ...besideSplitSecond(g)],
    subjects: [id],
  } as const;
  yield* under(g, told, () => procedure(g, request, way));
}

/** A face-down conspiracy (CR 702.106a). */
export const isHidden = ({ zone, faceDown }: GameObject): boolean => zone === 'command' && faceDown !== null;

/** Its controller may turn it face up any time that player has priority, for nothing; the chosen name is revealed (CR 116.2j, 702.106c). */
function* reveal(g: Game, player: PlayerId, value: GameObject): Run<void> {
  if (value.owner !== player) refuse(`${playerName(g, player)} doesn't control that face-down conspiracy.`, ['116.2j']);
  const { name } = value.chosen;
  const told = {
    kind: 'action',
    says: `${playerName(g, player)} takes a special action: turns ${cardName(g, value)} face up${name === undefined ? '' : ` and reveals the name ${name}`}.`,
    cite: ['116.2j', '702.106c', ...besideSplitSecond(g)],
    subjects: [value.id],
  } as const;
  yield* under(g, told, () =>
    happen(g, [{ kind: 'turnFaceUp', object: value.id, paid: null }], { source: value.id, player, words: null }),
  );
}

/** Only a face-down permanent that the player controls (CR 116.2b). */
function checkFaceDown(g: Game, player: PlayerId, id: ObjectId): GameObject {
  const value = object(g, id);
  if (value.zone === 'stack' && value.faceDown) refuse("A face-down spell can't be turned face up.", ['708.7']);
  if (value.zone !== 'battlefield' || !value.faceDown) refuse(`${cardName(g, value)} isn't a face-down permanent.`, ['116.2b']);
  if (characteristics(g, id).controller !== player)
    refuse(`${playerName(g, player)} doesn't control that face-down permanent.`, ['116.2b']);
  return value;
}

const cardName = (g: Game, { copyOf, card }: GameObject): string => {
  const key = copyOf ?? card;
  return (key === null ? undefined : g.definitions.get(key)?.name) ?? 'the card';
};

function* chooseWay(g: Game, player: PlayerId, value: GameObject): Run<WayUp> {
  const ways = waysUp(g, value);
  const [only, another] = ways;
  if (!only) {
    const why = value.faceDown === null ? [] : NO_WAY[value.faceDown];
    refuse(`Face up ${cardName(g, value)} would have no cost for which it could be turned.`, ['116.2b', ...why]);
  }
  if (!another) return only;
  const cite = ways.flatMap((way) => way.cite);
  const name = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: `for which cost should ${cardName(g, value)} be turned face up?`,
    words: ways.map((way) => way.name),
    cite,
    source: value.id,
  });
  return ways.find((way) => way.name === name)!;
}

const NO_WAY: Readonly<Record<FaceDownAs, readonly RuleNumber[]>> = {
  morph: ['702.37e'],
  disguise: ['702.168d'],
  manifest: ['701.40b'],
  cloak: ['701.58b'],
  plain: ['702.37e'],
};

/**
 * By what the permanent would have if it were face up: its morph and disguise costs (CR 702.37e, 702.168d). One that was manifested or cloaked also
 * for the mana cost of the creature card that it is (701.40b, 701.58b).
 */
function waysUp(g: Game, value: GameObject): readonly WayUp[] {
  const { abilities } = characteristicsAs(g, { ...value, faceDown: null });
  const byKeyword = abilities.flatMap(({ hooks, keyword, tree }): WayUp[] => {
    if (!hooks.turnsFaceUp || tree.kind !== 'keyword') return [];
    const { costs, cite } = hooks.turnsFaceUp;
    return [{ name: keyword?.name ?? tree.keyword, costs, cite: [cite, ...(ALSO[`${value.faceDown} ${cite}`] ?? [])] }];
  });
  const own = value.faceDown === 'manifest' || value.faceDown === 'cloak' ? ofManaCost(g, value, value.faceDown) : [];
  return [...byKeyword, ...own];
}

/** The rules by which a face-down permanent can be turned face up. */
export const rulesOfTurningUp = (g: Game, id: ObjectId): readonly RuleNumber[] =>
  isHidden(object(g, id)) ? ['116.2j'] : waysUp(g, object(g, id)).flatMap(({ cite }) => cite);

/** One that was manifested or cloaked may be turned by its own ability all the same. */
const ALSO: Readonly<Record<string, readonly RuleNumber[]>> = {
  'manifest 702.37e': ['701.40c'],
  'manifest 702.168d': ['701.40d'],
  'cloak 702.37e': ['701.58c'],
  'cloak 702.168d': ['701.58d'],
};

function ofManaCost(g: Game, { card }: GameObject, how: 'manifest' | 'cloak'): readonly WayUp[] {
  const face = card === null ? undefined : g.definitions.get(card)?.faces[0];
  if (!face?.manaCost || !face.types.includes('creature')) return [];
  const symbols = formatManaCost(face.manaCost).match(/\{[^}]+\}/g) ?? [];
  return [{ name: how, costs: [{ kind: 'manaCost', symbols }], cite: [how === 'manifest' ? '701.40b' : '701.58b'] }];
}

function* procedure(g: Game, request: TurnFaceUpRequest, way: WayUp): Run<void> {
  const { player, object: id } = request;
  const value = object(g, id);
  const words = { card: cardName(g, value), text: way.name };
  const x = hasX(way) ? (request.x ?? (yield* askX(g, player, id))) : null;
  if (x === null && request.x !== null) refuse(`${words.card} asks for no value of X here.`, ['107.3d']);
  const ctx: Context = { ...staticContext(g, id, player, words), x };
  const total = totalCost(g, {
    player,
    object: id,
    for: 'turningFaceUp',
    ability: null,
    base: null,
    alternative: way.costs,
    additional: [],
    x,
    context: ctx,
  });
  yield* payCost(g, player, total, request.payment, ctx);
  const paid = { using: way.name, x: x ?? 0 };
  yield* happen(g, [{ kind: 'turnFaceUp', object: id, paid }], { source: id, player, words: null });
}

/** The value of X in other abilities is the one chosen for this cost. */
const X_OF: Readonly<Record<string, readonly RuleNumber[]>> = {
  '702.37e': ['107.3d', '702.37f'],
  '702.168d': ['107.3d', '702.168e'],
};

const hasX = ({ costs }: WayUp): boolean => {
  const text = JSON.stringify(costs);
  return text.includes('{X}') || text.includes('"kind":"variable"');
};

function* askX(g: Game, player: PlayerId, source: ObjectId): Run<number> {
  const prompt = 'which value of X for turning it face up?';
  return Number(yield* askWord(g, { player, kind: 'choose', prompt, open: 'number', cite: ['107.3d'], source }));
}
