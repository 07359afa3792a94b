import { oneOf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
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
const CHOICES: readonly (readonly [string, number, number | null])[] = [
  ['one', 1, 1], ['two', 2, 2], ['three', 3, 3], ['one or both', 1, 2], ['one or more', 1, null], ['up to two', 0, 2], ['up to one', 0, 1], ['any number', 0, null], ['up to three', 0, 3],
]; // biome-ignore format: a table
const MORE: readonly (readonly [string, number, number | null])[] = [
  ['you may choose both', 1, 2], ['you may choose both instead', 1, 2], ['choose both instead', 2, 2], ['choose any number instead', 0, null], ['choose one or both instead', 1, 2], ['choose one or more instead', 1, null], ['you may choose two instead', 1, 2], ['choose two instead', 2, 2], ['choose three instead', 3, 3],
]; // biome-ignore format: a table
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
  ...CHOICES.map(
    ([words, min, max]) => form('modal', `choose ${words} —<modes>`, { modes }, { fixed: { min, max } }) as Phrase<Modal>,
  ),
  ...CHOICES.map(
    ([words, min, max]) =>
      form(
        'modal',
        `choose ${words}. You may choose the same mode more than once.<modes>`,
        { modes },
        { fixed: { min, max, repeatable: true } },
      ) as Phrase<Modal>,
  ),
  ...MORE.map(
    ([words, moreMin, moreMax]) =>
      form(
        'modal',
        `choose one. If <moreIf>, ${words}.<modes>`,
        { moreIf: asCast, modes },
        { fixed: { min: 1, max: 1, moreMin, moreMax }, wording: { more: words } },
      ) as Phrase<Modal>,
  ),
  form(
    'modal',
    "choose one that hasn't been chosen —<modes>",
    { modes },
    { fixed: { min: 1, max: 1, fresh: 'game' } },
  ) as Phrase<Modal>,
  form(
    'modal',
    "choose one that hasn't been chosen this turn —<modes>",
    { modes },
    { fixed: { min: 1, max: 1, fresh: 'turn' } },
  ) as Phrase<Modal>,
  form('modal', 'tiered<modes>', { modes: costedModes('•') }, { fixed: { min: 1, max: 1, keyword: 'tiered' } }) as Phrase<Modal>,
  form('modal', 'spree<modes>', { modes: costedModes('+') }, { fixed: { min: 1, max: null, keyword: 'spree' } }) as Phrase<Modal>,
];
