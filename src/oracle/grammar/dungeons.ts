import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, Statement } from '../tree/index.ts';
import { cardName } from './modifiers.ts';
import { player } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const YOURS = { player: YOU } as const;

/** CR 309.4c, 309.7, 726.1. */
export const dungeonEvents: readonly Phrase<Event>[] = [
  form('movesIntoRoom', 'you move your venture marker into this room', {}),
  form('doesKeywordAction', '<player> takes/take^player the initiative', { player }, { fixed: { action: 'takeInitiative' } }),
];

export const dungeonConditions: readonly Phrase<Condition>[] = [
  form('completedDungeon', "you've completed a dungeon", {}, { fixed: YOURS }),
  form('completedDungeon', "you haven't completed <name>", { name: cardName }, { fixed: { ...YOURS, not: true } }),
];

/** What stands behind "for each". */
export const dungeonAmounts: readonly Phrase<Amount>[] = [
  form('dungeonsCompleted', "differently named dungeon you've completed", {}, { fixed: YOURS }),
];

const OF_YOURS = {
  kind: 'each',
  filter: {
    kind: 'filter',
    adjectives: [],
    noun: 'card',
    types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'dungeon' }] }],
    modifiers: [
      { kind: 'inZone', zone: 'command' },
      { kind: 'ownedBy', player: YOU },
    ],
  },
} as const;

export const dungeonStatements: readonly Phrase<Statement>[] = [
  form('extraTrigger', 'room abilities of dungeons you own trigger an additional time', {}, { fixed: { of: OF_YOURS }, wording: { as: 'rooms' } }),
]; // biome-ignore format: one sentence
