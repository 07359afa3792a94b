import { KEYWORD_COUNTERS } from '../../rules/vocabulary/keywordCounters.ts';
import type { FaceWords } from '../normalise/names.ts';
import type { FaceReading } from '../read.ts';
import { type ActionPatterns, actionPatterns, actionsIn, relationOfAction } from './actions.ts';
import { quotedIn } from './around.ts';
import { type Found, keywordsOfLine } from './lines.ts';
import { type Masked, maskWords } from './mask.ts';
import { type NamePatterns, namePatterns } from './names.ts';
import { instancesIn, readParameter } from './parameters.ts';
import { keywordsOfSentences, relationIn } from './sentences.ts';
import { type InTree, keywordsInTree } from './tree.ts';
import type { KeywordNames, KeywordUse, Relation, Span } from './use.ts';

export { type KeywordNames, type KeywordUse, RELATIONS, type Relation, type Span } from './use.ts';

/** Finds the keywords of a face's words. */
export type FindUses = (face: FaceWords, reading: FaceReading) => readonly KeywordUse[];

interface Related extends Found {
  readonly relation: Relation;
}

/** Parts of a line that begin like a line: the line itself, and each quotation in it. */
function starts(line: string): readonly { readonly text: string; readonly at: number; readonly quoted: boolean }[] {
  const quotations = [...line.matchAll(/"([^"\n]*)(?:"|$)/g)].map((match) => ({
    text: match[1]!,
    at: match.index + 1,
    quoted: true,
  }));
  return [{ text: line, at: 0, quoted: false }, ...quotations];
}

function keywordAbilities(text: string, patterns: NamePatterns): readonly Related[] {
  const found: Related[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const taken: Span[] = [];
    for (const part of starts(line)) {
      if (taken.some(([from, to]) => at + part.at >= from && at + part.at < to)) continue;
      const keywords = keywordsOfLine(part.text, at + part.at, patterns);
      if (keywords === null) continue;
      taken.push([at + part.at, at + part.at + keywords.end]);
      found.push(...keywords.found.map((one) => ({ ...one, relation: part.quoted ? 'GRANTS' : 'HAS' }) satisfies Related));
    }
    for (const one of keywordsOfSentences(text, at, at + line.length, patterns)) {
      if (taken.some(([from, to]) => one.start >= from && one.start < to)) continue;
      if (/^ counters?\b/.test(text.slice(one.end, one.end + 9)) && !KEYWORD_COUNTERS.has(one.keyword)) continue;
      found.push({ ...one, relation: relationIn(text, one, patterns) });
    }
    at += line.length + 1;
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The keyword that a type makes another of: islandwalk is a landwalk, forestcycling a typecycling, goblin offering an offering; else the keyword itself. */
export function baseOfKeyword(keyword: string): string {
  if (keyword.endsWith('walk') && keyword !== 'planeswalk') return 'landwalk';
  if (keyword.endsWith('cycling') && keyword !== 'cycling') return 'typecycling';
  return keyword.endsWith(' offering') ? 'offering' : keyword;
}

/**
 * Relations as the tree of a line has them, where it has each keyword as often as the words do. The order of a tree isn't that of the words, so
 * a keyword that it has in several relations stays as the words around it say.
 */
function relatedByTree(found: readonly Related[], inTree: readonly InTree[]): readonly Related[] {
  return found.map((one) => {
    const name = baseOfKeyword(one.keyword);
    const ofTree = inTree.filter(({ keyword }) => keyword === name);
    const ofWords = found.filter(({ keyword, relation }) => baseOfKeyword(keyword) === name && relation !== 'COUNTER');
    const [first] = ofTree;
    const sure =
      first !== undefined && ofTree.length === ofWords.length && ofTree.every(({ relation }) => relation === first.relation);
    return sure && one.relation !== 'COUNTER' ? { ...one, relation: first.relation } : one;
  });
}

function byTree(found: readonly Related[], reading: FaceReading): readonly Related[] {
  const rest = new Set(found);
  const related = reading.lines.flatMap((line) => {
    const own = found.filter(({ start }) => start >= line.span[0] && start < line.span[1]);
    for (const one of own) rest.delete(one);
    const inTree = keywordsInTree(line);
    return inTree === null ? own : relatedByTree(own, inTree);
  });
  return [...related, ...rest];
}

/** The uses that one keyword with its parameter is: several where it is short for several. */
function usesOf({ keyword, start, nameEnd, end, relation }: Related, printed: string): readonly KeywordUse[] {
  const behind = printed.slice(nameEnd, end);
  return instancesIn(behind).map((instance, place) => {
    const from = place === 0 ? start : nameEnd + instance.at;
    const to = nameEnd + instance.at + instance.text.length;
    return { keyword, relation, ...readParameter(instance.text), text: printed.slice(from, to), span: [from, to] };
  });
}

function actionUses(
  text: string,
  printed: string,
  patterns: ActionPatterns,
  abilities: readonly Related[],
): readonly KeywordUse[] {
  const isQuoted = quotedIn(text);
  return actionsIn(text, patterns)
    .filter(({ start }) => !abilities.some((ability) => start >= ability.start && start < ability.nameEnd))
    .map((action): KeywordUse => {
      const { keyword, start, end, behind } = action;
      const told = relationOfAction(text, action);
      const relation = told === 'HAS' && isQuoted(start) ? 'GRANTS' : told;
      return { keyword, relation, ...readParameter(behind), text: printed.slice(start, end), span: [start, end] };
    });
}

const wordUses = ({ abilityWords }: Masked, printed: string): readonly KeywordUse[] =>
  abilityWords.map(({ word, start }) => {
    const span: Span = [start, start + word.length];
    return {
      keyword: word.toLowerCase(),
      relation: 'HAS',
      parameter: null,
      amount: null,
      cost: null,
      text: printed.slice(...span),
      span,
    };
  });

/** Makes a finder of the uses of these keywords. */
export function keywordUses(names: KeywordNames): FindUses {
  const patterns = namePatterns(names);
  const actions = actionPatterns(names.actions);
  const known = { abilityWords: new Set(names.abilityWords), abilities: new Set(names.abilities) };
  return (face, reading) => {
    if (face.oracleText === '') return [];
    const masked = maskWords(face, known);
    const abilities = byTree(keywordAbilities(masked.text, patterns), reading);
    const uses = [
      ...abilities.flatMap((one) => usesOf(one, face.oracleText)),
      ...actionUses(masked.text, face.oracleText, actions, abilities),
      ...wordUses(masked, face.oracleText),
    ];
    return uses.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  };
}
