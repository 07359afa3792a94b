import type { Card } from '../../../cards/card.ts';
import { BY_CHANCE, MANNERS, type Manner } from './manner.ts';

/** How a game begins, and how it is played. */
export interface Beginning {
  /** Whether the card is on the battlefield, too, and in the graveyard. */
  readonly battlefield: boolean;
  readonly graveyard: boolean;
  /** Face that is up on the battlefield; null for the front. */
  readonly face: string | null;
  /** An Equipment and an Aura are attached to it, if it is a creature. */
  readonly laden: boolean;
  /**
   * Ann has little life, few cards and no other creatures; or Bob has little besides one creature, or (`'alone'`) nothing at all; or nobody has
   * anything besides the card (`'both'`).
   */
  readonly bare: 'ann' | 'bob' | 'alone' | 'both' | null;
  /** Where it speaks of other opponents than one: there is a third player. */
  readonly third: boolean;
  /** How many chapters a Saga stands before its last one. */
  readonly lore: number;
  /** How many counters of each kind that its words take away are on it. */
  readonly counters: number;
  /** Whether it begins tapped. */
  readonly tapped: boolean;
  /** Whether it is night, where its words ask for that. */
  readonly night: boolean;
  /** Where words ask which mana was spent: Ann has no other than what lands of all those colors make, or of the first or last of them. */
  readonly byLands: 'all' | 'first' | 'last' | null;
  readonly manner: Manner;
}

const PLAIN: Beginning = {
  battlefield: true,
  graveyard: true,
  face: null,
  laden: false,
  bare: null,
  third: false,
  lore: 1,
  counters: 5,
  tapped: false,
  night: false,
  byLands: null,
  manner: BY_CHANCE,
};
const BY_CHANCE_ALONE: readonly Beginning[] = [
  PLAIN,
  { ...PLAIN, graveyard: false, laden: true, lore: 2 },
  { ...PLAIN, bare: 'bob' },
  { ...PLAIN, bare: 'ann', graveyard: false },
  { ...PLAIN, battlefield: false, byLands: 'all' },
  { ...PLAIN, graveyard: false },
];
/** Games with something in view, for what chance didn't bring about. */
const WITH_A_VIEW: readonly Beginning[] = [
  { ...PLAIN, manner: MANNERS.duel, counters: 1, lore: 3 },
  { ...PLAIN, manner: MANNERS.inCombat, graveyard: false, lore: 2 },
  { ...PLAIN, manner: MANNERS.clash, graveyard: false, lore: 3 },
  { ...PLAIN, manner: MANNERS.afterCombat, battlefield: false, byLands: 'first' },
  { ...PLAIN, manner: MANNERS.inResponse, battlefield: false },
  { ...PLAIN, manner: MANNERS.main, laden: true, lore: 3 },
  { ...PLAIN, manner: MANNERS.duel, bare: 'alone', graveyard: false },
  { ...PLAIN, manner: MANNERS.sparing, tapped: true, counters: 1 },
  { ...PLAIN, manner: MANNERS.afterCombat, graveyard: false },
  { ...PLAIN, manner: MANNERS.beginning, battlefield: false, bare: 'ann' },
  { ...PLAIN, manner: MANNERS.inCombat, battlefield: false, bare: 'bob' },
  { ...PLAIN, manner: MANNERS.main, graveyard: false, night: true },
  { ...PLAIN, manner: MANNERS.main, battlefield: false, bare: 'ann', graveyard: false },
  { ...PLAIN, manner: MANNERS.inResponse, lore: 2 },
  { ...PLAIN, manner: MANNERS.duel, laden: true, lore: 3 },
  { ...PLAIN, manner: MANNERS.sparing, battlefield: false, byLands: 'last' },
  { ...PLAIN, manner: MANNERS.onTheirTurn },
  { ...PLAIN, manner: MANNERS.sparing, bare: 'both', graveyard: false },
  { ...PLAIN, manner: MANNERS.onTheirTurn, battlefield: false, graveyard: false },
  { ...PLAIN, manner: MANNERS.beginning, bare: 'both', battlefield: false, counters: 1 },
  { ...PLAIN, manner: MANNERS.duel, third: true, graveyard: false },
  { ...PLAIN, manner: MANNERS.clash },
  { ...PLAIN, manner: MANNERS.peace, bare: 'ann', graveyard: false },
];

/** The games that are played with a card, in order. Those that turn over begin with the back up, too. */
export function beginnings({ layout, faces, name }: Card): readonly Beginning[] {
  const isAura = faces[0]!.subtypes.includes('Aura');
  const isConspiracy = faces[0]!.types.includes('Conspiracy');
  const games = [...BY_CHANCE_ALONE, ...WITH_A_VIEW];
  // Several copies of an Aura can't be set up attached to what each of them asks for; they are cast. Instants and sorceries are no permanents.
  const all =
    isAura || isSpell(faces[0]!) || isConspiracy
      ? games.map((one) => ({ ...one, battlefield: false, graveyard: one.graveyard && !isConspiracy }))
      : games;
  const back = faces[1];
  if (!TWO_SIDED.has(layout) || !back || back.name === name || isSpell(back)) return all;
  const turned = (one: Beginning): Beginning => ({ ...one, battlefield: true, face: back.name });
  return [...all.slice(0, 2), ...all.slice(0, 2).map(turned), ...all.slice(2), ...WITH_A_VIEW.filter(isThere).map(turned)];
}

const TWO_SIDED: ReadonlySet<string> = new Set(['transform', 'modal_dfc']);
const isSpell = ({ types }: Card['faces'][number]): boolean => types.includes('Instant') || types.includes('Sorcery');
const isThere = ({ battlefield }: Beginning): boolean => battlefield;
