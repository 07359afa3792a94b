import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event } from '../tree/index.ts';
import { objects, player } from './symbols.ts';

/** Events as they are spoken of after "would". */
export const would: Phrase<Event> = oneOf<Event>('what would happen', [
  form('dies', '<subject> would die', { subject: objects }),
  form(
    'isPutInto',
    '<subject> would be put into a graveyard from anywhere',
    { subject: objects },
    { fixed: { zone: 'graveyard', from: 'anywhere' } },
  ),
  form('isPutInto', '<subject> would be put into a graveyard', { subject: objects }, { fixed: { zone: 'graveyard' } }),
  form('leavesTheBattlefield', '<subject> would leave the battlefield', { subject: objects }),
  form('draws', '<player> would draw a card', { player }),
]);
