import { readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, piece, plain } from '../kit/leaves.ts';
import { listOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Act, Clause, Statement } from '../tree/index.ts';
import { ability } from './symbols.ts';
import { subtypeNames } from './words.ts';

const SUBTYPES: ReadonlySet<string> = new Set(subtypeNames);
/** A word of its own with a capital, such as "Khans". */
const anchorWord = new Leaf<string>(
  'an anchor word',
  (token) => token.kind === 'word' && /^\p{Lu}/u.test(token.text),
  (session, at) => [plain(at + 1, session.tokens[at]!.text)],
  (word) => [piece(word)],
);

/** "As this enchantment enters, choose Khans or Dragons" (CR 614.12c). */
export const chooseAnchor: Phrase<Act> = form(
  'choose',
  'chooses/choose <words>',
  // "Choose Island or Swamp" is a choice of types.
  { words: readIf(listOf<string>('anchor words', anchorWord, 'or', 2), (words) => !words.every((word) => SUBTYPES.has(word))) },
  { fixed: { what: 'anchorWord' } },
);

const has: Phrase<Clause> = form(
  'clause',
  '<acts>',
  { acts: single<Act>(form('gain', '<abilities>', { abilities: ability })) },
  { fixed: { subject: { kind: 'this', wording: { implied: 'anchor' } } } },
);
/** "• Khans — At the beginning of your upkeep, …": the ability that it has where that word was chosen. */
export const anchored: Phrase<Ability> = form('static', '• <condition> — ^<statement>', {
  condition: form('anchorWordChosen', '<word>', { word: anchorWord }),
  statement: has as Phrase<Statement>,
});
