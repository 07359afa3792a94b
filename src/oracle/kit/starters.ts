import { type Beginnings, beginningsOf } from './beginnings.ts';
import { Candidates, NO_CANDIDATES } from './candidates.ts';
import { Form } from './form.ts';
import { NOTHING, type Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

interface Starter<T> {
  readonly member: Phrase<T>;
  readonly at: number;
}
interface OpenStarters<T> {
  readonly beginnings: Beginnings;
  readonly starters: Starter<T>[];
}

const UNKNOWN = -1;
const NONE = 0;
const FEW = 512;

/** The members of a choice by what they begin with. */
export class Starters<T> {
  /** Of members that begin with fixed words. */
  private readonly byWord = new Map<number, Starter<T>[]>();
  /** The others: those that begin with the same slot are asked as one. */
  private readonly open: readonly OpenStarters<T>[];
  /** Many words begin the same of them: by which those are. */
  private readonly known = new Map<string, number>();
  private readonly arranged: Candidates<T>[] = [NO_CANDIDATES];
  /** Which of the arranged, by what a token begins like; asked at every place of every text. */
  private nths = new Int16Array(FEW).fill(UNKNOWN);

  constructor(members: readonly Phrase<T>[]) {
    const open = new Map<Beginnings, OpenStarters<T>>();
    for (const [at, member] of members.entries()) {
      const words = member instanceof Form ? member.firstWords : null;
      if (words === null) {
        const beginnings = beginningsOf(firstOf(member));
        if (!open.has(beginnings)) open.set(beginnings, { beginnings, starters: [] });
        open.get(beginnings)!.starters.push({ member, at });
      } else for (const id of words) this.byWord.set(id, [...(this.byWord.get(id) ?? []), { member, at }]);
    }
    this.open = [...open.values()];
  }

  /** Members that may begin with a word, in their order. */
  startedBy(token: Token): Candidates<T> {
    const { begins } = token;
    if (begins >= this.nths.length) this.grow(begins);
    if (this.nths[begins] === UNKNOWN) this.nths[begins] = this.nthOf(token);
    return this.arranged[this.nths[begins]!]!;
  }

  private grow(begins: number): void {
    const { nths } = this;
    this.nths = new Int16Array(Math.max(begins + 1, nths.length * 2)).fill(UNKNOWN);
    this.nths.set(nths);
  }

  private nthOf(token: Token): number {
    const said = this.byWord.get(token.id) ?? NOTHING;
    const open = this.open.filter(({ beginnings }) => beginnings.has(token));
    if (said.length === 0 && open.length === 0) return NONE;
    const key = `${said.length === 0 ? '' : token.id}:${open.map((one) => this.open.indexOf(one)).join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const all = [...said, ...open.flatMap(({ starters }) => starters)].sort((a, b) => a.at - b.at);
    const nth = this.arranged.push(new Candidates(all.map(({ member }) => member))) - 1;
    this.known.set(key, nth);
    return nth;
  }
}

/** Forms that begin with the same slot begin alike. */
const firstOf = (phrase: Phrase<unknown>): Phrase<unknown> => (phrase instanceof Form ? (phrase.lead?.phrase ?? phrase) : phrase);
