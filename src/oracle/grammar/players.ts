import { oneOf, printedOnly } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase, PlayerPhrase } from '../tree/index.ts';
import { targetQuantity } from './numbers.ts';
import { namedPlayer, objects, possessor } from './symbols.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;

export const playersOrOpponents = lexicon<'player' | 'opponent'>('players', [
  ['player/players', 'player'],
  ['opponent/opponents', 'opponent'],
]);
/** "they" where only a player can be meant. As a subject it may be objects as well: `bind` decides. */
export const they: Phrase<PlayerPhrase> = form('thatPlayer', 'they', {}, { wording: { as: 'they' }, number: 'many' });
/** Whose: "its", "their". */
export const pronouns: readonly Phrase<ObjectPhrase>[] = [
  ...(['its', 'his', 'her'] as const).map((word) =>
    form('that', word, {}, { fixed: { many: false }, wording: { case: word }, number: 'one' }),
  ),
  form('that', 'their', {}, { fixed: { many: true }, wording: { case: 'their' }, number: 'many' }),
];
const belonging = (of: Phrase<ObjectPhrase>): readonly Phrase<PlayerPhrase>[] => [
  form('controllerOf', '<of> controller', { of }, { number: 'one' }),
  form('ownerOf', '<of> owner', { of }, { number: 'one' }),
];
/** Players who aren't named by what is theirs. */
const players: readonly Phrase<PlayerPhrase>[] = [
  form('you', 'you', {}, { number: 'many' }),
  // Without teams it means the same (CR 102.4).
  form('you', 'your team', {}, { wording: { as: 'team' }, number: 'one' }),
  form('targetPlayer', 'target <who^one>', { who: playersOrOpponents }, { fixed: { quantity: ONE }, number: 'one' }),
  form(
    'targetPlayer',
    '<quantity> target <who^quantity>',
    { quantity: targetQuantity, who: playersOrOpponents },
    { number: { of: 'quantity' } },
  ),
  form('eachPlayer', 'each <who^one>', { who: playersOrOpponents }, { wording: { by: 'each' }, number: 'one' }),
  form(
    'eachPlayer',
    'starting with you, each player',
    {},
    { fixed: { who: 'player', startingWith: 'you' }, wording: { by: 'each' }, number: 'one' },
  ),
  form('eachPlayer', 'each other player', {}, { fixed: { who: 'player', other: true }, wording: { by: 'each' }, number: 'one' }),
  form(
    'eachPlayer',
    'each other opponent',
    {},
    { fixed: { who: 'opponent', other: true }, wording: { by: 'each' }, number: 'one' },
  ),
  form('eachPlayer', 'each of <of> opponents', { of: framed('', namedPlayer, "'s") }, { fixed: { who: 'opponent' }, wording: { by: 'each' }, number: 'one' }), // biome-ignore format: one line
  form('eachPlayer', 'all players', {}, { fixed: { who: 'player' }, wording: { by: 'all' }, number: 'many' }),
  form('eachPlayer', '<who^many>', { who: playersOrOpponents }, { number: 'many' }),
  form('eachPlayer', 'your opponents', {}, { fixed: { who: 'opponent' }, wording: { by: 'your' }, number: 'many' }),
  form('somePlayer', 'an opponent', {}, { fixed: { who: 'opponent' }, number: 'one' }),
  form('somePlayer', 'a player', {}, { fixed: { who: 'player' }, number: 'one' }),
  form('eachPlayer', 'any player', {}, { fixed: { who: 'player', any: true }, number: 'one' }),
  form('eachPlayer', 'any opponent', {}, { fixed: { who: 'opponent', any: true }, number: 'one' }),
  form('somePlayer', 'one of your opponents', {}, { fixed: { who: 'opponent' }, wording: { as: 'oneOf' }, number: 'one' }),
  form('somePlayer', '<$other>', { $other: lexicon('another player', [['a player other than you', 'otherThan'], ['another player', 'another']]) }, { fixed: { who: 'player', other: true }, number: 'one' }), // biome-ignore format: one line
  form('thatPlayer', 'that player', {}, { number: 'one' }),
  printedOnly(form('thatPlayer', 'them', {}, { wording: { as: 'them' }, number: 'many' })),
  form('thatPlayer', 'that opponent', {}, { wording: { as: 'opponent' }, number: 'one' }),
  form('thatPlayer', 'the player', {}, { wording: { as: 'the' }, number: 'one' }),
  form('thatPlayer', "that player or that planeswalker's controller", {}, { wording: { as: 'orController' }, number: 'one' }),
  form('thatPlayer', "that player or that permanent's controller", {}, { wording: { as: 'orPermanent' }, number: 'one' }),
  form('ownerOf', 'the owner of <of>', { of: objects }, { wording: { as: 'of' }, number: 'one' }),
  form('controllerOf', 'the controller of <of>', { of: objects }, { wording: { as: 'of' }, number: 'one' }),
  form('defendingPlayer', 'defending player', {}, { number: 'one' }),
  form('activePlayer', 'the <$as>', { $as: lexicon('whose turn it is', [['active player', 'active'], ['player whose turn it is', 'whoseTurn']]) }, { number: 'one' }), // biome-ignore format: one line
  form('enchantedPlayer', 'enchanted player', {}, { number: 'one' }),
  form('chosenPlayer', 'the chosen player', {}, { number: 'one' }),
  form('designatedPlayer', 'the <designation>', { designation: lexicon('a designation', [['monarch', 'monarch'], ['player who has the initiative', 'initiative']]) }, { number: 'one' }), // biome-ignore format: one line
];
/** Players in the role of subject or object. */
export const playerForms: readonly Phrase<PlayerPhrase>[] = [...players, ...belonging(possessor)];
/** Whose: "target player's", "its owner's"; what belongs to an object with more words than a pronoun might belong to a player again. */
export const playersOwn: Phrase<PlayerPhrase> = framed(
  '',
  oneOf<PlayerPhrase>('a player', [...players, ...belonging(oneOf<ObjectPhrase>('its', pronouns))]),
  "'s",
);
