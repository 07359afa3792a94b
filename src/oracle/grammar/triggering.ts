import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { Chain, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, Statement } from '../tree/index.ts';
import { dungeonStatements } from './dungeons.ts';
import { objects, player } from './symbols.ts';

const THE = { wording: { as: 'battlefield' } } as const;
const entering: readonly Phrase<Event>[] = [
  form('enters', '<subject> entering', { subject: objects }),
  form('enters', '<subject> entering the battlefield', { subject: objects }, THE),
];
/** Events as they stand before "causes": "a creature dying", "you gaining life". */
const happening: Phrase<Event> = oneOf<Event>('what happens', [
  ...entering,
  form('dies', '<subject> dying', { subject: objects }),
  form('attacks', '<subject> attacking', { subject: objects }),
  form('draws', '<player> drawing a card', { player }),
  form('lifeChanges', '<player> gaining life', { player }, { fixed: { direction: 'gain' } }),
]);
const more = lexicon('it', [
  ['that ability triggers an additional time', 'that'],
  ['it triggers an additional time', 'it'],
]);
/** "entering the battlefield or dying": one subject of both. */
const both = new Chain<Event>(
  'what happens',
  oneOf<Event>('what happens', entering),
  [
    {
      name: 'or',
      words: 'or',
      follows: form('dies', 'dying', {}, { fixed: { subject: { kind: 'that', many: true } }, wording: { as: 'same' } }),
    },
  ],
  { least: 2, usual: () => 'or', shape: (links) => links.length === 1 },
);

/** What is said of triggering itself, and of state-based actions. */
export const triggeringStatements: readonly Phrase<Statement>[] = [
  ...dungeonStatements,
  form('noLegendRule', "the “legend rule” doesn't apply[ to <to>]", { to: objects }),
  form('noTriggers', "<events> don't cause abilities to trigger", { events: single(oneOf<Event>('what happens', entering)) }),
  form('noTriggers', "<events> don't cause abilities to trigger", { events: both }, { wording: { as: 'both' } }),
  form('extraTrigger', 'if <cause> causes a triggered ability of <of> to trigger, that ability triggers an additional time', {
    cause: happening,
    of: objects,
  }),
  form('extraTrigger', 'if a triggered ability of <of> triggers, <$more>', { of: objects, $more: more }),
];
