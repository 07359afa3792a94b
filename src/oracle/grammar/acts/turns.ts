import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { facts, lexicon } from '../../kit/leaves.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, Condition, ExtraPhase, InPhase } from '../../tree/index.ts';

const afterWhich = lexicon<ExtraPhase['after']>('a phase', [
  ['this phase', 'phase'],
  ['this main phase', 'main'],
  ['this combat phase', 'combat'],
]);
const which = facts<Pick<ExtraPhase, 'phase' | 'amount'>>('phases', [
  ['there is an additional combat phase', { phase: 'combat' }],
  ["there's an additional combat phase", { phase: 'combat' }],
  ['there are two additional combat phases', { phase: 'combat', amount: { kind: 'number', value: 2 } }],
  ['there is an additional combat phase followed by an additional main phase', { phase: 'combatAndMain' }],
  ["there's an additional combat phase followed by an additional main phase", { phase: 'combatAndMain' }],
  ['there is an additional beginning phase', { phase: 'beginning' }],
  ["there's an additional beginning phase", { phase: 'beginning' }],
]);
const added = oneOf<Act>('phases that are added', [
  form('extraPhase', 'after <after>, <*which>', { after: afterWhich, '*which': which }, { wording: { place: 'first' } }),
  form('extraPhase', '<*which> after <after>', { after: afterWhich, '*which': which }),
  form('extraPhase', 'there is an additional combat phase after <after>[ <$comma>] followed by an additional main phase', { after: afterWhich, $comma: lexicon('a comma', [[',', 'comma']]) }, { fixed: { phase: 'combatAndMain' }, wording: { place: 'between' } }),
]); // biome-ignore format: one form a line

/** Phases that are added after the one that it is (CR 500.8). */
export const extraPhases: Phrase<Clause> = form('clause', '<acts>', { acts: single(added) }, { fixed: { subject: { kind: 'you', wording: { implied: 'phase' } } } }); // biome-ignore format: one line

const YOU = { kind: 'you' } as const;
/** In which phase of the turn it is. */
export const phaseConditions: readonly Phrase<Condition>[] = [
  form(
    'inPhase',
    "it's your <phase>",
    {
      phase: lexicon('a phase', [
        ['main phase', 'main'],
        ['combat phase', 'combat'],
      ]),
    },
    { fixed: { whose: YOU } },
  ),
  form('inPhase', "it's the first combat phase of <*turn>", { '*turn': facts<Pick<InPhase, 'whose'>>('whose turn', [['the turn', {}], ['your turn', { whose: YOU }]]) }, { fixed: { phase: 'combat', first: true } }), // biome-ignore format: one line
];
