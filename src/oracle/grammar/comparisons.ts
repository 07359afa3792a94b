import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Condition, ObjectPhrase, PlayerPhrase } from '../tree/index.ts';
import { bareCount, number, orFewer } from './numbers.ts';
import { amount, filter, filters, objects, player } from './symbols.ts';
import { characteristic, counterName } from './words.ts';

const greater = form('compare', '<left> is greater than <right>', { left: amount, right: amount }, { fixed: { comparison: 'greater' } }); // biome-ignore format: one line

/** "two or fewer other lands". */
const few: Phrase<ObjectPhrase> = form('some', '<quantity> <filter^many>', { quantity: orFewer, filter: filters }, {});
const someonesLife = form('lifeTotalOf', '<player>', {
  player: oneOf<PlayerPhrase>('someone', [
    form('somePlayer', 'a player', {}, { fixed: { who: 'player' } }),
    form('somePlayer', 'an opponent', {}, { fixed: { who: 'opponent' } }),
  ]),
});
const yourLife = { kind: 'lifeTotalOf', player: { kind: 'you' } } as const;
const orLess = lexicon<'orLess' | 'orGreater'>('a comparison', [
  ['or less', 'orLess'],
  ['or more', 'orGreater'],
]);
const LIBRARY = {
  kind: 'countOf',
  objects: {
    kind: 'filter',
    adjectives: [],
    noun: 'card',
    modifiers: [{ kind: 'inZone', zone: 'library', whose: { kind: 'you' } }],
  },
} as const;

/** One amount against others, and what something isn't. */
export function comparisons(is: Phrase<Adjective>): readonly Phrase<Condition>[] {
  return [
    greater,
    form(
      'compare',
      '<left> is greater than <right> or <or>',
      { left: amount, right: amount, or: amount },
      { fixed: { comparison: 'greater' } },
    ),
    form(
      'anyOf',
      '<conditions>',
      { conditions: listOf<Condition>('comparisons', oneOf<Condition>('a comparison', [greater]), 'and/or', 2) },
      { against: 'one description rather than several' },
    ),
    form('compare', '<left> is less than <right>', { left: amount, right: bareCount }, { fixed: { comparison: 'less' } }),
    form(
      'compare',
      '<left> is greater than or equal to <right>',
      { left: amount, right: amount },
      { fixed: { comparison: 'orGreater' }, wording: { as: 'orEqual' } },
    ),
    form(
      'compare',
      'there are <right> or more card types among <left>',
      { right: bareCount, left: form('cardTypesAmong', '<among^many>', { among: filter }) },
      { fixed: { comparison: 'orGreater' }, wording: { as: 'cardTypes' } },
    ),
    form(
      'compare',
      'you have exactly <right> life',
      { right: number },
      { fixed: { left: yourLife, comparison: 'equal' }, wording: { as: 'exactly' } },
    ),
    form(
      'compare',
      'there are <right> or more <left>',
      { right: bareCount, left: form('countersOn', '<counter> counters on <on>', { counter: counterName, on: objects }) },
      { fixed: { comparison: 'orGreater' }, wording: { as: 'counters' } },
    ),
    form(
      'compare',
      '<left> <right> <comparison>',
      {
        left: form('totalOf', '<among^many> have total <characteristic>', { among: filter, characteristic }),
        right: number,
        comparison: lexicon<'orLess' | 'orGreater'>('a comparison', [
          ['or greater', 'orGreater'],
          ['or less', 'orLess'],
        ]),
      },
      { wording: { as: 'haveTotal' } },
    ),
    form(
      'hasQuality',
      '<object> is attached to <quality>',
      {
        object: objects,
        quality: form('attachedTo', '<to>', { to: objects }, { wording: { as: 'is' } }),
      },
      { wording: { verb: 'attached' } },
    ),
    form('bigger', '<object> has greater power or toughness than <than>', { object: objects, than: objects }),
    form(
      'compare',
      'you have at least <right> cards in your library',
      { right: number },
      { fixed: { left: LIBRARY, comparison: 'orGreater' }, wording: { as: 'library' } },
    ),
    form('controls', '<player> controls/control^player <objects>', { player, objects: few }),
    form(
      'compare',
      '<left> has <right> <comparison> life',
      { left: someonesLife, right: number, comparison: orLess },
      { wording: { as: 'someone' } },
    ),
    form('isAdjective', "<object> isn't/aren't^object <is>", { object: objects, is }, { fixed: { not: true } }),
  ];
}
