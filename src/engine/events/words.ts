import type { TurnStep } from '../../rules/vocabulary/zones.ts';

/** "a", "a and b", "a, b, and c". */
export function list(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`;
}

/** "a time counter", "three +1/+1 counters". */
export function counterWords(amount: number, kind: string): string {
  const article = /^[aeiou8]/i.test(kind) ? 'an' : 'a';
  return amount === 1 ? `${article} ${kind} counter` : `${countWord(amount)} ${kind} counters`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Small numbers as words, as cards print them. */
export function countWord(amount: number): string {
  return NUMBERS[amount] ?? String(amount);
}

/** "card" or "three cards". */
export function countOf(amount: number, noun: string): string {
  return amount === 1 ? `one ${noun}` : `${countWord(amount)} ${noun}s`;
}

/** "upkeep step", "precombat main phase". */
export function stepName(step: TurnStep): string {
  return step === 'precombat main' || step === 'postcombat main' ? `${step} phase` : `${step} step`;
}
