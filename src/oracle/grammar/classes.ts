import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, ActivationRestriction, Condition, Effect, KeywordActionOn, PermanentStatus } from '../tree/index.ts';
import { costs } from './costs.ts';
import { gainedWhile } from './gainedWhile.ts';
import { ability, condition } from './symbols.ts';

const THIS = { kind: 'this' } as const;
const becomes = (action: KeywordActionOn['action']): Effect => ({
  kind: 'effect',
  sentences: [
    {
      kind: 'clause',
      subject: { kind: 'you', wording: { implied: 'yes' } },
      acts: [{ kind: 'keywordActionOn', action, objects: THIS }],
    },
  ],
});
const isStatus = (status: PermanentStatus, not?: true): Condition => ({
  kind: 'isAdjective',
  object: THIS,
  is: { kind: 'status', status },
  ...(not ? { not } : {}),
});
/** "Only if this Class is level N-1 and only as a sorcery" (CR 716.2a); without a level it is level 1 (716.2d). */
const onlyIf = (before: Condition): readonly ActivationRestriction[] => [
  { kind: 'activateOnly', when: 'asSorcery', also: { kind: 'activateOnlyIf', condition: before } },
];
/** "{2}{G}: Level 2": a class level bar; what stands behind it belongs to it (CR 716.2). */
const BARS = [
  ['2', 'level2', onlyIf(isStatus('level2', true))],
  ['3', 'level3', onlyIf({ kind: 'allOf', conditions: [isStatus('level2'), isStatus('level3', true)] })],
] as const;
export const levelBars: readonly Phrase<Ability>[] = BARS.flatMap(([level, bar, restrictions]) => {
  const fixed = { effect: becomes(bar), restrictions };
  return [
    form('activated', `<costs>: Level ${level}`, { costs }, { fixed, wording: { bar } }),
    form('activated', `<costs>: Level ${level} — ^<abilities>`, { costs, abilities: ability }, { fixed, wording: { bar } }),
  ];
});

/** "To solve — You control three or more artifacts" (CR 719.3a); that it isn't solved yet is added to the condition. */
export const toSolve: Phrase<Ability> = form('triggered', 'to solve — ^<condition>.', { condition }, { fixed: { event: { kind: 'phaseBegins', step: 'endStep', whose: { kind: 'you' } }, effect: becomes('solve') }, wording: { case: 'toSolve' } }); // biome-ignore format: one line
/** "Solved — Whenever …": what this permanent has once it is solved (CR 719.3c). */
export const solvedLine: Phrase<Ability> = gainedWhile('solved', isStatus('solved'), { case: 'solved' });
