import { unboundIn } from '../bind/unbound.ts';
import { kindsIn } from '../kindsIn.ts';
import { hearingForms } from '../kit/used.ts';
import type { FaceWords } from '../normalise/names.ts';
import { isRead, type LineReading, readFace, type Verdict } from '../read.ts';
import type { NodeKind } from '../tree/index.ts';
import { parenthesesIn, phraseOf } from './aside.ts';
import { type FormFigures, type FormUse, formFigures, formsOf } from './forms.ts';
import { addHeld, type Defect, type Held, type Tally } from './tally.ts';

/** A card for measuring: its faces, and whether its words are as published. */
export interface MeasuredCard {
  readonly name: string;
  readonly verbatim: boolean;
  readonly faces: readonly FaceWords[];
}

/** A phrase where reading stopped, with the cards that only this line keeps from being read. */
export interface Declined extends Held {
  readonly phrase: string;
}

export interface Coverage {
  readonly cards: Tally['cards'];
  /** Cards whose words are as published; `beyondKeywords`: those read that say more than keywords. */
  readonly verbatim: Tally['verbatim'] & { readonly allKindsCarriedOut: number };
  readonly lines: { readonly total: number; readonly distinct: number; readonly read: number };
  readonly verdicts: Tally['verdicts'];
  readonly variants: Readonly<Record<string, number>>;
  readonly preferences: Readonly<Record<string, number>>;
  readonly declined: readonly Declined[];
  readonly defects: readonly Defect[];
  /** Lines that are read but hold a word for which nothing fits, and the cards that only they keep from being read. */
  readonly unbound: {
    readonly lines: number;
    readonly cards: number;
    readonly words: readonly ({ readonly word: string } & Held)[];
  };
  /** What was set aside before reading, by kind and phrase. */
  readonly aside: readonly { readonly kind: string; readonly phrase: string; readonly lines: number }[];
  /** Parentheses that aren't reminder text and so are left to be read. */
  readonly parentheses: readonly ({ readonly text: string } & Held)[];
  readonly forms: FormFigures;
  /** Kinds of nodes in read cards that nobody carries out, with the cards that only this kind holds up. */
  readonly kindsMissing: readonly { readonly kind: NodeKind; readonly cards: number }[];
}

const WORDS_SHOWN = 4;

/** Counts card by card; `tally` and `result` may be asked for at any time. */
export class Measure {
  private readonly cards = { total: 0, read: 0 };
  private readonly verbatim = { total: 0, read: 0, beyondKeywords: 0 };
  private readonly verdicts: Record<Verdict, number> = { EXACT: 0, VARIANT: 0, DECLINED: 0, MISMATCH: 0, AMBIGUOUS: 0 };
  private readonly variants = new Map<string, number>();
  private readonly preferences = new Map<string, number>();
  private readonly distinct = new Map<string, boolean>();
  private readonly declined = new Map<string, Held>();
  private readonly kinds = new Map<string, number>();
  private readonly defects: Defect[] = [];
  private readonly unbound = new Map<string, Held>();
  private readonly aside = new Map<string, number>();
  private readonly parentheses = new Map<string, Held>();
  private readonly forms = new Map<string, FormUse>();
  private unboundCards = 0;
  private unboundLines = 0;
  private lines = 0;

  add(card: MeasuredCard): void {
    const lines: LineReading[] = [];
    let unbound = false;
    for (const face of card.faces) {
      const heard = new Map<string, ReadonlySet<object>>();
      const reading = hearingForms(
        (line, forms) => void heard.set(line, forms),
        () => readFace(face),
      );
      for (const line of reading.lines) {
        this.addLine(card, face, line, heard.get(line.text));
        if (this.addUnbound(card, line)) unbound = true;
        lines.push(line);
      }
    }
    const unread = lines.filter((line) => !isRead(line));
    this.cards.total += 1;
    if (card.verbatim) this.verbatim.total += 1;
    if (unread.length === 0 && !unbound) this.addRead(card, lines);
    else if (unread.length === 0) this.unboundCards += 1;
    else if (unread.length === 1 && !unbound) this.addDeclined(card, unread[0]!);
  }

  private addLine(card: MeasuredCard, face: FaceWords, line: LineReading, heard: ReadonlySet<object> | undefined): void {
    this.lines += 1;
    this.verdicts[line.verdict] += 1;
    if (isRead(line) && this.distinct.get(line.text) !== true) this.addForms(card, line, formsOf(line.abilities, face, heard));
    this.distinct.set(line.text, isRead(line) || this.distinct.get(line.text) === true);
    for (const name of line.variants) count(this.variants, name);
    for (const name of line.preferences) count(this.preferences, name);
    for (const one of line.setAside) count(this.aside, `${one.kind}\n${phraseOf(one, face.name)}`);
    for (const text of parenthesesIn(line.text)) hold(this.parentheses, text, card, line);
    if (line.verdict === 'MISMATCH' || line.verdict === 'AMBIGUOUS') {
      this.defects.push({ card: card.name, verdict: line.verdict, text: line.text, printed: line.printed });
    }
  }

