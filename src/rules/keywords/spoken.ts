import type { RuleWords } from './entry.ts';

/** Forms that don't follow from a name by an ending. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  fight: ['fought'],
  foretell: ['foretold'],
  regenerate: ['regeneration'],
};

const NOUN = /(?:ing|er)$/;

/** The verbs that a name may be a form of: cycle of cycling, kick of kicker; of most names the name itself. */
function verbsOf(word: string): readonly string[] {
  const stem = word.replace(NOUN, '');
  if (stem === word) return [word];
  return [stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1'), stem, `${stem}e`].filter((verb) => verb.length > 2);
}

/** A verb with its usual endings, itself left out. */
function inflected(verb: string): readonly string[] {
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  if (verb.endsWith('e')) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  const forms = [`${verb}${/(?:s|x|sh|ch)$/.test(verb) ? 'es' : 's'}`, `${verb}ed`, `${verb}ing`];
  const doubled = `${verb}${verb.at(-1)}`;
  return /[^aeiou][aeiou][b-df-hj-np-tvz]$/.test(verb) ? [...forms, `${doubled}ed`, `${doubled}ing`] : forms;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/**
 * The other forms of a keyword's name, in lower case, where its own rules use one of them: regenerated, kicked, cycles, fought. Empty where they use none:
 * then the name is no verb, and words like it (enchanted, equipped) are terms of their own.
 */
export function spokenForms(name: string, subrules: readonly RuleWords[]): readonly string[] {
  const [first = '', ...rest] = plain(name).split(' ');
  if (!/^[a-z]{3,}$/.test(first)) return [];
  const behind = rest.map((word) => ` ${word}`).join('');
  const words = ` ${subrules.map(({ text }) => plain(text ?? '').replace(/[^\p{L}' ]+/gu, ' ')).join(' ')} `;
  const used = (form: string) => form !== first && words.includes(` ${form}${behind} `);
  const formsOf = (verb: string) => [verb, ...inflected(verb)];
  const [verb] = verbsOf(first)
    .filter((one) => inflected(one).some(used))
    .sort((a, b) => formsOf(b).filter(used).length - formsOf(a).filter(used).length);
  const forms = verb === undefined ? [] : formsOf(verb);
  const irregular = (IRREGULAR[first] ?? []).filter((form) => forms.length > 0 || used(form));
  return [...new Set([...forms, ...irregular])].filter((form) => form !== first).map((form) => `${form}${behind}`);
}
