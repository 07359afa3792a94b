import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, EventDeed, Statement } from '../tree/index.ts';
import { dungeonStatements } from './dungeons.ts';
import { objects, player } from './symbols.ts';

const deed = lexicon<EventDeed>('an event', [
  ['entering', 'enters'],
  ['entering the battlefield', 'enters', { variant: '“enters the battlefield” for “enters”' }],
  ['dying', 'dies'],
  ['attacking', 'attacks'],
]);
/** What objects do, as it stands before "causes": "a creature dying", "creatures entering or dying". */
const ofObjects: Phrase<Event> = form('eitherEvent', '<subject> <deeds>', {
  subject: objects,
  deeds: listOf('events', deed, 'or', 1),
});
/** The same of players too: "you gaining life". */
const happening: Phrase<Event> = oneOf<Event>('what happens', [
  ofObjects,
  form('draws', '<player> drawing a card', { player }),
  form('lifeChanges', '<player> gaining life', { player }, { fixed: { direction: 'gain' } }),
]);
const more = lexicon('it', [
  ['that ability triggers an additional time', 'that'],
  ['it triggers an additional time', 'it'],
]);
/** What is said of triggering itself, and of state-based actions. */
export const triggeringStatements: readonly Phrase<Statement>[] = [
  ...dungeonStatements,
  form('noLegendRule', "the “legend rule” doesn't apply[ to <to>]", { to: objects }),
  form('noTriggers', "<event> don't cause abilities to trigger", { event: ofObjects }),
  form('extraTrigger', 'if <cause> causes a triggered ability of <of> to trigger, that ability triggers an additional time', {
    cause: happening,
    of: objects,
  }),
  form('extraTrigger', 'if a triggered ability of <of> triggers, <$more>', { of: objects, $more: more }),
];
