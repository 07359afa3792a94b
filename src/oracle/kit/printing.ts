import { join } from './join.ts';
import type { GrammaticalNumber, Names, Phrase } from './phrase.ts';

/** A word or sign as it is printed, joined to the one before with or without a space. All are made here, for the same reason as readings. */
export class Piece {
  readonly text: string;
  readonly tight: boolean;
  readonly capital: boolean;

  constructor(text: string, tight: boolean, capital: boolean) {
    this.text = text;
    this.tight = tight;
    this.capital = capital;
  }

  /** What begins a part stands where the part stands. */
  fitted(tight: boolean, begins: boolean): Piece {
    return this.tight === tight && (this.capital || !begins) ? this : new Piece(this.text, tight, this.capital || begins);
  }
}

/**
 * What has been printed so far of a value, and by which forms. A phrase adds its words and tells their number; where it has no words for the value
 * after all it may have added some already, and who can ask another phrase takes them back.
 */
export class Printing {
  readonly names: Names;
  readonly pieces: Piece[] = [];
  readonly forms: object[] = [];

  constructor(names: Names) {
    this.names = names;
  }

  addAll(pieces: readonly Piece[]): void {
    for (let i = 0; i < pieces.length; i += 1) this.pieces.push(pieces[i]!);
  }

  /** What was added from a place on begins a part. */
  fit(at: number, tight: boolean, begins: boolean): void {
    if (at < this.pieces.length) this.pieces[at] = this.pieces[at]!.fitted(tight, begins);
  }

  /** Takes back what was added since there were so many. */
  undo(pieces: number, forms: number): void {
    while (this.pieces.length > pieces) this.pieces.pop();
    while (this.forms.length > forms) this.forms.pop();
  }
}

/** A value in a phrase's words; null where it has none for it. */
export function printedBy<T>(phrase: Phrase<T>, value: T, number: GrammaticalNumber, names: Names): Printing | null {
  const printing = new Printing(names);
  return phrase.print(value, number, undefined, printing) === null ? null : printing;
}

/** The same as a text. */
export function textBy<T>(phrase: Phrase<T>, value: T, number: GrammaticalNumber, names: Names): string | null {
  const printing = printedBy(phrase, value, number, names);
  return printing === null ? null : join(printing.pieces);
}
