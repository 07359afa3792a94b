import { oneOf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import { always, Chain } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, Cost, Modal, Mode } from '../tree/index.ts';
import { manaCost } from './costs.ts';
import { condition, effect, objects, player } from './symbols.ts';

/** Modes beneath each other, each after its sign. */
const listed = (sign: '•' | '+', mode: Phrase<Mode>) =>
  framed(
    `\n ${sign}`,
    new Chain<Mode>('modes', mode, [{ name: 'bullet', words: `\n${sign}` }], {
      least: 2,
      usual: always('bullet'),
      shape: () => true,
    }),
  );
const modes = listed('•', form('mode', '<effect>', { effect }));
const costed: Phrase<Mode> = form('mode', '<cost> — <effect>', { cost: manaCost as Phrase<Cost>, effect });
const costedModes = (sign: '•' | '+') => listed(sign, costed);
/** How many modes are chosen, at least and at most; `null`: as many as there are. */
const many = facts<{ readonly min: number; readonly max: number | null }>('how many modes', [
  ['one', { min: 1, max: 1 }], ['two', { min: 2, max: 2 }], ['three', { min: 3, max: 3 }], ['one or both', { min: 1, max: 2 }], ['one or more', { min: 1, max: null }],
  ['up to one', { min: 0, max: 1 }], ['up to two', { min: 0, max: 2 }], ['up to three', { min: 0, max: 3 }], ['any number', { min: 0, max: null }],
]); // biome-ignore format: a table
const more = facts<{ readonly moreMin: number; readonly moreMax: number | null }>('how many modes instead', [
  ['you may choose both', { moreMin: 1, moreMax: 2 }], ['you may choose both instead', { moreMin: 1, moreMax: 2 }], ['you may choose two instead', { moreMin: 1, moreMax: 2 }], ['choose one or both instead', { moreMin: 1, moreMax: 2 }],
  ['choose both instead', { moreMin: 2, moreMax: 2 }], ['choose two instead', { moreMin: 2, moreMax: 2 }], ['choose three instead', { moreMin: 3, moreMax: 3 }], ['choose one or more instead', { moreMin: 1, moreMax: null }], ['choose any number instead', { moreMin: 0, moreMax: null }],
]); // biome-ignore format: a table
const fresh = lexicon<NonNullable<Modal['fresh']>>("since when it hasn't been chosen", [
  ["that hasn't been chosen", 'game'],
  ["that hasn't been chosen this turn", 'turn'],
]);
/** "you control a commander as you cast this spell". */
const asCast: Phrase<Condition> = oneOf<Condition>('a condition', [
  condition,
  form(
    'controls',
    '<player> controls/control^player <objects> as you cast this spell',
    { player, objects },
    { wording: { as: 'cast' } },
  ),
]);
/** "Choose one —" and its bullets (CR 700.2). */
export const modals: readonly Phrase<Modal>[] = [
  form('modal', 'choose <*many> —<modes>', { '*many': many, modes }),
  form(
    'modal',
    'choose <*many>. You may choose the same mode more than once.<modes>',
    { '*many': many, modes },
    { fixed: { repeatable: true } },
  ),
  form(
    'modal',
    'choose one. If <moreIf>, <*more>.<modes>',
    { moreIf: asCast, '*more': more, modes },
    { fixed: { min: 1, max: 1 } },
  ),
  form('modal', 'choose one <fresh> —<modes>', { fresh, modes }, { fixed: { min: 1, max: 1 } }),
  form('modal', 'tiered<modes>', { modes: costedModes('•') }, { fixed: { min: 1, max: 1, keyword: 'tiered' } }) as Phrase<Modal>,
  form('modal', 'spree<modes>', { modes: costedModes('+') }, { fixed: { min: 1, max: null, keyword: 'spree' } }) as Phrase<Modal>,
];
