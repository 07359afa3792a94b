import type { DecisionAnswer, DecisionRequest } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import { InputError } from '../../engine/refuse.ts';
import type { Ref } from '../../engine/state/ids.ts';
import type { AnswerValue } from '../document/types.ts';
import { matchAnswer } from './match.ts';

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
  switch (answer.kind) {
    case 'chosen': {
      const words = answer.indexes.map((index) => optionWords(g, request, index));
      if (words.some((word) => word === null)) return null;
      return words.length === 1 ? words[0]! : (words as string[]);
    }
    case 'grouped': {
      const groups = Object.entries(answer.groups).map(
        ([group, indexes]) => [group, indexes.map((index) => optionWords(g, request, index))] as const,
      );
      if (groups.some(([, words]) => words.includes(null))) return null;
      return Object.fromEntries(groups) as Record<string, Raw>;
    }
    case 'divided': {
      const parts = answer.amounts.map((amount, index) => [optionWords(g, request, index), amount] as const);
      if (parts.some(([word]) => word === null)) return null;
      return Object.fromEntries(parts.filter(([, amount]) => amount > 0)) as Record<string, Raw>;
    }
    case 'word':
      return request.open === 'number' ? Number(answer.word) : answer.word;
    case 'payment':
      return null;
  }
}

/** The first of the words for an option that mean it and nothing else. */
function optionWords(g: Game, request: DecisionRequest, index: number): string | null {
  const option = request.options[index];
  if (!option) return null;
  const words = option.kind === 'word' ? [option.word, option.label] : [...names(g, option.ref), option.label];
  const alone = { ...request, min: 0, max: request.options.length };
  const { groups: _, total: __, ...plain } = alone;
  return words.find((word) => means(g, plain, word, index)) ?? null;
}

function means(g: Game, request: DecisionRequest, word: string, index: number): boolean {
  try {
    const understood = matchAnswer(g, request, { kind: 'word', word });
    return understood.kind === 'chosen' && understood.indexes[0] === index;
  } catch (problem) {
    if (problem instanceof InputError) return false;
    throw problem;
  }
}

/** What an object or player may be called, the surest names first: its own alias, its name with its controller, its name with a number. */
export function names(g: Game, ref: Ref): readonly string[] {
  if (ref.kind === 'player') return [g.state.players[ref.player]!.name];
  const value = g.state.objects[ref.object];
  if (!value) return [];
  if (value.alias !== null) return [value.alias];
  const origin = value.stack?.ability;
  const name = origin
    ? `ability of ${names(g, { kind: 'object', object: origin.source })[0] ?? ''}`
    : characteristics(g, ref.object).name;
  const whose = g.state.players[characteristics(g, ref.object).controller]!.name;
  const numbered = Array.from({ length: 12 }, (_, index) => `#${index + 1}`);
  return [name, `${whose}'s ${name}`, ...numbered.flatMap((number) => [`${whose}'s ${name}${number}`, `${name}${number}`])];
}

function valueFrom(raw: Raw): AnswerValue {
  if (typeof raw === 'number') return { kind: 'number', number: raw };
  if (typeof raw === 'string') return { kind: 'word', word: raw };
  if (Array.isArray(raw)) return { kind: 'list', items: (raw as readonly Raw[]).map(valueFrom) };
  return { kind: 'mapping', entries: Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, valueFrom(value)])) };
}
