import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Clause, Condition, ExtraPhase } from '../../tree/index.ts';

const AFTER = [
  ['this phase', 'phase'],
  ['this main phase', 'main'],
  ['this combat phase', 'combat'],
] as const;
const PHASES = [
  ['is an additional combat phase', '', 'combat', null],
  ['is an additional combat phase', ' followed by an additional main phase', 'combatAndMain', null],
  ['is an additional combat phase', ', followed by an additional main phase', 'combatAndMain', 'comma'],
  ['is an additional beginning phase', '', 'beginning', null],
  ['are two additional combat phases', '', 'combat', 'two'],
] as const;

function clauseOf(words: string, act: ExtraPhase, as: string): Phrase<Clause> {
  const subject = { kind: 'you', wording: { implied: as } } as const;
  return form('clause', words, {}, { fixed: { subject, acts: [act] } });
}

/** Phases that are added after the one that it is (CR 500.8). */
export const extraPhases: readonly Phrase<Clause>[] = AFTER.flatMap(([afterWords, after]) =>
  PHASES.flatMap(([there, followed, phase, how]) => {
    const amount = how === 'two' ? ({ amount: { kind: 'number', value: 2 } } as const) : {};
    const act: ExtraPhase = { kind: 'extraPhase', phase, after, ...amount };
    const form = how ?? 'plain';
    const last = clauseOf(`there ${there} after ${afterWords}${followed}`, act, `phase last ${form}`);
    if (how === 'comma') return [last];
    const spoken = there.startsWith('is ') ? [clauseOf(`after ${afterWords}, there's ${there.slice(3)}${followed}`, act, `phase s ${form}`)] : []; // biome-ignore format: one line
    return [clauseOf(`after ${afterWords}, there ${there}${followed}`, act, `phase first ${form}`), last, ...spoken];
  }),
);

const YOU = { kind: 'you' } as const;
/** In which phase of the turn it is. */
export const phaseConditions: readonly Phrase<Condition>[] = [
  form('inPhase', "it's your main phase", {}, { fixed: { phase: 'main', whose: YOU } }),
  form('inPhase', "it's your combat phase", {}, { fixed: { phase: 'combat', whose: YOU } }),
  form('inPhase', "it's the first combat phase of the turn", {}, { fixed: { phase: 'combat', first: true } }),
  form('inPhase', "it's the first combat phase of your turn", {}, { fixed: { phase: 'combat', first: true, whose: YOU } }),
];
