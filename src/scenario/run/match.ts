import type { DecisionAnswer, DecisionRequest } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import { suggest } from '../document/suggest.ts';
import type { AnswerValue } from '../document/types.ts';
import { OptionFinder, textOf } from './optionFinder.ts';
import { paymentFrom } from './payment.ts';

/** Turns what a scenario answers into an answer to what was asked; what isn't among the options is an input error that says what was asked. */
export function matchAnswer(g: Game, request: DecisionRequest, value: AnswerValue): DecisionAnswer {
  if (request.open === 'payment') return payment(g, request, value);
  if (request.open) return openWord(request, value);
  if (request.groups) return grouped(g, request, value);
  if (request.total !== undefined) return divided(g, request, value);
  if (value.kind === 'mapping') throw wrong(request, 'a mapping');
  const items = value.kind === 'list' ? value.items : [value];
  const finder = new OptionFinder(g, request);
  const indexes = indexesOf(finder, items, []);
  checkCount(request, indexes.length);
  return { kind: 'chosen', indexes };
}

function checkCount(request: DecisionRequest, count: number): void {
  if (count >= request.min && count <= request.max) return;
  const wanted = request.min === request.max ? `${request.min}` : `${request.min} to ${request.max}`;
  throw new InputError(`${asked(request)} It takes ${wanted} of the options; the answer names ${count}.`);
}

/** How many options an error names. */
const MOST_LISTED = 12;
const MOST_SUGGESTED = 5;

function indexesOf(finder: OptionFinder, items: readonly AnswerValue[], taken: readonly number[]): number[] {
  const indexes: number[] = [];
  items.forEach((item, at) => {
    const alike = items.slice(at).filter((other) => textOf(other) === textOf(item)).length;
    indexes.push(indexOf(finder, item, [...taken, ...indexes], alike));
  });
  return indexes;
}

/** The option that one item of an answer means, not one that is taken already. `alike`: so many items say the same from here on. */
function indexOf(finder: OptionFinder, item: AnswerValue, taken: readonly number[], alike = 1): number {
  const { request } = finder;
  const all = finder.find(item);
  const free = all.filter((index) => !taken.includes(index));
  const [first] = free;
  if (first === undefined && all.length > 0)
    throw new InputError(`${asked(request)} "${textOf(item)}" is named more often than it can be chosen (${all.length}).`);
  if (first === undefined) throw wrong(request, textOf(item));
  // Where all that fit are named, none of them is in doubt.
  if (alike < free.length && finder.differ(free)) {
    const more = free.length > MOST_LISTED ? ` … (${free.length} in all)` : '';
    const list = `${free
      .slice(0, MOST_LISTED)
      .map((index) => finder.described(index))
      .join(', ')}${more}`;
    throw new InputError(
      `${asked(request)} "${textOf(item)}" could mean several options; write one of these: ${list}.`,
      free.slice(0, MOST_SUGGESTED).map((index) => finder.answer(index)),
    );
  }
  return first;
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
  const finder = new OptionFinder(g, request);
  const taken: number[] = [];
  const groups: Record<string, readonly number[]> = {};
  for (const [name, items] of Object.entries(given)) {
    if (!names.includes(name)) throw new InputError(`${asked(request)} There is no "${name}"; there are: ${names.join(', ')}.`);
    const list = items.kind === 'list' ? items.items : [items];
    const indexes = indexesOf(finder, list, taken);
    taken.push(...indexes);
    groups[name] = indexes;
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
  const finder = new OptionFinder(g, request);
  const amounts = request.options.map(() => 0);
  for (const [name, amount] of Object.entries(value.entries)) {
    if (amount.kind !== 'number') throw wrong(request, textOf(value));
    amounts[indexOf(finder, { kind: 'word', word: name }, [])] = amount.number;
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

/** What the options are called; abilities of one name with their words. */
const labelsOf = (options: DecisionRequest['options']): readonly string[] =>
  options.map((option) => {
    const alone = options.filter(({ label }) => label === option.label).length === 1;
    return alone || option.kind !== 'ref' || option.words === undefined
      ? option.label
      : `${option.label}: ${option.words.replace(/\.$/, '')}`;
  });

function wrong(request: DecisionRequest, given: string): InputError {
  const options = labelsOf(request.options);
  const shown = options.length > MOST_LISTED ? `${options.slice(0, MOST_LISTED).join(', ')} …` : options.join(', ');
  const what = options.length > 0 ? `The options are: ${shown}.` : `Wanted is ${request.open ?? 'something else'}.`;
  return new InputError(`${asked(request)} "${given}" isn't an answer to it. ${what}`, suggest(given, options));
}
