import { foldName } from '../../cards/names/index.ts';
import type { DecisionAnswer, DecisionRequest, Option } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import type { Ref } from '../../engine/state/ids.ts';
import type { AnswerValue } from '../document/types.ts';
import { paymentFrom } from './payment.ts';
import { meant, startsAlike } from './references.ts';

/** Turns what a scenario answers into an answer to what was asked; what isn't among the options is an input error that says what was asked. */
export function matchAnswer(g: Game, request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  if (request.open === 'payment') return payment(g, request, value);
  if (request.open) return openWord(request, value);
  if (request.groups) return grouped(g, request, value);
  if (request.total !== undefined) return divided(g, request, value);
  if (value.kind === 'mapping') throw wrong(request, 'a mapping');
  const items = value.kind === 'list' ? value.items : [value];
  const indexes: number[] = [];
  for (const item of items) indexes.push(indexOf(g, request, item, indexes));
  checkCount(request, indexes.length);
  return { kind: 'chosen', indexes };
}

function checkCount(request: DecisionRequest, count: number): void {
  if (count >= request.min && count <= request.max) return;
  const wanted = request.min === request.max ? `${request.min}` : `${request.min} to ${request.max}`;
  throw new InputError(`${asked(request)} It takes ${wanted} of the options; the answer names ${count}.`);
}

/** The option that one item of an answer means, not one that is taken already unless nothing else fits. */
function indexOf(g: Game, request: DecisionRequest, item: AnswerValue, taken: readonly number[]): number {
  const fits = request.options
    .map((option, index) => ({ index, fits: optionFits(g, request, option, item) }))
    .filter((entry) => entry.fits);
  const free = fits.filter(({ index }) => !taken.includes(index));
  const [first] = free;
  if (!first) throw wrong(request, textOf(item));
  if (
    free.length > 1 &&
    differ(
      request,
      free.map(({ index }) => index),
    )
  ) {
    const list = free.map(({ index }) => request.options[index]!.label).join('; ');
    throw new InputError(
      `${asked(request)} "${textOf(item)}" could mean several options: ${list}. Say which by "PLAYER's NAME" or "NAME#2".`,
    );
  }
  return first.index;
}

/** Options with one label are taken for one another; others need a clearer word. */
function differ(request: DecisionRequest, indexes: readonly number[]): boolean {
  const labels = new Set(indexes.map((index) => request.options[index]!.label));
  return labels.size > 1;
}

function optionFits(g: Game, request: DecisionRequest, option: Option, item: AnswerValue): boolean {
  const text = textOf(item);
  if (option.kind === 'word') {
    const words = [option.word, option.label, ...(option.also ?? [])].map(foldName);
    return words.includes(foldName(text)) || (option.label !== option.word && startsAlike(option.label, text));
  }
  if (item.kind !== 'word') return false;
  if (option.words !== undefined && abilityFits(g, option, text)) return true;
  const refs = request.options.flatMap((other): readonly Ref[] => (other.kind === 'ref' ? [other.ref] : []));
  return (
    meant(g, text, refs).some((ref) => JSON.stringify(ref) === JSON.stringify(option.ref)) ||
    foldName(option.label) === foldName(text)
  );
}

/** `ability of NAME`, NAME, or either with `: first words`, for abilities among options. */
function abilityFits(g: Game, option: Extract<Option, { kind: 'ref' }>, text: string): boolean {
  const [, name, words] = /^(?:ability of )?([^:]+)(?::(.+))?$/i.exec(text) ?? [];
  if (name === undefined) return false;
  const label = option.label.replace(/^ability of /i, '');
  const named = foldName(label) === foldName(name) || meant(g, name.trim(), [option.ref]).length > 0;
  return named && (words === undefined || startsAlike(option.words ?? '', words.trim()));
}

export function textOf(item: AnswerValue): string {
  switch (item.kind) {
    case 'word':
      return item.word;
    case 'number':
      return String(item.number);
    case 'yesNo':
      return item.yes ? 'yes' : 'no';
    case 'list':
      return `[${item.items.map(textOf).join(', ')}]`;
    case 'mapping':
      return `{${Object.entries(item.entries)
        .map(([key, value]) => `${key}: ${textOf(value)}`)
        .join(', ')}}`;
  }
}

function openWord(request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  if (request.open === 'number') {
    const number = value.kind === 'number' ? value.number : Number(textOf(value));
    if (!Number.isInteger(number) || number < 0) throw wrong(request, textOf(value));
    return { kind: 'word', word: String(number) };
  }
  if (value.kind !== 'word') throw wrong(request, textOf(value));
  return { kind: 'word', word: value.word };
}

/** A mapping from a group to its items in order; a list alone is the first group. What isn't named goes to the last group as it lies. */
function grouped(g: Game, request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  const names = request.groups ?? [];
  const given = value.kind === 'mapping' ? value.entries : { [names[0] ?? '']: value };
  const taken: number[] = [];
  const groups: Record<string, readonly number[]> = {};
  for (const [name, items] of Object.entries(given)) {
    if (!names.includes(name)) throw new InputError(`${asked(request)} There is no "${name}"; there are: ${names.join(', ')}.`);
    const list = items.kind === 'list' ? items.items : [items];
    groups[name] = list.map((item) => {
      const index = indexOf(g, request, item, taken);
      taken.push(index);
      return index;
    });
  }
  if (taken.length < request.options.length) {
    throw new InputError(
      `${asked(request)} The answer has to place all ${request.options.length} cards; it places ${taken.length}.`,
    );
  }
  return { kind: 'grouped', groups };
}

function divided(g: Game, request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  if (value.kind !== 'mapping') throw wrong(request, textOf(value));
  const amounts = request.options.map(() => 0);
  for (const [name, amount] of Object.entries(value.entries)) {
    if (amount.kind !== 'number') throw wrong(request, textOf(value));
    amounts[indexOf(g, request, { kind: 'word', word: name }, [])] = amount.number;
  }
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (sum !== request.total)
    throw new InputError(`${asked(request)} ${request.total} is to be divided; the answer divides ${sum}.`);
  return { kind: 'divided', amounts };
}

function payment(g: Game, request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  if (value.kind === 'yesNo') return { kind: 'word', word: value.yes ? 'yes' : 'no' };
  if (value.kind !== 'mapping') throw wrong(request, textOf(value));
  return { kind: 'payment', payment: paymentFrom(g, request.on ?? request.player, value) };
}

const asked = (request: DecisionRequest): string => `Asked was: ${request.prompt}`;

function wrong(request: DecisionRequest, given: string): InputError {
  const options = request.options.map(({ label }) => label);
  const shown = options.length > 12 ? `${options.slice(0, 12).join(', ')} …` : options.join(', ');
  const what = options.length > 0 ? `The options are: ${shown}.` : `Wanted is ${request.open ?? 'something else'}.`;
  return new InputError(`${asked(request)} "${given}" isn't an answer to it. ${what}`, options.slice(0, 5));
}
