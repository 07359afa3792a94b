import { printedOnly } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { PlayerPhrase } from '../tree/index.ts';
import { targetQuantity } from './numbers.ts';
import { objects, possessor } from './symbols.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;

/** "they" where only a player can be meant. As a subject it may be objects as well: `bind` decides. */
export const they: Phrase<PlayerPhrase> = form('thatPlayer', 'they', {}, { wording: { as: 'they' }, number: 'many' });
/** Players in the role of subject or object. */
export const playerForms: readonly Phrase<PlayerPhrase>[] = [
  form('you', 'you', {}, { number: 'many' }),
  form('targetPlayer', 'target player', {}, { fixed: { who: 'player', quantity: ONE }, number: 'one' }),
  form('targetPlayer', 'target opponent', {}, { fixed: { who: 'opponent', quantity: ONE }, number: 'one' }),
  form(
    'targetPlayer',
    '<quantity> target player/players^quantity',
    { quantity: targetQuantity },
    { fixed: { who: 'player' }, number: { of: 'quantity' } },
  ),
  form(
    'targetPlayer',
    '<quantity> target opponent/opponents^quantity',
    { quantity: targetQuantity },
    { fixed: { who: 'opponent' }, number: { of: 'quantity' } },
  ),
  form('eachPlayer', 'each player', {}, { fixed: { who: 'player' }, wording: { by: 'each' }, number: 'one' }),
  form(
    'eachPlayer',
    'starting with you, each player',
    {},
    { fixed: { who: 'player', startingWith: 'you' }, wording: { by: 'each' }, number: 'one' },
  ),
  form(
    'eachPlayer',
    'each player starting with you',
    {},
    { fixed: { who: 'player', startingWith: 'you' }, wording: { by: 'eachStarting' }, number: 'one' },
  ),
  form('eachPlayer', 'each other player', {}, { fixed: { who: 'player', other: true }, wording: { by: 'each' }, number: 'one' }),
  form('eachPlayer', 'each opponent', {}, { fixed: { who: 'opponent' }, wording: { by: 'each' }, number: 'one' }),
  ...([["that player's", { kind: 'thatPlayer' }], ["its controller's", { kind: 'controllerOf', of: { kind: 'that', many: false } }], ["its owner's", { kind: 'ownerOf', of: { kind: 'that', many: false } }]] as const).map(([whose, of]) =>
    form('eachPlayer', `each of ${whose} opponents`, {}, { fixed: { who: 'opponent', of }, wording: { by: 'each', of: whose }, number: 'one' }),
  ), // biome-ignore format: a table
  form('eachPlayer', 'all players', {}, { fixed: { who: 'player' }, wording: { by: 'all' }, number: 'many' }),
  form('eachPlayer', 'players', {}, { fixed: { who: 'player' }, number: 'many' }),
  form('eachPlayer', 'your opponents', {}, { fixed: { who: 'opponent' }, wording: { by: 'your' }, number: 'many' }),
  form('eachPlayer', 'opponents', {}, { fixed: { who: 'opponent' }, number: 'many' }),
  form('somePlayer', 'an opponent', {}, { fixed: { who: 'opponent' }, number: 'one' }),
  form('somePlayer', 'a player', {}, { fixed: { who: 'player' }, number: 'one' }),
  form('somePlayer', 'one of your opponents', {}, { fixed: { who: 'opponent' }, wording: { as: 'oneOf' }, number: 'one' }),
  form('somePlayer', '<$other>', { $other: lexicon('another player', [['a player other than you', 'otherThan'], ['another player', 'another']]) }, { fixed: { who: 'player', other: true }, number: 'one' }), // biome-ignore format: one line
  form('thatPlayer', 'that player', {}, { number: 'one' }),
  printedOnly(form('thatPlayer', 'them', {}, { wording: { as: 'them' }, number: 'many' })),
  form('thatPlayer', 'that opponent', {}, { wording: { as: 'opponent' }, number: 'one' }),
  form('thatPlayer', 'the player', {}, { wording: { as: 'the' }, number: 'one' }),
  form('thatPlayer', "that player or that planeswalker's controller", {}, { wording: { as: 'orController' }, number: 'one' }),
  form('thatPlayer', "that player or that permanent's controller", {}, { wording: { as: 'orPermanent' }, number: 'one' }),
  form('controllerOf', '<of> controller', { of: possessor }, { number: 'one' }),
  form('ownerOf', '<of> owner', { of: possessor }, { number: 'one' }),
  form('controllerOf', "<of>'s controller", { of: objects }, { number: 'one' }),
  form('ownerOf', "<of>'s owner", { of: objects }, { number: 'one' }),
  form('ownerOf', 'the owner of <of>', { of: objects }, { wording: { as: 'of' }, number: 'one' }),
  form('controllerOf', 'the controller of <of>', { of: objects }, { wording: { as: 'of' }, number: 'one' }),
  form('defendingPlayer', 'defending player', {}, { number: 'one' }),
  form('activePlayer', 'the active player', {}, { number: 'one' }),
  form('activePlayer', 'the player whose turn it is', {}, { wording: { as: 'whoseTurn' }, number: 'one' }),
  form('enchantedPlayer', 'enchanted player', {}, { number: 'one' }),
  form('chosenPlayer', 'the chosen player', {}, { number: 'one' }),
  form('designatedPlayer', 'the monarch', {}, { fixed: { designation: 'monarch' }, number: 'one' }),
  form('designatedPlayer', 'the player who has the initiative', {}, { fixed: { designation: 'initiative' }, number: 'one' }),
];
