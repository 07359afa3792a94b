import type { Card } from '../../cards/card.ts';
import { foldName } from '../../cards/names/index.ts';
import { starterCards } from '../../cards/starter/index.ts';
import { COLORS } from '../../rules/vocabulary/colors.ts';
import type { CardSource } from '../../scenario/index.ts';
import type { Dice } from '../coverage/play/dice.ts';
import type { Playable, Pool } from './pool.ts';

/** How a game stands at first, as a scenario document says it, with the cards that it is played with. */
export interface Opening {
  readonly document: { readonly players: readonly object[]; readonly start: object };
  readonly cards: CardSource;
}

const BASICS: Readonly<Record<string, string>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};
const LANDS = 16;
const SPELLS = 22;
const STARTING_HAND = 7;

/** Two decks of read cards in two colors each: from opening hands, or in the middle of a game with some of each deck in every zone. */
export function opening(pool: Pool, dice: Dice): Opening {
  const cards = new Map<string, Card>(starterCards().map((card) => [foldName(card.name), card]));
  const middle = dice.often(60);
  const players = ['Ann', 'Bob'].map((name) => {
    const deck = makeDeck(pool, dice);
    for (const { card } of deck.spells) cards.set(foldName(card.name), card);
    return middle ? inTheMiddle(name, deck, dice) : withHand(name, deck, dice);
  });
  const source: CardSource = { find: (name) => cards.get(foldName(name)), near: () => [] };
  const start = middle ? { active: 'Ann', step: 'precombat main', turn: 5 } : { active: 'Ann', step: 'upkeep', turn: 1 };
  return { document: { players, start }, cards: source };
}

interface Deck {
  readonly lands: readonly string[];
  readonly spells: readonly Playable[];
}

function makeDeck(pool: Pool, dice: Dice): Deck {
  const colors = dice.shuffled(COLORS).slice(0, 2);
  const spells: Playable[] = [];
  while (spells.length < SPELLS) {
    const found = pool.pick(dice, colors);
    if (!found) break;
    spells.push(found);
    if (dice.often(20)) spells.push(found);
  }
  return { lands: Array.from({ length: LANDS }, (_, index) => BASICS[colors[index % colors.length]!]!), spells };
}

/** Each card has a name of its own, by which the game can be told as a scenario. */
const called = (name: string, cards: readonly string[]): object[] =>
  cards.map((card, index) => ({ card, as: `${name.charAt(0)}${index + 1}` }));

function withHand(name: string, deck: Deck, dice: Dice): object {
  const all = called(name, dice.shuffled([...deck.lands, ...deck.spells.map(({ card }) => card.name)]));
  const library = all.slice(STARTING_HAND);
  return { name, hand: all.slice(0, STARTING_HAND), library, librarySize: library.length };
}

function inTheMiddle(name: string, { lands, spells }: Deck, dice: Dice): object {
  const standing = spells.filter(standsAlone).slice(0, 3 + dice.below(4));
  const rest = dice.shuffled([
    ...lands.slice(6),
    ...spells.filter((one) => !standing.includes(one)).map(({ card }) => card.name),
  ]);
  const named = called(name, [...lands.slice(0, 6), ...standing.map(({ card }) => card.name), ...rest]);
  const onBattlefield = 6 + standing.length;
  const hand = onBattlefield + 4;
  const graveyard = hand + 4;
  const exile = graveyard + 1;
  const library = named.slice(exile);
  return {
    name,
    life: 8 + dice.below(13),
    battlefield: named.slice(0, onBattlefield),
    hand: named.slice(onBattlefield, hand),
    graveyard: named.slice(hand, graveyard),
    exile: named.slice(graveyard, exile),
    library,
    librarySize: library.length,
  };
}

/** Permanents that can be put there without anything to be chosen for them, and that don't die at once. */
function standsAlone({ definition: { faces, layout } }: Playable): boolean {
  const [{ types, subtypes, toughness }] = faces as [(typeof faces)[number]];
  if (layout !== 'normal' || subtypes.includes('Aura') || types.includes('battle')) return false;
  if (types.includes('creature')) return Number(toughness) > 0;
  return types.some((type) => type === 'artifact' || type === 'enchantment' || type === 'land' || type === 'planeswalker');
}
