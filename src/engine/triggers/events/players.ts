import type { EitherFilter, Event, Filter, ObjectPhrase } from '../../../oracle/tree/index.ts';
import { abilityOf } from '../../abilities.ts';
import type { Context } from '../../context.ts';
import type { EventKind, EventOf, GameEvent } from '../../events/event.ts';
import { candidateOf, unsupported } from '../../filters/candidate.ts';
import { matchesKind } from '../../filters/match.ts';
import type { Game } from '../../game.ts';
import { controllerOf } from '../../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../../state/ids.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';
import { isIt, isThem, type Matcher, memory, NO_MATCH, objects, players, type TreeOf } from './matcher.ts';

/** CR 601.2i. The ordinal counts the spells that the player has cast this turn. */
export const castsSpell: Matcher<'castsSpell'> = {
  kinds: ['cast'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'cast' || !isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    const told = memory(players(event.player), objects(event.object), event.player);
    // "From their hand" speaks of who casts it.
    if (!isIt(g, tree.spell, event.object, { ...ctx, memory: told })) return NO_MATCH;
    if (tree.ordinal !== undefined && tree.ordinal !== spellsCast(g, tree, event.player, { ...ctx, memory: told }))
      return NO_MATCH;
    if (tree.using !== undefined && castUsing(g, event.object) !== tree.using) return NO_MATCH;
    if (tree.notFromHand && event.from === 'hand') return NO_MATCH;
    return [asksForX(tree.spell) ? { ...told, x: castAs(g, event.object)?.x ?? 0 } : told];
  },
};

/** "A spell with {X} in its mana cost": X of the ability is that spell's X. */
const asksForX = (phrase: ObjectPhrase): boolean =>
  phrase.kind === 'some' && phrase.filter.kind === 'filter' && phrase.filter.modifiers.some(({ kind }) => kind === 'withXInCost');

/** What it was on the stack, though it may have left it (CR 608.2h). */
const castAs = (g: Game, spell: ObjectId) => (g.state.objects[spell] ?? g.state.lastKnown[spell]?.object)?.stack;

/** The keyword by which a spell was cast, though it may have left the stack (CR 608.2h). */
function castUsing(g: Game, spell: ObjectId): string | null {
  return castAs(g, spell)?.cast?.using ?? null;
}

/** Such spells as that player has cast this turn; of those from before the scenario only their number is known. */
function spellsCast(g: Game, { spell }: TreeOf<'castsSpell'>, player: PlayerId, ctx: Context): number {
  const given = g.state.given.spellsCast[player] ?? 0;
  const any = spell.kind === 'some' && isAnySpell(spell.filter);
  if (given > 0 && !any) return unsupported(ctx, "it isn't known which spells were cast before");
  return given + thisTurn(g, (event) => event.kind === 'cast' && event.player === player && isIt(g, spell, event.object, ctx));
}

const isAnySpell = (filter: Filter | EitherFilter): boolean =>
  filter.kind === 'filter' && !filter.types && filter.adjectives.length + filter.modifiers.length === 0;

function thisTurn(g: Game, is: (event: GameEvent) => boolean): number {
  const { history, turn } = g.state;
  return history.filter((entry) => entry.turn === turn.number && is(entry.event)).length;
}

/** CR 601.2i, 707.10. */
export const castsOrCopies: Matcher<'castsOrCopies'> = {
  kinds: ['cast', 'copySpell'],
  match: (g, tree, event, ctx) =>
    (event.kind === 'cast' || event.kind === 'copySpell') &&
    isThem(g, tree.player, event.player, ctx) &&
    isIt(g, tree.spell, event.object, ctx)
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};

