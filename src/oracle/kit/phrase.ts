import type { Beginnings } from './beginnings.ts';
import type { Printing } from './printing.ts';
import type { Session } from './session.ts';
import type { Shape } from './shape.ts';

/** No reading. Lists of readings are made by filling them from their first member on, and this one by emptying it, so that to the machine all are of one sort: what has one shape is looked at fastest. */
export const NOTHING: readonly never[] = emptied([{}]);

function emptied(list: unknown[]): readonly never[] {
  list.pop();
  return list as never[];
}

/** Grammatical number: of a noun phrase, and of the verb or noun that agrees with it. Bare verbs ("you draw", "may draw") count as many. */
export type GrammaticalNumber = 'one' | 'many';

/** One way to read a phrase from a place on. All are made here: nothing else is looked at so often, and what has one shape is looked at fastest. */
export class Result<T> {
  readonly end: number;
  readonly value: T;
  readonly number: GrammaticalNumber;
  /** Names of the variants used. */
  readonly variants: readonly string[];
  /** Names of the preferences that speak against this reading. */
  readonly against: readonly string[];
  /** Wording of a value that has no place of its own for it; kept by the form that holds the value. */
  readonly note: string | undefined;

  constructor(
    end: number,
    value: T,
    number: GrammaticalNumber,
    variants: readonly string[] = NOTHING,
    against: readonly string[] = NOTHING,
    note?: string,
  ) {
    this.end = end;
    this.value = value;
    this.number = number;
    this.variants = variants;
    this.against = against;
    this.note = note;
  }

  endingAt(end: number): Result<T> {
    return new Result(end, this.value, this.number, this.variants, this.against, this.note);
  }

  /** Another value that the same words say. */
  saying<V>(value: V): Result<V> {
    return new Result(this.end, value, this.number, this.variants, this.against, this.note);
  }

  /** Read by these variants, and with these preferences against it. */
  marked(variants: readonly string[], against: readonly string[]): Result<T> {
    return new Result(this.end, this.value, this.number, variants, against, this.note);
  }
}

/** Each reading as it becomes. */
export function readAs<T, V>(results: readonly Result<T>[], become: (result: Result<T>) => Result<V>): readonly Result<V>[] {
  if (results.length === 0) return NOTHING;
  const found = [become(results[0]!)];
  for (let i = 1; i < results.length; i += 1) found.push(become(results[i]!));
  return found;
}

/** One reading more. */
export function withOne<T>(found: Result<T>[] | null, result: Result<T>): Result<T>[] {
  if (found === null) return [result];
  found.push(result);
  return found;
}

/** Anything that can stand in a slot: reads and prints. */
export interface Phrase<T> {
  readonly label: string;
  /** Whether its words depend on the number asked for. */
  readonly agrees: boolean;
  /** Tells what it can begin with. */
  begin(beginnings: Beginnings): void;
  /** Words that it can begin with, as far as they are fixed: for "did you mean". */
  offers?(): readonly string[];
  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[];
  /** Whether it can have words for a node of this shape at all, whatever is said in it; absent: it may. */
  mayPrint?(shape: Shape): boolean;
  /** Adds its words and tells their number; `null` where it can't say the value. */
  print(value: T, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null;
}

/** What the face is called and is, for own names and "this creature". */
export interface Names {
  readonly name: string;
  readonly shortName: string;
  /** The noun by which the face's own words call it: creature, land, Aura, spell … */
  readonly noun: string;
  /** Whether the own name is the official way to speak of it (legends, instants and sorceries). */
  readonly speaksByName: boolean;
}
