import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

const [UNKNOWN, NO, YES] = [0, 1, 2] as const;

/** What a phrase can begin with: words of the grammar, and what else is judged by its looks. Put together once, through all that stands first in it. */
export class Beginnings {
  private readonly words = new Set<number>();
  private readonly looks = new Set<(token: Token) => boolean>();
  private readonly asked = new Set<Phrase<unknown>>();
  /** By what a token begins like. */
  private readonly answers: number[] = [];

  constructor(phrase: Phrase<unknown>) {
    this.add(phrase);
    this.asked.clear();
  }

  /** Phrases hold each other in circles; each is asked once. */
  add(phrase: Phrase<unknown>): void {
    if (this.asked.has(phrase)) return;
    this.asked.add(phrase);
    phrase.begin(this);
  }

  addWord(id: number): void {
    this.words.add(id);
  }

  addLooks(can: (token: Token) => boolean): void {
    this.looks.add(can);
  }

  has(token: Token): boolean {
    const { answers } = this;
    while (answers.length <= token.begins) answers.push(UNKNOWN);
    if (answers[token.begins] === UNKNOWN) answers[token.begins] = this.judge(token) ? YES : NO;
    return answers[token.begins] === YES;
  }

  private judge(token: Token): boolean {
    if (this.words.has(token.id)) return true;
    for (const can of this.looks) if (can(token)) return true;
    return false;
  }
}

const known = new Map<Phrase<unknown>, Beginnings>();

export function beginningsOf(phrase: Phrase<unknown>): Beginnings {
  let found = known.get(phrase);
  if (found === undefined) {
    found = new Beginnings(phrase);
    known.set(phrase, found);
  }
  return found;
}
