import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** Fields of a card's face, of a ruling and of a rule that may be corrected. */
export const FACE_FIELDS = ['manaCost', 'typeLine', 'oracleText', 'power', 'toughness', 'loyalty', 'defense'] as const;
export const CARD_FIELDS = ['layout', ...FACE_FIELDS] as const;
export const RULING_FIELDS = ['text', 'publishedAt', 'withdrawn'] as const;
export const RULE_FIELDS = ['text', 'heading'] as const;

export type CorrectionKind = 'card' | 'ruling' | 'rule';
const FIELDS: Readonly<Record<CorrectionKind, readonly string[]>> = {
  card: CARD_FIELDS,
  ruling: RULING_FIELDS,
  rule: RULE_FIELDS,
};

const day = z.iso.date('a day such as 2026-05-01 is wanted');
const words = z.string().trim().min(1);
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const ITEM = z.strictObject({
  card: words.optional(),
  face: words.optional(),
  ruling: z.strictObject({ card: words, publishedAt: day, begins: words }).optional(),
  rule: z.union([words, z.number()]).optional(),
  edition: day.optional(),
  set: z.record(z.string(), value).optional(),
  note: words.optional(),
  author: words.optional(),
  reason: words,
  date: day,
  link: z.url().optional(),
});
/** Each item is read by itself, so that the faults of all of them are told. */
const FILE = z.strictObject({ author: words.optional(), corrections: z.array(z.unknown()) });

/** What stands in a place, in words. */
function called(input: unknown): string {
  if (input === null) return 'nothing';
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' ? 'a map' : `“${String(input).slice(0, 60)}”`;
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'words are',
  object: 'a map is',
  array: 'a list is',
  record: 'a map of fields is',
};

/** A fault of the form in our words. */
const said: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined
        ? 'is missing'
        : `${WANTED[issue.expected] ?? `${issue.expected} is`} wanted here, not ${called(input)}`;
    case 'unrecognized_keys':
      return `nobody knows ${issue.keys.map((key) => `“${key}”`).join(', ')} here`;
    case 'too_small':
      return 'is empty';
    case 'invalid_format':
      return issue.format === 'url' ? `${called(input)} is no address such as https://example.org/` : undefined;
    case 'invalid_union':
      return input === undefined ? 'is missing' : `${called(input)} can’t stand here`;
    default:
      return undefined;
  }
};
type Item = z.infer<typeof ITEM>;

/** What a correction is about, as its author writes it. */
export type Target =
  | { readonly kind: 'card'; readonly card: string; readonly face: string | null }
  /** The one ruling of the card and day whose words begin so. */
  | { readonly kind: 'ruling'; readonly card: string; readonly publishedAt: string; readonly begins: string }
  /** Without an edition the newest is meant. */
  | { readonly kind: 'rule'; readonly number: string; readonly edition: string | null };

/** A correction as the file has it. */
export interface WrittenCorrection {
  readonly line: number;
  readonly target: Target;
  /** Field to new value; null takes the value away. */
  readonly set: readonly (readonly [field: string, value: string | null])[];
  readonly note: string | null;
  readonly author: string;
  readonly reason: string;
  readonly date: string;
  readonly link: string | null;
}

/** A fault of the file. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

export type CorrectionsFile =
  | { readonly ok: true; readonly corrections: readonly WrittenCorrection[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The line of what a path leads to, or of the nearest thing above it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function targetOf(item: Item): Target | string {
  const named = (['card', 'ruling', 'rule'] as const).filter((kind) => item[kind] !== undefined);
  if (named.length !== 1)
    return `one of card, ruling and rule is wanted, here ${named.length === 0 ? 'is none' : `are ${named.join(' and ')}`}`;
  if (item.face !== undefined && item.card === undefined) return 'face belongs to a correction of a card';
  if (item.edition !== undefined && item.rule === undefined) return 'edition belongs to a correction of a rule';
  if (item.card !== undefined) return { kind: 'card', card: item.card, face: item.face ?? null };
  if (item.ruling !== undefined) return { kind: 'ruling', ...item.ruling };
  return { kind: 'rule', number: String(item.rule).replace(/\.$/, ''), edition: item.edition ?? null };
}

function faultsOf(item: Item, target: Target | string, author: string | undefined): readonly string[] {
  const fields = Object.keys(item.set ?? {});
  const unknown = typeof target === 'string' ? [] : fields.filter((field) => !FIELDS[target.kind].includes(field));
  return [
    ...(typeof target === 'string' ? [target] : []),
    ...unknown.map(
      (field) =>
        `a ${(target as Target).kind} has no “${field}” to be corrected; it has ${FIELDS[(target as Target).kind].join(', ')}`,
    ),
    ...(fields.length === 0 && item.note === undefined ? ['neither set nor note says what is corrected or supplemented'] : []),
    ...(author === undefined ? ['author is missing, here and at the top of the file'] : []),
  ];
}

const formFaults = (document: Document, lines: LineCounter, error: z.ZodError, above: readonly PropertyKey[]): readonly Fault[] =>
  error.issues.map(({ path, message }) => {
    const place = [...above, ...path];
    return { line: lineOf(document, lines, place), message: place.length === 0 ? message : `${place.join('.')}: ${message}` };
  });

/** Reads a file of corrections; all its faults are told together. */
export function readCorrections(text: string): CorrectionsFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const faults = document.errors.map((error) => ({
      line: lines.linePos(error.pos[0]).line,
      message: error.message.split('\n')[0]!.replace(/ at line .*$/, ''),
    }));
    return { ok: false, faults };
  }
  const written: unknown = document.toJS();
  const parsed = FILE.safeParse(written, { error: said });
  const whole = z.looseObject({ author: z.unknown().optional(), corrections: z.array(z.unknown()) }).safeParse(written);
  const faults: Fault[] = parsed.success ? [] : [...formFaults(document, lines, parsed.error, [])];
  const corrections: WrittenCorrection[] = [];
  const everyone = words.safeParse(whole.data?.author).data;
  for (const [at, one] of (whole.data?.corrections ?? []).entries()) {
    const form = ITEM.safeParse(one, { error: said });
    if (!form.success) {
      faults.push(...formFaults(document, lines, form.error, ['corrections', at]));
      continue;
    }
    const item = form.data;
    const line = lineOf(document, lines, ['corrections', at]);
    const author = item.author ?? everyone;
    const target = targetOf(item);
    const wrong = faultsOf(item, target, author);
    if (typeof target === 'string' || wrong.length > 0) {
      faults.push(...wrong.map((message) => ({ line, message })));
      continue;
    }
    const set = Object.entries(item.set ?? {}).map(([field, given]) => [field, given === null ? null : String(given)] as const);
    corrections.push({
      line,
      target,
      set,
      note: item.note ?? null,
      author: author ?? '',
      reason: item.reason,
      date: item.date,
      link: item.link ?? null,
    });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, corrections };
}
