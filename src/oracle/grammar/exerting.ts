// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, ObjectPhrase, Statement } from '../tree/index.ts';
import { clause, objects, player } from './symbols.ts';
import { self } from './thisObject.ts';

const object = oneOf<ObjectPhrase>('this', self);
const $it = lexicon('it', [
  ['it attacks', 'it'],
  ['he attacks', 'he'],
  ['she attacks', 'she'],
  ['they attack', 'they'],
]);

/** "You may exert this creature as it attacks. When you do, …" (CR 701.43d). */
export const exertStatements: readonly Phrase<Statement>[] = [
  form('mayExert', 'you may exert <object> as <$it>', { object, $it }),
  form('mayExert', 'you may exert <object> as <$it>. When you do, <then>', { object, $it, then: clause }),
  form(
    'mayExert',
    "if <object> hasn't been exerted this turn, you may exert it as it attacks. When you do, <then>",
    { object, then: clause },
    { fixed: { unlessExerted: true } },
  ),
];

const ENLISTED =
  "untapped creature you control that you didn't choose to attack with and that either has haste or has been under your control continuously since this turn began";
/** Enlist's two abilities, linked to each other (CR 702.154a, b). */
export const enlistStatement: Phrase<Statement> = form(
  'mayEnlist',
  `as <object> attacks, you may tap up to one ${ENLISTED}. When you do, <then>`,
  { object, then: clause },
);
export const exertEvent: Phrase<Event> = form('exerts', '<player> exerts/exert^player <object>', { player, object: objects });
