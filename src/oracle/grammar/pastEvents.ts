import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, Event, EventDeed, IsPutInto, ObjectPhrase } from '../tree/index.ts';
import { whose } from './modifiers.ts';
import { number } from './numbers.ts';
import { filters, objects, player } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const from = lexicon<NonNullable<IsPutInto['from']>>('from where', [
  ['from anywhere', 'anywhere'],
  ['from the battlefield', 'battlefield'],
  ['from anywhere other than the battlefield', 'anywhereButBattlefield'],
]);
/** "you've" tells an event like "you" does. */
const perfect = { tense: 'perfect' } as const;

/** What else has happened: where cards went, and what players have done. */
export const pastEvents: readonly Phrase<Event>[] = [
  form('enters', '<subject> entered the battlefield', { subject: objects }, { variant: '“enters the battlefield” for “enters”' }),
  form('isPutInto', '<subject> was/were^subject put into <whose> graveyard[ <from>]', { subject: objects, whose, from }, { fixed: { zone: 'graveyard' }, wording: { tense: 'past' } }),
  form('isPutInto', '<subject> was/were^subject put into a graveyard <from>', { subject: objects, from }, { fixed: { zone: 'graveyard' }, wording: { tense: 'pastAny' } }),
  form('leavesTheGraveyard', '<subject> left <whose> graveyard', { subject: objects, whose }, { wording: { tense: 'past' } }),
  form('createsToken', '<player> created <token>', { player, token: objects }, { wording: { tense: 'past' } }),
  form('playsLand', '<$you> played <land>', { $you: lexicon('you', [['you', 'you'], ["you've", 'perfect']]), land: objects }, { fixed: { player: YOU } }),
  form('sacrifices', "you've sacrificed <object>", { object: objects }, { fixed: { player: YOU }, wording: perfect }),
  form('discards', "you've discarded <card>", { card: objects }, { fixed: { player: YOU }, wording: perfect }),
  form('doesKeywordAction', "you've committed a crime", {}, { fixed: { player: YOU, action: 'crime' }, wording: perfect }),
  form('doesKeywordAction', '<player> searched their library', { player }, { fixed: { action: 'search' }, wording: { tense: 'past' } }),
  form('lifeChangedBy', "you've gained <amount> or more life", { amount: number }, { fixed: { player: YOU, direction: 'gain' }, wording: perfect }),
]; // biome-ignore format: one form a line

const noSuch: Phrase<ObjectPhrase> = form('some', 'no <filter^many>', { filter: filters }, { fixed: { quantity: ONE }, wording: { as: 'no' } }); // biome-ignore format: one line
const undone = listOf<EventDeed>('what it did', lexicon<EventDeed>('what it did', [['attack', 'attacks'], ['block', 'blocks'], ['enter the battlefield', 'enters']]), 'or', 1); // biome-ignore format: one line
/** "this creature didn't attack this turn", "no creatures died this turn", "it attacked or blocked this combat". */
export const pastConditions: readonly Phrase<Condition>[] = [
  form('happened', '<event> this turn', {
    event: oneOf<Event>("what didn't happen", [
      form('eitherEvent', "<subject> didn't <deeds>", { subject: objects, deeds: undone }),
      form('playsLand', "you didn't play <land>", { land: objects }, { fixed: { player: YOU } }),
      form('playerAttacks', "you didn't attack with <with>", { with: objects }, { fixed: { player: YOU } }),
      form('attacks', '<subject> attacked', { subject: noSuch }),
      form('dies', '<subject> died', { subject: noSuch }),
      form('leavesTheBattlefield', '<subject> left the battlefield', { subject: noSuch }),
    ]),
  }, { fixed: { since: 'thisTurn', not: true }, wording: { as: 'didnt' } }),
  ...(['thisTurn', 'thisCombat'] as const).map((since) =>
    form('happened', `<event> this ${since === 'thisTurn' ? 'turn' : 'combat'}`, {
      event: form('eitherEvent', '<subject> attacked or blocked', { subject: objects }, { fixed: { deeds: ['attacks', 'blocks'] }, wording: { tense: 'past' } }),
    }, { fixed: { since } }),
  ),
]; // biome-ignore format: one form a line
