import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Chain } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, ObjectPhrase, PlayerPhrase } from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { cardName, whose } from './modifiers.ts';
import { event, filter, namedPlayer, objects, recurring } from './symbols.ts';

/** What is said of the subject of the event before, which isn't said again. */
const SAME = { subject: { kind: 'that', many: false, wording: { as: 'elided' } } } as const;
const whom = oneOf<ObjectPhrase | PlayerPhrase>('objects or a player', [objects, namedPlayer]);
const BATTLEFIELD = '“enters the battlefield” for “enters”';
const again: Phrase<Event> = oneOf<Event>('another event', [
  form('dealsDamage', 'deals/deal[ <combat>] damage to <to>', { combat, to: whom }, { fixed: SAME }),
  form('becomesState', 'transforms/transform into <into>', { into: cardName }, { fixed: { ...SAME, state: 'transformed' } }),
  form('becomesTarget', 'becomes/become the target of a <of^one>', { of: filter }, { fixed: SAME }),
  form('isPutInto', 'is/are put into a graveyard from the battlefield', {}, { fixed: { ...SAME, zone: 'graveyard', from: 'battlefield' } }),
]); // biome-ignore format: one form a line
const under = { subject: objects, under: whose };
const entering: Phrase<Event> = oneOf<Event>('something that enters', [
  form('enters', '<subject> enters/enter^subject', { subject: objects }),
  form('enters', '<subject> enters/enter^subject under <under> control', under),
  form('enters', '<subject> enters/enter^subject the battlefield under <under> control', under, { variant: BATTLEFIELD }),
]);
/** "When you cycle this card or it dies". */
const itDies: Phrase<Event> = form('dies', '<subject> dies', {
  subject: form('that', 'it', {}, { fixed: { many: false }, number: 'one' }),
});
/** "When this creature enters or the creature it haunts dies" (CR 702.55c). */
const hauntedDies: Phrase<Event> = form('dies', '<subject> dies', {
  subject: form('haunted', 'the creature it haunts', {}, { number: 'one' }),
});
const first: Phrase<Event> = oneOf<Event>('an event', [
  form('enters', '<subject> enters/enter^subject', { subject: objects }),
  form('enters', '<subject> enters/enter^subject the battlefield', { subject: objects }, { variant: BATTLEFIELD }),
  form('attacks', '<subject> attacks/attack^subject', { subject: objects }),
]);
const pair = (head: Phrase<Event>, links: readonly { readonly name: string; readonly words: string; readonly follows: Phrase<Event> }[]): Phrase<readonly Event[]> =>
  new Chain<Event>('events', head, links, { least: 2, usual: () => links[0]!.name, shape: (used) => used.length === 1 }); // biome-ignore format: one line

/** Two events with a subject of their own each, or of one subject. */
export const severalEvents: readonly Phrase<Event>[] = [
  form('severalEvents', '<events>', {
    events: pair(event, [
      { name: 'andWhenever', words: 'and whenever', follows: event },
      { name: 'orWhenever', words: 'or whenever', follows: event },
      { name: 'andWhen', words: 'and when', follows: event },
      { name: 'orWhen', words: 'or when', follows: event },
      { name: 'andAt', words: 'and', follows: recurring },
      { name: 'orEnters', words: 'or', follows: entering },
      { name: 'orDies', words: 'or', follows: itDies },
      { name: 'orHaunted', words: 'or', follows: hauntedDies },
    ]),
  }),
  form('severalEvents', '<events>', { events: pair(first, [{ name: 'or', words: 'or', follows: again }]) }, { wording: { of: 'one' } }),
  form('severalEvents', '<events>', { events: pair(recurring, [{ name: 'orWhenever', words: 'or whenever', follows: event }, { name: 'andWhenever', words: 'and whenever', follows: event }, { name: 'andWhen', words: 'and when', follows: event }]) }, { wording: { first: 'step' } }),
]; // biome-ignore format: one form a line
