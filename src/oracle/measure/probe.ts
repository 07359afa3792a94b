import { sameTree } from '../kit/equal.ts';
import type { FaceWords } from '../normalise/names.ts';
import { units } from '../normalise/normalise.ts';
import { grammarOf, isRead, type LineReading, readUnit } from '../read.ts';
import { addMaps } from './tally.ts';

/** Words that could be left out of read lines without the reading becoming another, by why that is so. */
export interface Unheeded {
  readonly words: string;
  /** How the trees differ in wording: `kind key: with → without`; empty where the words left no trace at all. */
  readonly wording: readonly string[];
  readonly lines: number;
  readonly examples: readonly string[];
}

export interface Probed {
  readonly lines: number;
  readonly shortened: number;
  /** Shortened lines that aren't read, or are read to another tree. */
  readonly unread: number;
  readonly otherTree: number;
  /** The words belong to a variant, which is declared by its name. */
  readonly variants: ReadonlyMap<string, number>;
  readonly unheeded: ReadonlyMap<string, Unheeded>;
}

export const NOTHING_PROBED: Probed = {
  lines: 0,
  shortened: 0,
  unread: 0,
  otherTree: 0,
  variants: new Map(),
  unheeded: new Map(),
};

const EXAMPLES = 3;

interface Shortened {
  readonly text: string;
  readonly left: string;
}

/** Neither letters nor signs of a symbol: what separates words. */
const WORD = /\{[^}\s]*\}|[\p{L}\d'’+/\-–]+/gu;

/** Takes out a stretch, with the space and the comma that came with it. */
function without(text: string, from: number, to: number): Shortened | null {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const joined = `${before.trimEnd()} ${after.trimStart()}`
    .replace(/ ([,.:;\n])/g, '$1')
    .replace(/^[,\s]+/, '')
    .replace(/([\n"•—:.]) ?, /g, '$1 ')
    .replace(/,([,.])/g, '$1')
    .replace(/\n +/g, '\n')
    .trim();
  const left = text.slice(from, to).trim();
  return joined === '' || joined === text ? null : { text: joined, left };
}

/** The line without each of its words in turn, and without each stretch between commas and full stops. */
export function shortenings(text: string): readonly Shortened[] {
  const found: (Shortened | null)[] = [...text.matchAll(WORD)].map((match) =>
    without(text, match.index, match.index + match[0].length),
  );
  for (const match of text.matchAll(/[^,.\n]+/g)) {
    if (/\s/.test(match[0].trim())) found.push(without(text, match.index, match.index + match[0].length));
  }
  return found.filter((one) => one !== null);
}

/** Where two equal trees differ in wording. */
function wordingChanges(before: unknown, after: unknown, found: string[] = []): readonly string[] {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return found;
  const [left, right] = [before, after] as readonly (Record<string, unknown> & { readonly wording?: Record<string, string> })[];
  const [mine, other] = [left!.wording ?? {}, right!.wording ?? {}];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    if (mine[key] !== other[key])
      found.push(`${String(left!.kind)} ${key}: ${mine[key] ?? 'nothing'} → ${other[key] ?? 'nothing'}`);
  }
  for (const key in left) if (key !== 'wording') wordingChanges(left[key], right![key], found);
  return found;
}

const onlyIn = (these: readonly string[], those: readonly string[]) => these.filter((one) => !those.includes(one));

/** Probes the read lines of a face; `seen` keeps lines that stand on many cards from being probed again. */
export function probeFace(face: FaceWords, seen: Set<string>): Probed {
  const grammar = grammarOf(face);
  let lines = 0;
  let shortened = 0;
  let unread = 0;
  let otherTree = 0;
  const variants = new Map<string, number>();
  const unheeded = new Map<string, Unheeded>();
  const probe = (text: string, line: LineReading): void => {
    for (const { text: shorter, left } of shortenings(text)) {
      shortened += 1;
      const reading = readUnit({ text: shorter, span: [0, shorter.length], setAside: [] }, grammar);
      if (!isRead(reading)) unread += 1;
      else if (!sameTree(line.abilities, reading.abilities)) otherTree += 1;
      else note(left, line, reading);
    }
  };
  const note = (left: string, line: LineReading, reading: LineReading): void => {
    const named = [...onlyIn(line.variants, reading.variants), ...onlyIn(reading.variants, line.variants)];
    for (const name of named) variants.set(name, (variants.get(name) ?? 0) + 1);
    if (named.length > 0) return;
    const wording = wordingChanges(line.abilities, reading.abilities);
    const key = [left.toLowerCase(), ...wording].join('\n');
    const example = `${face.name}: ${line.text.replaceAll('\n', ' / ')}`;
    const one = { words: left, wording, lines: 1, examples: [example] };
    const known = unheeded.get(key);
    unheeded.set(key, known === undefined ? one : addUnheeded(known, one));
  };
  for (const unit of units(face.oracleText)) {
    const key = `${grammar.names.noun} ${unit.text}`;
    if (unit.text === '' || seen.has(key)) continue;
    seen.add(key);
    const line = readUnit(unit, grammar);
    if (!isRead(line)) continue;
    lines += 1;
    probe(unit.text, line);
  }
  return { lines, shortened, unread, otherTree, variants, unheeded };
}

function addUnheeded(left: Unheeded, right: Unheeded): Unheeded {
  return { ...left, lines: left.lines + right.lines, examples: [...left.examples, ...right.examples].slice(0, EXAMPLES) };
}

/** What was found on other cards, together. */
export function addProbed(left: Probed, right: Probed): Probed {
  return {
    lines: left.lines + right.lines,
    shortened: left.shortened + right.shortened,
    unread: left.unread + right.unread,
    otherTree: left.otherTree + right.otherTree,
    variants: addMaps(left.variants, right.variants, (one, two) => one + two),
    unheeded: addMaps(left.unheeded, right.unheeded, addUnheeded),
  };
}
