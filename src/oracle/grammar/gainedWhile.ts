import { form } from '../kit/form.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Clause, Condition } from '../tree/index.ts';
import { ability } from './symbols.ts';

type Mark = Readonly<Record<string, string>>;
/** An ability that stands behind a mark: what this permanent has as long as what the mark means is so. */
export const gained = (wording: Mark): Phrase<Clause> =>
  form('clause', '<acts>', { acts: single(form('gain', '<abilities>', { abilities: ability }, { wording })) }, { fixed: { subject: { kind: 'this' } }, wording }); // biome-ignore format: one line
/** "Solved — …", "∞ — …", "Max speed — …". */
export const gainedWhile = (mark: string, condition: Condition, wording: Mark): Phrase<Ability> =>
  form('static', `${mark} — ^<statement>`, { statement: gained(wording) }, { fixed: { condition }, wording });
