import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Duration } from '../tree/index.ts';
import { whose } from './modifiers.ts';
import { condition, event, objects } from './symbols.ts';

const next = lexicon('a step', [
  ['turn', 'turn'],
  ['upkeep', 'upkeep'],
  ['end step', 'endStep'],
  ['untap step', 'untapStep'],
]);
const moments: readonly Phrase<Duration>[] = [
  form('untilEndOfTurn', 'until end of turn', {}),
  form('untilNext', 'until <whose> next <what>', { whose, what: next }),
  form('untilNext', 'until the end of <whose> next turn', { whose }, { fixed: { what: 'endOfTurn' } }),
  form('untilEndOfCombat', 'until end of combat', {}),
];
/** What ends at a moment, whatever has become of anything. */
export const untilAMoment: Phrase<Duration> = oneOf<Duration>('until when', moments);
export const durationForms: readonly Phrase<Duration>[] = [
  ...moments,
  form('duringNext', 'during <whose> next turn', { whose }),
  form('thisTurn', 'this turn', {}),
  form('untilEndOfCombat', 'this combat', {}, { wording: { as: 'this' } }),
  form('forAsLongAs', 'for as long as <condition>', { condition }),
  form(
    'whileRemains',
    'for as long as <object> remains/remain^object on the battlefield',
    { object: objects },
    { fixed: { state: 'onBattlefield' } },
  ),
  form(
    'whileRemains',
    'for as long as <object> remains/remain^object tapped',
    { object: objects },
    { fixed: { state: 'tapped' } },
  ),
  form(
    'whileRemains',
    'for as long as <object> remains/remain^object exiled',
    { object: objects },
    { fixed: { state: 'exiled' } },
  ),
  form('untilEvent', 'until <event>', { event }),
  form('restOfGame', 'for the rest of the game', {}),
];