/** CR 121.1: a card drawn is one that came to the hand; an attempt at an empty library draws nothing. */
export const draws: Matcher<'draws'> = {
  kinds: ['zoneChange'],
  match: (g, tree, event, ctx) => {
    if (!isDraw(event) || event.player === null || !isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    const { player } = event;
    if (tree.ordinal !== undefined && tree.ordinal !== thisTurn(g, (other) => isDraw(other) && other.player === player))
      return NO_MATCH;
    return [memory(players(player), event.became === null ? [] : objects(event.became), player)];
  },
};

const isDraw = (event: GameEvent): event is EventOf<'zoneChange'> => event.kind === 'zoneChange' && event.reason === 'draw';

/** CR 701.9a. The card is found by what it was in the hand and, as "this card", by what it has become. */
export const discards: Matcher<'discards'> = {
  kinds: ['discard'],
  several: ({ card }) => card,
  match: (g, tree, event, ctx) =>
    event.kind === 'discard' &&
    isThem(g, tree.player, event.player, ctx) &&
    (tree.causedBy === undefined || (event.causedBy !== undefined && isThem(g, tree.causedBy, event.causedBy, ctx))) &&
    isIt(g, tree.card, event.object, ctx)
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};

/** CR 602.2a; a mana ability is on no stack and can't be spoken of afterwards. */
export const activates: Matcher<'activates'> = {
  kinds: ['activate'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'activate' || !isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    if (tree.notMana && event.manaAbility) return NO_MATCH;
    const told = memory(players(event.player), event.manaAbility ? [] : objects(event.object), event.player);
    // "An artifact they control" speaks of who activates it.
    if (tree.object && !isIt(g, tree.object, event.source, { ...ctx, memory: told })) return NO_MATCH;
    return [{ ...told, refs: { ...told.refs, source: objects(event.source) } }];
  },
};

/** CR 701.21a; it looks back (603.10a). */
export const sacrifices: Matcher<'sacrifices'> = {
  kinds: ['sacrifice'],
  back: () => true,
  several: ({ object }) => object,
  match: (g, tree, event, ctx) =>
    event.kind === 'sacrifice' && isThem(g, tree.player, event.player, ctx) && isIt(g, tree.object, event.object, ctx)
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};

type Action = Extract<Event, { kind: 'doesKeywordAction' }>['action'];
/** The game events of keyword actions; cycling a card is discarding it for that cost (CR 702.29a). Absent: not carried out yet. */
export const ACTION_EVENTS: { readonly [K in Action]?: EventKind } = {
  scry: 'scry',
  surveil: 'surveil',
  shuffle: 'shuffle',
  search: 'search',
  cycle: 'activate',
  cycleOrDiscard: 'discard',
  crime: 'cast',
  becomeMonarch: 'designatePlayer',
  giveGift: 'giveGift',
  rollDice: 'rollDie',
  winFlip: 'flipCoin',
  loseFlip: 'flipCoin',
  takeInitiative: 'designatePlayer',
  completeDungeon: 'completeDungeon',
  ringTempts: 'ringTempts',
  chooseRingBearer: 'ringBearer',
};

const DESIGNATED: { readonly [K in Action]?: string } = { becomeMonarch: 'monarch', takeInitiative: 'initiative' };

export const doesKeywordAction: Matcher<'doesKeywordAction'> = {
  kinds: [
    'scry',
    'surveil',
    'shuffle',
    'search',
    'cast',
    'activate',
    'triggered',
    'discard',
    'designatePlayer',
    'giveGift',
    'flipCoin',
    'rollDie',
    'completeDungeon',
    'ringTempts',
    'ringBearer',
  ],
  match: (g, tree, event, ctx) => {
    if (tree.action === 'crime') return crime(g, tree, event, ctx);
    if (ACTION_EVENTS[tree.action] !== event.kind || !('player' in event) || event.player === null) return NO_MATCH;
    if (!isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    if (event.kind === 'flipCoin' && event.won !== (tree.action === 'winFlip')) return NO_MATCH;
    if (event.kind === 'designatePlayer' && event.designation !== DESIGNATED[tree.action]) return NO_MATCH;
    if (event.kind === 'activate' || event.kind === 'discard') return cycled(g, tree, event, ctx);
    if (event.kind === 'ringTempts' || event.kind === 'ringBearer') return ofTheRing(g, tree, event, ctx);
    return [memory(players(event.player), [], event.player, 'amount' in event ? event.amount : 1)];
  },
};

/** CR 309.4c: the marker moves into that room of the dungeon that the ability is of. */
export const movesIntoRoom: Matcher<'movesIntoRoom'> = {
  kinds: ['ventureMarker'],
  match: (_g, { room }, event, ctx) =>
    event.kind === 'ventureMarker' && event.object === ctx.source && event.room === room
      ? [memory(players(event.player), [], event.player)]
      : NO_MATCH,
};

/** Whom the Ring had the player choose is known to what triggers (CR 701.54a, d). */
function ofTheRing(g: Game, tree: TreeOf<'doesKeywordAction'>, event: EventOf<'ringTempts' | 'ringBearer'>, ctx: Context) {
  const chosen = event.kind === 'ringBearer' ? event.object : event.bearer;
  if (tree.object && (chosen === null || !isIt(g, tree.object, chosen, ctx))) return NO_MATCH;
  return [memory(players(event.player), chosen === null ? [] : objects(chosen), event.player)];
}

/** Casting, activating or putting a triggered ability on the stack, once it has a target that makes it one (CR 700.13). */
function crime(
  g: Game,
  { player }: Extract<Event, { kind: 'doesKeywordAction' }>,
  event: GameEvent,
  ctx: Parameters<typeof isIt>[3],
): readonly TriggerMemory[] {
  if (event.kind !== 'cast' && event.kind !== 'activate' && event.kind !== 'triggered') return NO_MATCH;
  if (!isThem(g, player, event.player, ctx)) return NO_MATCH;
  const targets = g.state.objects[event.object]?.stack?.targets.flatMap(({ refs }) => refs) ?? [];
  return targets.some((target) => isOfOpponent(g, target, event.player))
    ? [memory(players(event.player), objects(event.object), event.player)]
    : NO_MATCH;
}

/** An opponent, what an opponent controls, or a card in an opponent's graveyard. */
function isOfOpponent(g: Game, target: Ref, player: PlayerId): boolean {
  if (target.kind === 'player') return target.player !== player;
  const value = g.state.objects[target.object];
  if (!value) return false;
  switch (value.zone) {
    case 'battlefield':
    case 'stack':
      return controllerOf(g, value.id) !== player;
    case 'graveyard':
      return value.owner !== player;
    default:
      return false;
  }
}

/**
 * To cycle a card is to discard it to pay an activation cost of a cycling ability (CR 702.29c); who "cycles or discards" a card does it once when
 * cycling (702.29d).
 */
function cycled(
  g: Game,
  tree: Extract<Event, { kind: 'doesKeywordAction' }>,
  event: EventOf<'activate' | 'discard'>,
  ctx: Parameters<typeof isIt>[3],
) {
  if (event.kind === 'activate' && abilityOf(g, event.ability).keyword?.rule !== '702.29') return NO_MATCH;
  const card = event.kind === 'activate' ? event.source : event.object;
  if (tree.object && !isIt(g, tree.object, card, ctx)) return NO_MATCH;
  const told = memory(players(event.player), objects(card), event.player);
  const x = event.kind === 'activate' ? g.state.objects[event.object]?.stack?.x : undefined;
  return [x === undefined ? told : { ...told, x }];
}

/** CR 106.12: its mana ability with {T} in the cost has made mana. */
export const tappedForMana: Matcher<'tappedForMana'> = {
  kinds: ['addMana'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'addMana' || !event.tapped || event.source === null) return NO_MATCH;
    if (!isThem(g, tree.by, event.player, ctx) || !isIt(g, tree.object, event.source, ctx)) return NO_MATCH;
    return [{ ...memory(objects(event.source), players(event.player), event.player, event.mana.length), mana: event.mana }];
  },
};

/** CR 702.189b: someone firebends as a firebending ability that they control resolves. */
export const bends: Matcher<'bends'> = {
  kinds: ['bend'],
  match: (g, tree, event, ctx) =>
    event.kind === 'bend' && tree.ways.includes(event.way) && isThem(g, tree.player, event.player, ctx)
      ? [memory(players(event.player), [], event.player)]
      : NO_MATCH,
};

/** To play a card is to play it as a land or to cast it (CR 701.18b); "from exile" speaks of where it was (of a spell, `inZone` knows). */
export const playsLand: Matcher<'playsLand'> = {
  kinds: ['playLand', 'cast'],
  match: (g, tree, event, ctx) => {
    if ((event.kind !== 'playLand' && event.kind !== 'cast') || !isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    if (!isPlayed(g, tree.land, event, ctx)) return NO_MATCH;
    return [memory(players(event.player), objects(event.object), event.player)];
  },
};

function isPlayed(g: Game, phrase: ObjectPhrase, event: EventOf<'playLand' | 'cast'>, ctx: Context): boolean {
  if (phrase.kind !== 'some') return isIt(g, phrase, event.object, ctx);
  const played = candidateOf(g, event.object);
  const { object } = played;
  return matchesKind(
    g,
    phrase.filter,
    event.kind === 'cast' ? played : { ...played, object: { ...object, zone: event.from } },
    ctx,
  );
}

export const createsToken: Matcher<'createsToken'> = {
  kinds: ['createToken'],
  several: ({ token }) => token,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'createToken' || event.became === null) return NO_MATCH;
    if (!isThem(g, tree.player, event.player, ctx) || !isIt(g, tree.token, event.became, ctx)) return NO_MATCH;
    return [memory(players(event.player), objects(event.became), event.player)];
  },
};

