import { readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Chain, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Amount, Clause, PlayerPhrase, Subject } from '../tree/index.ts';
import { damageTo } from './acts/objects.ts';
import { namedPlayer, subject } from './symbols.ts';
import { characteristic } from './words.ts';

const you: Phrase<PlayerPhrase> = form('you', 'you', {}, { number: 'many' });
/** "you and target opponent". */
const youAnd: Phrase<Subject> = form('severalPlayers', '<players>', {
  players: new Chain<PlayerPhrase>('players', you, [{ name: 'and', words: 'and', follows: namedPlayer }], {
    least: 2,
    usual: () => 'and',
    shape: (links) => links.length === 1,
  }),
});
/** What each of several does by itself, and what is so of each: nothing that speaks of "their" own. */
const ALONE = new Set<Act['kind']>([
  'get', 'gain', 'lose', 'draw', 'discard', 'gainLife', 'loseLife', 'createToken', 'createTokens', 'keywordActionN', 'keywordAction', 'sacrifice', 'getCounters', 'haveBase', 'objectAction', 'becomeCopy', 'loseAllAbilities', 'become',
]); // biome-ignore format: a table
const speaksOfTheir = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { kind, many } = node as { readonly kind?: string; readonly many?: boolean };
  return (kind === 'that' && many === true) || Object.values(node).some(speaksOfTheir);
};

/** "their power", of each its own. */
const theirOwn: Phrase<Amount> = form('characteristicOf', 'their <characteristic>', { characteristic }, { fixed: { of: { kind: 'that', many: false, referent: { kind: 'attachedReferent' }, wording: { case: 'theirOwn' } } } }); // biome-ignore format: one line
/** "Two target creatures you control each deal damage equal to their power to target creature." */
const eachDeals = single<Act>(
  form('dealDamage', 'deal damage equal to <amount> to <to>', { amount: theirOwn, to: damageTo }, { wording: { as: 'equal' } }),
);

/** "Up to two target creatures each get +1/+1", "you and that player each draw a card". */
export const eachOfThem = (chain: Phrase<readonly Act[]>): readonly Phrase<Clause>[] => [
  ...[subject, youAnd].map((who) =>
    readIf(form('clause', '<subject> each <acts^many>', { subject: who, acts: chain }, { fixed: { each: true } }), ({ acts }) =>
      acts.every((act) => ALONE.has(act.kind) && !speaksOfTheir(act)),
    ),
  ),
  form('clause', '<subject> each <acts^many>', { subject, acts: eachDeals }, { fixed: { each: true } }),
];
