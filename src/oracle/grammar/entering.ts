import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Statement } from '../tree/index.ts';
import { count } from './numbers.ts';
import { act } from './symbols.ts';
import { counterName } from './words.ts';

/** "As this object enters, you may sacrifice any number of creatures. …" (CR 702.82a). */
const devouring: Phrase<Statement> = form(
  'asEnters',
  'as this object enters, you may <acts^many>. This permanent enters with <amount> <counter> counter/counters^amount on it for each <$what> sacrificed this way',
  {
    acts: single(act),
    amount: count,
    counter: counterName,
    $what: lexicon('what was sacrificed', [
      ['creature', 'creature'],
      ['permanent', 'permanent'],
    ]),
  },
  { fixed: { subject: { kind: 'this' }, optional: true, countersForEach: true } },
);

/** "As this object enters, reveal any number of cards from your hand …" (CR 702.38a). */
const amplifying: Phrase<Statement> = form(
  'asEnters',
  "as this object enters, <acts^many>. This permanent enters with <amount> <counter> counter/counters^amount on it for each card revealed this way. You can't reveal this card or any other cards that are entering the battlefield at the same time as this card",
  { acts: single(act), amount: count, counter: counterName },
  { fixed: { subject: { kind: 'this' }, countersForEach: true, notEntering: true } },
);

/** "As this creature enters, choose an opponent, who may …" (CR 702.104a). */
const BY_OPPONENT = { subject: { kind: 'this' }, acts: [], byOpponent: true } as const;
const tributes: readonly Phrase<Statement>[] = [
  form('asEnters', 'as this creature enters, choose an opponent, who may have it enter with an additional <amount> <counter> counter/counters^amount on it', { amount: count, counter: counterName }, { fixed: BY_OPPONENT }),
  form('asEnters', 'as this creature enters, choose an opponent, who may have it enter with an additional <counter> counter on it', { counter: counterName }, { fixed: { ...BY_OPPONENT, amount: { kind: 'number', value: 1 } }, wording: { as: 'one' } }),
]; // biome-ignore format: one form a line

const THIS_ENTERS = { subject: { kind: 'this' } } as const;
const ONE_MORE = { kind: 'number', value: 1 } as const;
/** What is done as a permanent enters, and what it enters with (CR 702.82a, 702.38a, 702.136a, 702.44a). */
export const entering: readonly Phrase<Statement>[] = [
  devouring,
  amplifying,
  ...tributes,
  form("clause", "you may have this permanent enter with an additional +1/+1 counter on it. If you don't, it gains haste", {}, {
    fixed: { ...THIS_ENTERS, optional: true, acts: [{ kind: 'enterWithCounters', amount: ONE_MORE, counter: '+1/+1', additional: true, elseGains: [{ kind: 'keyword', keyword: 'haste' }] }] },
    wording: { as: 'riot' },
  }),
  form('clause', 'if this object is entering as a creature, ignoring any type-changing effects that would affect it, it enters with a +1/+1 counter on it for each color of mana spent to cast it. Otherwise, it enters with a charge counter on it for each color of mana spent to cast it', {}, {
    fixed: { ...THIS_ENTERS, acts: [{ kind: 'enterWithCounters', amount: { kind: 'colorsSpent', object: { kind: 'this' } }, counter: '+1/+1', ifNoCreature: 'charge' }] },
    wording: { as: 'sunburst' },
  }),
]; // biome-ignore format: one form a line
