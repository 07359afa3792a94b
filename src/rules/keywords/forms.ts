import type { KeywordForm, RuleWords } from './entry.ts';

/** “Written form” means “sentence” and “sentence”, with the quotes of the official text. */
const QUOTED = '“([^”]+)”';
const MEANS = new RegExp(
  `(?:${QUOTED}|(?<=^|\\. )(It)|(?<=^|\\. |” )((?:To )?[A-Z][\\w’!-]*(?: [a-z][\\w’-]*)*?(?:[ —](?:\\[[^\\]]+\\]|N))*?))` +
    `( without an? \\w+| on an? [a-z ]+?| in this sense)? means (?:“|to |the effect is “)`,
  'g',
);
/** A list of quoted sentences: each but the last ends with a comma, or is followed by “and”. */
const SENTENCES = /^“[^”]+”(?:(?:,?\sand\s|(?<=,”)\s)“[^”]+”)*/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence as it would stand alone: lists put a comma where its period was. */
function wholeSentence(text: string): string {
  const trimmed = text.trim().replace(/,$/, '.');
  return capital(/[.!?)’]$/.test(trimmed) ? trimmed : `${trimmed}.`);
}

function quotedSentences(text: string): readonly string[] {
  const run = SENTENCES.exec(text)?.[0] ?? '';
  return [...run.matchAll(/“([^”]+)”/g)].map((match) => wholeSentence(match[1]!));
}

/** “means to look at …”: the instruction itself. */
function spokenSentence(text: string): readonly string[] {
  const [sentence = ''] = text.split(/(?<=\.)\s/);
  return [wholeSentence(sentence)];
}

function formsIn({ number, text }: RuleWords): readonly KeywordForm[] {
  const found: KeywordForm[] = [];
  for (const match of (text ?? '').matchAll(MEANS)) {
    const [whole, quoted, , plain, circumstance] = match;
    if (whole.endsWith('the effect is “') || circumstance === ' in this sense') continue;
    const after = text!.slice(match.index + whole.length - (whole.endsWith('“') ? 1 : 0));
    // “to counter a spell means to cancel it”: “it” says nothing without the words before; the description has them
    if (whole.endsWith('to ') && / an? /.test(plain ?? '')) continue;
    const sentences = whole.endsWith('to ') ? spokenSentence(after) : quotedSentences(after);
    if (sentences.length === 0) continue;
    const on = / on (an? .+)$/.exec(circumstance ?? '')?.[1] ?? null;
    const written = quoted ?? plain?.replace(/^To /, '') ?? writtenBefore(text!.slice(0, match.index)) ?? '';
    found.push({ written: capital(written), sentences, rule: number, on: on ?? onBefore(text!.slice(0, match.index)) });
  }
  return found;
}

/** “It is written “X.” … It means …”: the form stands earlier. */
function writtenBefore(text: string): string | null {
  const quoted = [...text.matchAll(/“([^”]+)”/g)].at(-1)?.[1];
  return quoted?.replace(/[.,]$/, '') ?? /([A-Z][\w-]*) on an? /.exec(text)?.[1] ?? null;
}
const onBefore = (text: string): string | null => /\bon (an? [a-z ]+?) represents\b[^.]*\. $/.exec(text)?.[1] ?? null;

/** “Protection is a static ability, written “Protection from [quality].”” */
function writtenForms({ number, text }: RuleWords): readonly KeywordForm[] {
  const matches = [
    ...(text ?? '').matchAll(/\bwritten(?: as)? “([^”]+)”/g),
    ...(text ?? '').matchAll(/\bappears within an object’s rules text as “([^”]+)”/g),
  ];
  return matches.map((match) => ({ written: capital(match[1]!.replace(/[.,]$/, '')), sentences: [], rule: number, on: null }));
}

/**
 * A keyword whose second ability depends on what it is printed on and on what is named behind it (gift): its two halves stand in one subrule, the effect
 * of each name in one of its own.
 */
function framedForms(subrules: readonly RuleWords[], written: readonly KeywordForm[]): readonly KeywordForm[] {
  const find = (pattern: RegExp) =>
    subrules.flatMap(({ number, text }) => [...(text ?? '').matchAll(pattern)].map((match) => ({ number, match })));
  const frames = find(/\bOn (an? [a-z ]+), the second ability represented by [a-z ]+ is “([^”]+)”/g);
  const first = find(/\bThe first ability is always “([^”]+)”/g)[0]?.match[1];
  const [general] = written;
  if (first === undefined || general === undefined || frames.length === 0) return [];
  const effects = find(/“([^”]+)” means the effect is “([^”]+?)[.]?”/g).map(({ number, match }) => ({
    written: match[1]!,
    rule: number,
    effect: match[2]!.charAt(0).toLowerCase() + match[2]!.slice(1),
  }));
  return [{ written: general.written, rule: null, effect: '[effect]' }, ...effects].flatMap(({ written: name, rule, effect }) =>
    frames.map(({ number, match: [, on, frame] }) => ({
      written: capital(name),
      sentences: [wholeSentence(first), wholeSentence(frame!.replace('[effect]', effect))],
      rule: rule ?? number,
      on: on!,
    })),
  );
}

/** Every way to write keywords that these subrules define, in their order. */
export function formsOf(subrules: readonly RuleWords[]): readonly KeywordForm[] {
  const meaning = subrules.flatMap(formsIn);
  const written = subrules.flatMap(writtenForms).filter((form) => !meaning.some((other) => other.written === form.written));
  const framed = framedForms(subrules, written);
  return [...meaning, ...framed, ...written.filter((form) => !framed.some((other) => other.written === form.written))];
}

/** The name that a form begins with: without brackets, numbers and what follows a dash. */
export function nameOfForm(written: string): string {
  return written
    .replace(/\s*[—–].*$/, '')
    .replace(/\s*\[.*$/, '')
    .replace(/\s+(?:[NX])(?:\s.*)?$/, '')
    .replace(/\s+(?:an?|for|from|onto)$/, '')
    .replace(/^(Splice|Craft|Affinity|Gift) .*$/, '$1')
    .trim();
}

/** What stands for something else in a form: N, X, [cost], [quality]. */
export function placeholdersOf(written: string): readonly string[] {
  return [...written.matchAll(/\[[^\]]+\]|(?<![\w{])[NX](?![\w}])/g)].map(([placeholder]) => placeholder);
}
