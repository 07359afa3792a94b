import { readIf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, ChoiceKind, Filter, ObjectPhrase } from '../../tree/index.ts';
import { chooseAnchor } from '../anchorWords.ts';
import { bareFilter } from '../symbols.ts';
import { color } from '../words.ts';

const what = lexicon<ChoiceKind>('what is chosen', [
  ['a color', 'color'], ['a creature type', 'creatureType'], ['a land type', 'landType'], ['a basic land type', 'basicLandType'], ['a card name', 'cardName'], ['a nonland card name', 'nonlandCardName'],
  ['a creature card name', 'creatureCardName'], ['a land card name', 'landCardName'], ['an artifact card name', 'artifactCardName'], ['an opponent', 'opponent'], ['a player', 'player'], ['a card type', 'cardType'], ['odd or even', 'oddOrEven'], ['artifact or creature', 'artifactOrCreature'],
  ['a card name other than a basic land card name', 'nonbasicLandCardName'], ['a number', 'number'],
]); // biome-ignore format: a table
/** "creature", "non-Aura enchantment". */
const kind: Phrase<Filter> = readIf(bareFilter, ({ types, noun }) => types?.length === 1 && noun === undefined);
/** One target, and one more for each time that the spell was kicked. */
const KICKED_TARGETS: ObjectPhrase = {
  kind: 'anyTarget',
  quantity: {
    kind: 'exactly',
    amount: {
      kind: 'plus',
      left: { kind: 'number', value: 1 },
      right: { kind: 'timesPaid', object: { kind: 'this', wording: { noun: 'spell' } }, keyword: 'kicker' },
    },
  },
};
/** "choose a color" (CR 607.2d). */
export const choices: readonly Phrase<Act>[] = [
  form('choose', 'chooses/choose <what>', { what }),
  form('choose', 'chooses/choose a color other than <otherThan>', { otherThan: color }, { fixed: { what: 'color' } }),
  form('choose', 'chooses/choose any card name', {}, { fixed: { what: 'cardName' }, wording: { as: 'any' } }),
  form(
    'chooseObjects',
    'choose any target, then choose another target for each time this spell was kicked',
    {},
    { fixed: { objects: KICKED_TARGETS }, wording: { as: 'kicked' } },
  ),
  chooseAnchor,
  form('chooseKind', 'chooses/choose <kinds>', { kinds: listOf('kinds of things', kind, 'or', 3) }),
];
