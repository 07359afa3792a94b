import type { DecisionAnswer, DecisionRequest } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import type { AnswerValue } from '../document/types.ts';
import { matchAnswer } from './match.ts';
import { OptionFinder } from './optionFinder.ts';

/** An answer as a scenario document would give it: words, lists and mappings. */
export type Raw = string | number | readonly Raw[] | { readonly [key: string]: Raw };

/** Says an answer in the words of a scenario; null where no words of ours bring the same about. */
export function said(g: Game, request: DecisionRequest, answer: DecisionAnswer): { raw: Raw; answer: DecisionAnswer } | null {
  const raw = inWords(g, request, answer);
  if (raw === null) return null;
  try {
    const understood = matchAnswer(g, request, valueFrom(raw));
    return { raw, answer: understood };
  } catch (problem) {
    if (problem instanceof InputError) return null;
    throw problem;
  }
}

function inWords(g: Game, request: DecisionRequest, answer: DecisionAnswer): Raw | null {
  const finder = new OptionFinder(g, request);
  const all = (indexes: readonly number[]): readonly string[] => indexes.map((index) => finder.answer(index));
  switch (answer.kind) {
    case 'chosen': {
      const words = all(answer.indexes);
      return words.length === 1 ? words[0]! : words;
    }
    case 'grouped':
      return Object.fromEntries(Object.entries(answer.groups).map(([group, indexes]) => [group, all(indexes)]));
    case 'divided': {
      const parts = answer.amounts.map((amount, index) => [finder.answer(index), amount] as const);
      return Object.fromEntries(parts.filter(([, amount]) => amount > 0));
    }
    case 'word':
      return request.open === 'number' ? Number(answer.word) : answer.word;
    case 'payment':
      return null;
  }
}

function valueFrom(raw: Raw): AnswerValue {
  if (typeof raw === 'number') return { kind: 'number', number: raw };
  if (typeof raw === 'string') return { kind: 'word', word: raw };
  if (Array.isArray(raw)) return { kind: 'list', items: (raw as readonly Raw[]).map(valueFrom) };
  return { kind: 'mapping', entries: Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, valueFrom(value)])) };
}
