import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, Duration, Subject } from '../../tree/index.ts';
import { whose } from '../modifiers.ts';
import { namedPlayer, objects, subject } from '../symbols.ts';

const then: Phrase<Duration> = form('duringNext', 'during <whose> next turn', { whose });
const attacks = single<Act>(
  oneOf<Act>(
    'what is required',
    [
      form('must', '<deed>', { deed: lexicon('what is required', [['attacks/attack if able', 'attack'], ['attacks/attack you if able', 'attackYou']]) }), // biome-ignore format: one line
      form('must', 'attacks/attack <objects> if able', { objects }, { fixed: { deed: 'attackThat' } }),
    ],
    { agrees: true },
  ),
);
/** Requirements of a turn that is to come (CR 508.1d). */
export const requiredThen: readonly Phrase<Clause>[] = [
  form('clause', '<duration>, <subject> <acts^subject>', { duration: then, subject, acts: attacks }, { wording: { durationAt: 'lead', of: 'then' } }),
  form('clause', 'after that turn, <subject> takes/take^subject an extra turn', { subject: namedPlayer as Phrase<Subject> }, { fixed: { acts: [{ kind: 'extraTurn', amount: { kind: 'number', value: 1 }, after: 'theirNext' }] }, wording: { of: 'after' } }),
]; // biome-ignore format: one form a line
