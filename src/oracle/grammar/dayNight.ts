// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, BecomeDayNight, Clause, Condition, Event, IsDayNight, Statement } from '../tree/index.ts';
import { clause, condition, objects } from './symbols.ts';

const GAME = { kind: 'you', wording: { implied: 'dayNight' } } as const;
const dayOrNight = lexicon<BecomeDayNight['to']>('day or night', [
  ['day', 'day'],
  ['night', 'night'],
]);
const becomes: Phrase<Act> = form('becomeDayNight', 'becomes <to>', { to: dayOrNight });

/** "It becomes night." */
export const dayNightClause: Phrase<Clause> = form(
  'clause',
  'it <acts>',
  { acts: single(oneOf<Act>('day or night', [becomes])) },
  { fixed: { subject: GAME } },
);

const isSo = lexicon<IsDayNight['is']>('day or night', [
  ['day', 'day'],
  ['night', 'night'],
  ['neither day nor night', 'neither'],
]);
export const dayNightConditions: readonly Phrase<Condition>[] = [
  form('isDayNight', "it's <is>", { is: isSo }),
  form('faceIsUp', '<object> is <face> face up', {
    object: objects,
    face: lexicon<'front' | 'back'>('which face', [
      ['front', 'front'],
      ['back', 'back'],
    ]),
  }),
];
export const dayNightEvents: readonly Phrase<Event>[] = [form('dayNightChanges', 'day becomes night or night becomes day', {})];

const THIS = { kind: 'this' } as const;
/** What daybound and nightbound stand for (CR 702.145), and permanents with which day begins. */
export const dayNightStatements: readonly Phrase<Statement>[] = [
  form('asEnters', 'it <acts> as <subject> enters', { acts: single(oneOf<Act>('day or night', [becomes])), subject: objects }, { wording: { as: 'dayNight' } }),
  form('asEnters', 'it <acts> as <subject> enters the battlefield', { acts: single(oneOf<Act>('day or night', [becomes])), subject: objects }, { wording: { as: 'dayNight' }, variant: '“enters the battlefield” for “enters”' }),
  form('clause', 'if it is night and this permanent is represented by a double-faced card, it enters transformed', {}, {
    fixed: { subject: THIS, acts: [{ kind: 'enterTransformed' }], condition: { kind: 'isDayNight', is: 'night' } },
    wording: { as: 'daybound' },
  }),
  ...(['day', 'night'] as const).map((to) =>
    form('anyTime', `as it becomes ${to}, if <condition>, <then>`, { condition, then: clause }, { fixed: { whileIt: to } }),
  ),
]; // biome-ignore format: one form a line
