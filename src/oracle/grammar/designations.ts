import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition } from '../tree/index.ts';
import { player } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const MONARCH = { designation: 'monarch' } as const;
const INITIATIVE = { designation: 'initiative' } as const;
const BLESSING = { designation: "city's blessing" } as const;

/** What players are or have, and what was paid for a creature (702.104b), by designation (CR 725.1, 726.1, 702.131c). */
export const designations: readonly Phrase<Condition>[] = [
  form('isDesignated', "you're the monarch", {}, { fixed: { player: YOU, ...MONARCH } }),
  form('isDesignated', "you're not the monarch", {}, { fixed: { player: YOU, ...MONARCH, not: true } }),
  form(
    'isDesignated',
    "you aren't the monarch",
    {},
    { fixed: { player: YOU, ...MONARCH, not: true }, wording: { verb: 'arent' } },
  ),
  form('isDesignated', '<player> is the monarch', { player }, { fixed: MONARCH, wording: { verb: 'is' } }),
  form(
    'isDesignated',
    'there is no monarch',
    {},
    { fixed: { player: { kind: 'somePlayer', who: 'player' }, ...MONARCH, not: true } },
  ),
  form('isDesignated', 'you have the initiative', {}, { fixed: { player: YOU, ...INITIATIVE } }),
  form('isDesignated', "you don't have the initiative", {}, { fixed: { player: YOU, ...INITIATIVE, not: true } }),
  form('isDesignated', '<player> has the initiative', { player }, { fixed: INITIATIVE, wording: { verb: 'has' } }),
  form('tributePaid', "tribute wasn't paid", {}, { fixed: { object: { kind: 'this' }, not: true } }),
  form('isDesignated', "you have the city's blessing", {}, { fixed: { player: YOU, ...BLESSING } }),
  form('isDesignated', "you don't have the city's blessing", {}, { fixed: { player: YOU, ...BLESSING, not: true } }),
];
