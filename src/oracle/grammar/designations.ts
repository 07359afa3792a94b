import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, IsDesignated } from '../tree/index.ts';
import { player } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const of = {
  monarch: { designation: 'monarch' },
  initiative: { designation: 'initiative' },
  blessing: { designation: "city's blessing" },
} as const;
const NOT = { not: true } as const;
const you = facts<Pick<IsDesignated, 'designation' | 'not'>>('what you are', [
  ["you're the monarch", of.monarch],
  ["you're not the monarch", { ...of.monarch, ...NOT }],
  ["you aren't the monarch", { ...of.monarch, ...NOT }],
  ['you have the initiative', of.initiative],
  ["you don't have the initiative", { ...of.initiative, ...NOT }],
  ["you have the city's blessing", of.blessing],
  ["you don't have the city's blessing", { ...of.blessing, ...NOT }],
]);
const is = lexicon<IsDesignated['designation']>('what a player is', [
  ['is the monarch', 'monarch'],
  ['has the initiative', 'initiative'],
]);

/** What players are or have, and what was paid for a creature (702.104b), by designation (CR 725.1, 726.1, 702.131c). */
export const designations: readonly Phrase<Condition>[] = [
  form('isDesignated', '<*you>', { '*you': you }, { fixed: { player: YOU } }),
  form('isDesignated', '<player> <designation>', { player, designation: is }, { wording: { of: 'someone' } }),
  form(
    'isDesignated',
    'there is no monarch',
    {},
    { fixed: { player: { kind: 'somePlayer', who: 'player' }, ...of.monarch, ...NOT } },
  ),
  form('tributePaid', "tribute wasn't paid", {}, { fixed: { object: { kind: 'this' }, not: true } }),
];
