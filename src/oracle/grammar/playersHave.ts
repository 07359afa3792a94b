import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, Event, HasMore, LifeChanges, ObjectPhrase, PlayerPhrase, Quantity } from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { bareCount, fewerThan, number, orFewer, orMore } from './numbers.ts';
import { player as anyPlayer, filter, filters, objects } from './symbols.ts';
import { oneWithMost } from './withMost.ts';

const moreThan = facts<Pick<HasMore, 'of' | 'fewer'>>('what they have more of', [
  ['more cards in hand', { of: 'hand' }],
  ['fewer cards in hand', { of: 'hand', fewer: true }],
  ['more life', { of: 'life' }],
  ['less life', { of: 'life', fewer: true }],
]);
const morePermanents = facts<Pick<HasMore, 'of' | 'fewer'>>('more or fewer', [
  ['more', { of: 'permanents' }],
  ['fewer', { of: 'permanents', fewer: true }],
]);
const exactly = form('exactly', 'exactly <amount>', { amount: bareCount }, { number: { of: 'amount' } });
const many = oneOf<Quantity>('how many', [orMore, orFewer, fewerThan, exactly]);
/** What a player controls and has in hand, by itself and against another: said of any player, and of those "who" do. */
export const playersHave = (player: Phrase<PlayerPhrase>): readonly Phrase<Condition>[] => [
  form('controls', '<player> controls/control^player <objects>', { player, objects }),
  form('controls', '<player> controls/control^player <objects>', { player, objects: oneWithMost }),
  form('controlsNo', '<player> controls/control^player no <filter^many>', { player, filter: filters }),
  form('controlsNo', "<player> doesn't/don't^player control a <filter^one>", { player, filter: filters }, { wording: { as: 'dont' } }),
  form('hasMore', '<player> controls/control^player <*more> <objects^many> than <than>', { player, '*more': morePermanents, objects: filter, than: anyPlayer }),
  form('hasMore', '<player> has/have^player <*more> than <than>', { player, '*more': moreThan, than: anyPlayer }),
  form('handSize', '<player> has/have^player <quantity> card/cards^quantity in hand', { player, quantity: many }),
  form('handSize', '<player> has/have^player no cards in hand', { player }, { fixed: { quantity: { kind: 'noneAtAll' } } }),
]; // biome-ignore format: one form a line

const direction = lexicon<LifeChanges['direction']>('how it changed', [
  ['gained', 'gain'],
  ['lost', 'lose'],
]);
const $has = lexicon('has', [['has/have', 'has']]);
export const dealtDamage = (subject: Phrase<ObjectPhrase | PlayerPhrase>): Phrase<Event> =>
  form('isDealtDamage', '<subject> was/were^subject dealt[ <combat>] damage', { subject, combat });
/** What a player has done, or has gained and lost. */
export const playersDid = (player: Phrase<PlayerPhrase>): readonly Phrase<Event>[] => [
  form('lifeChanges', '<player> <direction> life', { player, direction }),
  form('lifeChangedBy', '<player> <direction> <amount> or more life', { player, direction, amount: number }),
  form('playerAttacks', '<player> attacked', { player }),
  form('castsSpell', '<player>[ <$has^player>] cast <spell>', { player, $has, spell: objects }, { wording: { tense: 'past' } }),
  form('discards', '<player> discarded <card>', { player, card: objects }),
  form('sacrifices', '<player> sacrificed <object>', { player, object: objects }),
]; // biome-ignore format: one form a line
