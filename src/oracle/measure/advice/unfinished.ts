/** What a keyword ability is printed with. */
export interface KeywordForm {
  readonly rule: string;
  readonly parameters: readonly string[];
  readonly summary: string;
  readonly flags: readonly unknown[];
  readonly flagsFunctionIn: readonly string[];
  readonly sentences: readonly { readonly functionsIn: readonly string[] }[];
}
/** The keyword abilities by their names. */
export type KeywordForms = ReadonlyMap<string, KeywordForm>;

const listed = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The keyword that the last piece of a line begins with, where nothing but a number or the beginning of a quality stands behind it. */
function keywordAtEnd(text: string, keywords: KeywordForms): readonly [name: string, form: KeywordForm] | null {
  const piece = /(?:^|[,;] )([^,;]*)$/.exec(text.trimEnd())![1]!;
  const bare = piece.toLowerCase().replace(/(?: (?:\d+|x)| from| for)?(?: ?—)?$/, '');
  const form = keywords.get(bare);
  return form === undefined ? null : [piece.slice(0, bare.length), form];
}

/** Words for what could have stood there, not the very words. */
const described = (expected: readonly string[]): readonly string[] =>
  expected.filter((label) => /^(?:an?|what|whose) /.test(label));

/** What a keyword still asks for: a number that stands there already isn't asked for, nor a quality before a cost that may be left out. */
function askedFor({ parameters }: KeywordForm, text: string, expected: readonly string[]): readonly string[] {
  const quality = described(expected).find((label) => label !== 'a cost') ?? 'a quality';
  return parameters
    .filter((parameter) => parameter !== 'N' || !/ (?:\d+|X)(?: ?—)?$/i.test(text))
    .filter((parameter) => parameter !== '[quality]' || !expected.includes('a cost'))
    .map((parameter) => (parameter === 'N' ? 'a number' : parameter === '[cost]' ? 'a cost' : quality));
}

/** What the end of a line lacks: a keyword's parameter, the rest of a sentence. Nothing where the sentence may end. */
export function unfinishedAdvice(text: string, expected: readonly string[], keywords: KeywordForms): readonly string[] {
  const keyword = keywordAtEnd(text, keywords);
  const asked = keyword === null ? [] : askedFor(keyword[1], text, expected);
  if (keyword !== null && asked.length > 0)
    return [`“${keyword[0]}” asks for ${listed(asked)} behind it (CR ${keyword[1].rule}).`];
  const missing = described(expected).slice(0, 3);
  if (missing.length === 0 || /[.!?]"?$/.test(text)) return [];
  return [`The sentence isn't finished: ${missing.join(' or ')} is missing.`];
}