  /** Counts the words for which nothing fits; whether there are any. */
  private addUnbound(card: MeasuredCard, line: LineReading): boolean {
    const words = unboundIn(line.abilities);
    if (words.length === 0) return false;
    this.unboundLines += 1;
    for (const word of new Set(words)) hold(this.unbound, word, card, line);
    return true;
  }

  private addForms(card: MeasuredCard, line: LineReading, forms: readonly string[]): void {
    const one: FormUse = { lines: 1, text: line.text, example: exampleOf(card, line) };
    for (const form of forms) {
      const known = this.forms.get(form);
      this.forms.set(form, known === undefined ? one : { lines: known.lines + 1, text: known.text, example: known.example });
    }
  }

  private addRead(card: MeasuredCard, lines: readonly LineReading[]): void {
    this.cards.read += 1;
    if (!card.verbatim) return;
    this.verbatim.read += 1;
    if (lines.some((line) => line.abilities.some((ability) => ability.kind !== 'keyword'))) this.verbatim.beyondKeywords += 1;
    count(this.kinds, [...kindsIn(lines.map((line) => line.abilities))].sort().join(' '));
  }

  private addDeclined(card: MeasuredCard, line: LineReading): void {
    const words = line.text.slice(line.stoppedAt ?? 0).split(/\s+/);
    const phrase = words.slice(0, WORDS_SHOWN).join(' ') || '(end)';
    hold(this.declined, phrase, card, line);
  }

  tally(): Tally {
    const { cards, verbatim, lines, verdicts, variants, preferences, distinct, declined, kinds, defects } = this;
    const { unbound, unboundCards, unboundLines, aside, parentheses, forms } = this;
    const reading = { cards, verbatim, lines, verdicts, variants, preferences, distinct, declined, kinds, defects };
    return { ...reading, unbound, unboundCards, unboundLines, aside, parentheses, forms };
  }
}

/** What a tally says, ranked. `carriedOut`: the kinds that the engine carries out. */
export function coverageOf(tally: Tally, carriedOut: ReadonlySet<string>): Coverage {
  let allKindsCarriedOut = 0;
  const missing = new Map<NodeKind, number>();
  for (const [words, cards] of tally.kinds) {
    const lacking = words.split(' ').filter((kind) => kind !== '' && !carriedOut.has(kind)) as NodeKind[];
    if (lacking.length === 0) allKindsCarriedOut += cards;
    else if (lacking.length === 1) missing.set(lacking[0]!, (missing.get(lacking[0]!) ?? 0) + cards);
  }
  return {
    cards: tally.cards,
    verbatim: { ...tally.verbatim, allKindsCarriedOut },
    lines: { total: tally.lines, distinct: tally.distinct.size, read: [...tally.distinct.values()].filter(Boolean).length },
    verdicts: tally.verdicts,
    variants: ranked(tally.variants),
    preferences: ranked(tally.preferences),
    declined: held(tally.declined, 'phrase'),
    unbound: { lines: tally.unboundLines, cards: tally.unboundCards, words: held(tally.unbound, 'word') },
    aside: [...tally.aside]
      .map(([key, lines]) => ({ kind: key.split('\n')[0]!, phrase: key.split('\n')[1]!, lines }))
      .sort((a, b) => b.lines - a.lines || (a.phrase < b.phrase ? -1 : 1)),
    parentheses: held(tally.parentheses, 'text'),
    forms: formFigures(tally.forms),
    defects: tally.defects,
    kindsMissing: [...missing].map(([kind, cards]) => ({ kind, cards })).sort((a, b) => b.cards - a.cards),
  };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function ranked(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}

/** One card more that a phrase holds up. */
function hold(counts: Map<string, Held>, key: string, card: MeasuredCard, line: LineReading): void {
  const one: Held = { cards: 1, examples: [exampleOf(card, line)] };
  const known = counts.get(key);
  counts.set(key, known === undefined ? one : addHeld(known, one));
}

const exampleOf = ({ name }: MeasuredCard, { text }: LineReading): string => `${name}: ${text.replaceAll('\n', ' / ')}`;

function held<Name extends string>(
  counts: ReadonlyMap<string, Held>,
  name: Name,
): readonly ({ readonly [N in Name]: string } & Held)[] {
  return [...counts]
    .map(([key, entry]) => ({ [name]: key, ...entry }) as { readonly [N in Name]: string } & Held)
    .sort((a, b) => b.cards - a.cards || (a[name] < b[name] ? -1 : 1));
}
