import { describe, expect, test } from '@jest/globals';
import { KEYWORDS, type Keyword } from '../../src/keywords/index.ts';
import { keyword } from '../../src/keywords/keyword.ts';
import { againstRules } from '../../src/keywords/official.ts';
import { type KeywordForm, readKeywords } from '../../src/rules/keywords/index.ts';
import { readRulesText } from '../../src/rules/text/index.ts';
import { sharedBytes, testWithData } from '../support/sharedData.ts';

const frobbing = (...words: readonly string[]): Keyword =>
  keyword({
    name: 'frobbing',
    rule: '702.2',
    abilityTypes: ['STATIC'],
    summary: 'It frobs.',
    flagRule: '702.2a',
    sentences: words.map((one) => ({ words: one, rule: '702.2a', functionsIn: ['battlefield'] })),
  });
const form = (...sentences: readonly string[]): KeywordForm => ({ written: 'Frobbing', sentences, rule: '702.2a', on: null });

describe('the sentences of a keyword against those of an edition', () => {
  test.each([
    ['word for word', ['Draw a card.'], ['Draw a card.'], 'EQUAL'],
    ['quotes in another form', ['It has "Draw a card."'], ['It has ‘Draw a card.’'], 'EQUAL'],
    ['an apostrophe isn’t a quote', ["It isn't players' own."], ['It isn’t players’ own.'], 'EQUAL'],
    ['another name in brackets', ['Sacrifice a [quality].'], ['Sacrifice a [type].'], 'EQUAL'],
    ['a cost is no quality', ['Pay [cost].'], ['Pay [quality].'], 'DIFFERENT'],
    ['[Cost] begins a sentence', ['[cost]: Draw a card.'], ['[Cost]: Draw a card.'], 'EQUAL'],
    ['one sentence more', ['Draw a card.', 'Discard a card.'], ['Draw a card.'], 'DIFFERENT'],
    ['one sentence less', [], ['Draw a card.'], 'DIFFERENT'],
    ['the edition only describes it', ['Draw a card.'], [], 'DESCRIBED'],
  ] as const)('%s', (_what, own, official, verdict) => {
    expect(againstRules(frobbing(...own), [form(...official)]).verdict).toBe(verdict);
  });

  test('what only one of them says', () => {
    const compared = againstRules(frobbing('Draw a card.', 'Scry 1.'), [form('Draw a card.', 'Mill a card.')]);
    expect(compared).toEqual({ verdict: 'DIFFERENT', official: ['Mill a card'], own: ['Scry 1'] });
  });

  testWithData('rules/MagicCompRules-2026-04-17.txt', 'where they differ, the keyword’s file says why', () => {
    const edition = readRulesText(sharedBytes('rules/MagicCompRules-2026-04-17.txt'));
    if (!edition.ok) throw new Error(edition.problem.expected);
    const entries = new Map(readKeywords(edition.value.rules).map((entry) => [entry.name.toLowerCase(), entry]));
    const wrong = KEYWORDS.flatMap((own) => {
      const { verdict, official } = againstRules(own, entries.get(own.name)!.forms);
      const told = own.differs !== undefined;
      return (verdict === 'DIFFERENT') === told ? [] : [{ keyword: own.name, verdict, told, official: official.length }];
    });
    expect(wrong).toEqual([]);
  });
});
