import type { KeywordForm } from '../../rules/keywords/index.ts';
import type { KeywordModel } from './model.ts';

/** The sentences of a keyword with where they come from. */
export interface Definition {
  readonly keyword: KeywordModel;
  readonly sentences: readonly string[];
  readonly source: 'COMPREHENSIVE_RULES' | 'PROJECT';
  readonly manner: 'STANDS_FOR' | 'DESCRIBED';
}

/** The forms that are written like the first one that has sentences: one on a permanent and one on a spell belong together. */
export function mainForms(forms: readonly KeywordForm[]): readonly KeywordForm[] {
  const first = forms.find(({ sentences }) => sentences.length > 0);
  return first === undefined ? [] : forms.filter(({ written, sentences }) => written === first.written && sentences.length > 0);
}

/** What a keyword means: by the official text where that is here, else by this project's own sentences; null where neither says so. */
export function definitionOf(keyword: KeywordModel): Definition | null {
  const official = mainForms(keyword.forms).flatMap(({ sentences }) => sentences);
  if (official.length > 0) return { keyword, sentences: official, source: 'COMPREHENSIVE_RULES', manner: 'STANDS_FOR' };
  const { description } = keyword;
  if (description.length > 0) return { keyword, sentences: description, source: 'COMPREHENSIVE_RULES', manner: 'DESCRIBED' };
  const own = keyword.known?.sentences.map(({ words }) => words) ?? [];
  return own.length > 0 ? { keyword, sentences: own, source: 'PROJECT', manner: 'STANDS_FOR' } : null;
}

/** Why a keyword has no definition; null where it has one. */
function missing(keyword: KeywordModel): string | null {
  if (definitionOf(keyword) !== null) return null;
  if (keyword.kind === 'ability word') return 'An ability word has no meaning of its own (CR 207.2c), so it has no definition.';
  return keyword.hasText
    ? `Rule ${keyword.rule} of the newest edition puts no sentences in its place.`
    : 'Its definition stands in the official text of the rules, which has not been imported.';
}

/** Whether the engine knows the keyword, in a word and in a sentence. */
export function supportOf(keyword: KeywordModel, actions: ReadonlySet<string>) {
  const lacking = missing(keyword);
  const said = (level: 'READ' | 'UNREAD', words: string) => ({ level, note: lacking === null ? words : `${words} ${lacking}` });
  switch (keyword.kind) {
    case 'ability word':
      return said('READ', 'The engine sets ability words aside, as the rules do.');
    case 'action':
      return actions.has(keyword.name.toLowerCase())
        ? said('READ', 'The engine reads this action and carries it out.')
        : said('UNREAD', 'The engine does not carry out this action yet.');
    case 'ability':
      return keyword.known === null
        ? said('UNREAD', 'The engine does not know what this keyword does yet.')
        : said('READ', 'The engine knows what this keyword does and carries it out.');
  }
}
