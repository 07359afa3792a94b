/** The parts of a turn that words ask for: when copies of the card that are in hand are cast or played. */
export type Moment = 'main' | 'afterCombat' | 'inCombat' | 'inResponse' | 'beginning' | 'onTheirTurn';

/** How a game is played: by chance, or with something in view that chance seldom brings about. */
export interface Manner {
  /** When copies in hand are used; null: whenever that is possible. */
  readonly casts: Moment | null;
  /** What has been used already is mostly left alone, so that the card isn't spent on it. */
  readonly sparing: boolean;
  /** How often, out of a hundred, a card is cast that costs creatures or other permanents. */
  readonly harm: number;
  readonly attacks: 'by chance' | 'the card' | 'everything' | 'nothing';
  readonly blocks: 'by chance' | 'everything' | 'nothing';
  /** Abilities are activated, and instants are cast, only when creatures attack, or block where the words speak of blocks. */
  readonly clash?: true;
}

export const BY_CHANCE: Manner = { casts: null, sparing: false, harm: 60, attacks: 'by chance', blocks: 'by chance' };

const SPARING: Manner = { ...BY_CHANCE, sparing: true, harm: 5 };
const ONSLAUGHT: Manner = { ...SPARING, attacks: 'everything' };

/** Manners of the games that follow where something hasn't been used yet. */
export const MANNERS = {
  sparing: SPARING,
  duel: { ...SPARING, attacks: 'the card', blocks: 'everything' },
  inCombat: { ...ONSLAUGHT, casts: 'inCombat' },
  afterCombat: { ...ONSLAUGHT, casts: 'afterCombat', blocks: 'everything', harm: 60 },
  inResponse: { ...SPARING, casts: 'inResponse', harm: 60 },
  onTheirTurn: { ...ONSLAUGHT, casts: 'onTheirTurn', harm: 30 },
  main: { ...ONSLAUGHT, casts: 'main', blocks: 'nothing' },
  peace: { ...SPARING, harm: 0, attacks: 'nothing', blocks: 'everything' },
  clash: { ...ONSLAUGHT, harm: 0, blocks: 'everything', clash: true },
  beginning: { ...SPARING, casts: 'beginning' },
} as const satisfies Readonly<Record<string, Manner>>;
