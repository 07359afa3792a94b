import { kindsIn } from '../kinds.ts';
import type { FaceWords } from '../normalise/names.ts';
import { isRead, type LineReading, readFace, type Verdict } from '../read.ts';
import type { NodeKind } from '../tree/index.ts';
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
  readonly verbatim: Tally['verbatim'];
  readonly lines: { readonly total: number; readonly distinct: number; readonly read: number };
  readonly verdicts: Tally['verdicts'];
  readonly variants: Readonly<Record<string, number>>;
  readonly preferences: Readonly<Record<string, number>>;
  readonly declined: readonly Declined[];
  readonly defects: readonly Defect[];
  /** Kinds of nodes in read cards that nobody carries out, with the cards that only this kind holds up. */
  readonly kindsMissing: readonly { readonly kind: NodeKind; readonly cards: number }[];
}

const WORDS_SHOWN = 4;

/** Counts card by card; `tally` and `result` may be asked for at any time. */
export class Measure {
  private readonly carriedOut: ReadonlySet<string> | null;
  private readonly cards = { total: 0, read: 0 };
  private readonly verbatim = { total: 0, read: 0, beyondKeywords: 0, allKindsCarriedOut: 0 };
  private readonly verdicts: Record<Verdict, number> = { EXACT: 0, VARIANT: 0, DECLINED: 0, MISMATCH: 0, AMBIGUOUS: 0 };
  private readonly variants = new Map<string, number>();
  private readonly preferences = new Map<string, number>();
  private readonly distinct = new Map<string, boolean>();
  private readonly declined = new Map<string, Held>();
  private readonly missing = new Map<NodeKind, number>();
  private readonly defects: Defect[] = [];
  private lines = 0;

  /** `carriedOut`: the kinds that the engine carries out, where that is to be counted. */
  constructor(carriedOut: ReadonlySet<string> | null = null) {
    this.carriedOut = carriedOut;
  }

  add(card: MeasuredCard): void {
    const lines = card.faces.flatMap((face) => [...readFace(face).lines]);
    for (const line of lines) this.addLine(card, line);
    const unread = lines.filter((line) => !isRead(line));
    this.cards.total += 1;
    if (card.verbatim) this.verbatim.total += 1;
    if (unread.length === 0) this.addRead(card, lines);
    else if (unread.length === 1) this.addDeclined(card, unread[0]!);
  }

  private addLine(card: MeasuredCard, line: LineReading): void {
    this.lines += 1;
    this.verdicts[line.verdict] += 1;
    this.distinct.set(line.text, isRead(line) || this.distinct.get(line.text) === true);
    for (const name of line.variants) count(this.variants, name);
    for (const name of line.preferences) count(this.preferences, name);
    if (line.verdict === 'MISMATCH' || line.verdict === 'AMBIGUOUS') {
      this.defects.push({ card: card.name, verdict: line.verdict, text: line.text, printed: line.printed });
    }
  }

  private addRead(card: MeasuredCard, lines: readonly LineReading[]): void {
    this.cards.read += 1;
    if (!card.verbatim) return;
    this.verbatim.read += 1;
    if (lines.some((line) => line.abilities.some((ability) => ability.kind !== 'keyword'))) this.verbatim.beyondKeywords += 1;
    if (this.carriedOut === null) return;
    const kinds = [...kindsIn(lines.map((line) => line.abilities))].filter((kind) => !this.carriedOut!.has(kind));
    if (kinds.length === 0) this.verbatim.allKindsCarriedOut += 1;
    else if (kinds.length === 1) count(this.missing, kinds[0]!);
  }

  private addDeclined(card: MeasuredCard, line: LineReading): void {
    const words = line.text.slice(line.stoppedAt ?? 0).split(/\s+/);
    const phrase = words.slice(0, WORDS_SHOWN).join(' ') || '(end)';
    const held: Held = { cards: 1, examples: [`${card.name}: ${line.text.replaceAll('\n', ' / ')}`] };
    const known = this.declined.get(phrase);
    this.declined.set(phrase, known === undefined ? held : addHeld(known, held));
  }

  tally(): Tally {
    const { cards, verbatim, lines, verdicts, variants, preferences, distinct, declined, missing, defects } = this;
    return { cards, verbatim, lines, verdicts, variants, preferences, distinct, declined, missing, defects };
  }

  result(): Coverage {
    return coverageOf(this.tally());
  }
}

/** What a tally says, ranked. */
export function coverageOf(tally: Tally): Coverage {
  return {
    cards: tally.cards,
    verbatim: tally.verbatim,
    lines: { total: tally.lines, distinct: tally.distinct.size, read: [...tally.distinct.values()].filter(Boolean).length },
    verdicts: tally.verdicts,
    variants: ranked(tally.variants),
    preferences: ranked(tally.preferences),
    declined: [...tally.declined]
      .map(([phrase, entry]) => ({ phrase, ...entry }))
      .sort((a, b) => b.cards - a.cards || (a.phrase < b.phrase ? -1 : 1)),
    defects: tally.defects,
    kindsMissing: [...tally.missing].map(([kind, cards]) => ({ kind, cards })).sort((a, b) => b.cards - a.cards),
  };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function ranked(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}
