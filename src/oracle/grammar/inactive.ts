import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Clause, Subject } from '../tree/index.ts';
import { objects } from './symbols.ts';

const inactive = single(
  oneOf<Act>("what can't be done", [
    form(
      'cant',
      "can't be activated",
      {},
      { fixed: { what: [{ kind: 'deed', deed: 'beActivated' }] }, wording: { as: 'activated' } },
    ),
    form(
      'cant',
      "can't be activated unless they're mana abilities",
      {},
      { fixed: { what: [{ kind: 'deed', deed: 'beActivatedUnlessMana' }] }, wording: { as: 'activated' } },
    ),
  ]),
);
const it: Phrase<Subject> = oneOf<Subject>('what has them', [
  form('that', 'its', {}, { fixed: { many: false }, wording: { as: 'its' } }),
]);
/** "Activated abilities of artifacts can't be activated", "its activated abilities can't be activated" (CR 602.5). */
export const inactiveAbilities: readonly Phrase<Clause>[] = [
  form(
    'clause',
    'activated abilities of <subject> <acts>',
    { subject: objects as Phrase<Subject>, acts: inactive },
    { wording: { of: 'abilities' } },
  ),
  form(
    'clause',
    "<subject>'s activated abilities <acts>",
    { subject: objects as Phrase<Subject>, acts: inactive },
    { wording: { of: 'possessive' } },
  ),
  form('clause', '<subject> activated abilities <acts>', { subject: it, acts: inactive }, { wording: { of: 'its' } }),
];
