import type { Clause, Sentence } from '../../oracle/tree/index.ts';

/** "It deals 3 damage to any target. The damage can't be prevented": that is so as the damage is dealt, which the sentence before does (CR 608.2c, 615.12). */
export function unpreventableFirst(sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findIndex((one, index) => index > 0 && saysSo(one) && deals(sentences[index - 1]));
  if (at < 0) return sentences;
  return [...sentences.slice(0, at - 1), sentences[at]!, sentences[at - 1]!, ...sentences.slice(at + 1)];
}

const isClause = (sentence: Sentence | undefined): sentence is Clause => sentence?.kind === 'clause';

const saysSo = (sentence: Sentence): boolean =>
  isClause(sentence) &&
  !sentence.duration &&
  sentence.acts.length > 0 &&
  sentence.acts.every(({ kind }) => kind === 'unpreventable');

const deals = (sentence: Sentence | undefined): boolean =>
  isClause(sentence) && sentence.acts.some(({ kind }) => kind === 'dealDamage');
