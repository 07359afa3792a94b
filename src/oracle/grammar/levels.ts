import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Act, Clause, Condition, Quantity } from '../tree/index.ts';
import { digits } from './numbers.ts';

const THIS = { kind: 'this' } as const;
const SYMBOL = { wording: { level: 'symbol' } } as const;
const NOTHING = { kind: 'clause', subject: THIS, acts: [] } as const satisfies Clause;
const level = lexicon(
  'a level',
  Array.from({ length: 20 }, (_, n) => [String(n + 1), n + 1] as const),
);

/** "LEVEL 2-6", "LEVEL 7+": what stands behind it is had with so many level counters (CR 711.2). */
function symbol(of: string, amount: Phrase<Quantity>): Phrase<Ability> {
  const quality = form('withCounters', '<amount>', { amount }, { fixed: { counter: 'level' } });
  const condition: Phrase<Condition> = form('hasQuality', '<quality>', { quality }, { fixed: { object: THIS }, ...SYMBOL });
  return form('static', 'LEVEL <condition>', { condition }, { fixed: { statement: NOTHING }, wording: { level: 'symbol', of } });
}
export const levelSymbols: readonly Phrase<Ability>[] = [
  symbol('range', form('between', '<least>-<most>', { least: level, most: level })),
  symbol('more', form('orMore', '<amount>+', { amount: digits })),
];

/** "4/4": the box for power and toughness that belongs to the level symbol before (CR 711.2). */
export const levelSize: Phrase<Ability> = form(
  'static',
  '<statement>',
  {
    statement: form(
      'clause',
      '<acts>',
      { acts: single<Act>(form('haveBase', '<power>/<toughness>', { power: digits, toughness: digits }, SYMBOL)) },
      { fixed: { subject: THIS }, ...SYMBOL },
    ),
  },
  { wording: { level: 'size' } },
);
