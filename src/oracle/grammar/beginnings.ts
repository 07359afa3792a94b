import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, PhaseBegins } from '../tree/index.ts';
import { whose } from './modifiers.ts';
import { namedPlayer } from './symbols.ts';

const step = lexicon('a step', [
  ['upkeep', 'upkeep'],
  ['draw step', 'drawStep'],
  ['end step', 'endStep'],
  ['precombat main phase', 'precombatMain'],
  ['first main phase', 'precombatMain'],
  ['second main phase', 'postcombatMain'],
  ['postcombat main phase', 'postcombatMain'],
  ['main phase', 'main'],
  ['combat', 'combat'],
  ['untap step', 'untapStep'],
]);
const NEXT = { next: true } as const;
/** "at the beginning of your upkeep": as often as that comes. */
export const recurringForms: readonly Phrase<Event>[] = [
  form('phaseBegins', 'at the beginning of <whose> <step>', { whose, step }),
  form('phaseBegins', 'at the beginning of <whose> first <step> each turn', { whose, step }, { fixed: { ordinal: 1 } }),
  form('phaseBegins', 'at the beginning of each of your main phases', {}, { fixed: { step: 'main', whose: { kind: 'you' } }, wording: { by: 'eachOf' } }), // biome-ignore format: one line
  form('phaseBegins', 'at the beginning of each <step>', { step }, { wording: { by: 'each' } }),
  form('phaseBegins', 'at the beginning of the <step>', { step }, { wording: { by: 'the' } }),
  form('phaseBegins', 'at the beginning of the <step> of <whose>', { step, whose: namedPlayer }, { wording: { by: 'of' } }),
  form(
    'phaseBegins',
    'at the beginning of combat on <whose> turn',
    { whose },
    { fixed: { step: 'combat' }, wording: { by: 'on' } },
  ),
  form('phaseBegins', 'at end of combat', {}, { fixed: { step: 'endOfCombat' } }),
];
/** The same, and "at the beginning of the next …", which only a delayed triggered ability is said of (CR 603.7a). */
export const beginningForms: readonly Phrase<Event>[] = [
  ...recurringForms,
  form('phaseBegins', 'at the beginning of <whose> next <step>', { whose, step }, { fixed: NEXT }),
  form('phaseBegins', 'at the beginning of the next <step>', { step }, { fixed: NEXT }),
  form('phaseBegins', 'at the beginning of <*whose> first upkeep', { '*whose': facts<Pick<PhaseBegins, 'whose'>>('whose', [['the', {}], ['your', { whose: { kind: 'you' } }]]) }, { fixed: { step: 'upkeep', next: true }, wording: { by: 'first' } }), // biome-ignore format: one line
  form(
    'phaseBegins',
    "at the beginning of the next turn's upkeep",
    {},
    { fixed: { step: 'upkeep', next: true }, wording: { by: 'turns' } },
  ),
];