const CREWING = { crew: '702.122', saddle: '702.171' } as const;

/**
 * What was sacrificed as the keyword's ability resolved (CR 702.110b), which may be the creature itself, so that it looks back (603.10a); what was
 * tapped to pay for attacking so (702.154c), or to pay for the ability that crews a Vehicle or saddles a permanent (702.122b, 702.171c).
 */
export const doesKeyword: Matcher<'doesKeyword'> = {
  kinds: ['sacrifice', 'enlist', 'activate'],
  back: ({ keyword }) => keyword === 'exploit',
  match: (g, tree, event, ctx) => {
    const found = (by: ObjectId, object: ObjectId, player: PlayerId): readonly TriggerMemory[] =>
      isIt(g, tree.subject, by, ctx) && isIt(g, tree.object, object, ctx)
        ? [memory(objects(by), objects(object), player)]
        : NO_MATCH;
    switch (tree.keyword) {
      case 'exploit': {
        const exploits = event.kind === 'sacrifice' && event.by?.keyword === 'exploit';
        return exploits ? found(event.by.source, event.object, event.player) : NO_MATCH;
      }
      case 'enlist':
        return event.kind === 'enlist' ? found(event.by, event.object, event.player) : NO_MATCH;
      case 'crew':
      case 'saddle': {
        if (event.kind !== 'activate' || abilityOf(g, event.ability).keyword?.rule !== CREWING[tree.keyword]) return NO_MATCH;
        const tapped = g.state.objects[event.object]?.stack?.paid?.tap ?? [];
        return tapped.flatMap((id) => found(id, event.source, event.player));
      }
    }
  },
};
