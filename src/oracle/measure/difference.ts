import type { FaceWords } from '../normalise/names.ts';
import type { FaceReading, LineReading } from '../read.ts';
import { addMaps } from './tally.ts';

/** How a line is read by one build of the language and by another. `bound differently`: the same tree, but a word speaks of something else. */
export type Change = 'became read' | 'became unread' | 'read differently' | 'bound differently' | 'set aside differently';

/** A line that two builds don't read alike, and the cards that it stands on. */
export interface ChangedLine {
  readonly change: Change;
  readonly text: string;
  readonly cards: readonly string[];
  /** What only the build before says of it, and what only the one after does: lines of the outline. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Changed lines by what they say. */
export type Differences = ReadonlyMap<string, ChangedLine>;

type Read = (face: FaceWords) => FaceReading;

const isRead = ({ verdict }: LineReading) => verdict === 'EXACT' || verdict === 'VARIANT';
const WRITTEN_BY_BIND: ReadonlySet<string> = new Set(['mark', 'referent']);

type Facts = readonly string[];

/** A tree as lines, each a path with a plain value; equal for trees that are the same. Marks count in the order in which they are met. */
function facts(tree: unknown, without: (key: string) => boolean): Facts {
  const marks = new Map<unknown, number>();
  const walk = (node: unknown, path: string): Facts => {
    if (typeof node !== 'object' || node === null) return [`${path} = ${String(node)}`];
    return Object.entries(node)
      .filter(([key]) => key !== 'wording' && !without(key))
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .flatMap(([key, value]) => {
        if (key !== 'mark') return walk(value, path === '' ? key : `${path}.${key}`);
        if (!marks.has(value)) marks.set(value, marks.size + 1);
        return [`${path}.mark = ${marks.get(value)}`];
      });
  };
  return walk(tree, '');
}

function compare(before: LineReading, after: LineReading): Omit<ChangedLine, 'text' | 'cards'> | null {
  const only = (these: Facts, those: Facts) => these.filter((fact) => !those.includes(fact));
  const plain = { before: [], after: [] };
  if (isRead(before) !== isRead(after)) return { change: isRead(after) ? 'became read' : 'became unread', ...plain };
  if (before.text !== after.text) return { change: 'set aside differently', before: [before.text], after: [after.text] };
  const everything = [before, after].map(({ abilities }) => facts(abilities, () => false));
  if (everything[0]!.join('\n') === everything[1]!.join('\n')) return null;
  const [left, right] = [before, after].map(({ abilities }) => facts(abilities, (key) => WRITTEN_BY_BIND.has(key)));
  if (left!.join('\n') === right!.join('\n'))
    return {
      change: 'bound differently',
      before: only(everything[0]!, everything[1]!),
      after: only(everything[1]!, everything[0]!),
    };
  return { change: 'read differently', before: only(left!, right!), after: only(right!, left!) };
}

/** The lines of a card's faces that are read otherwise than before, by where they stand. */
export function differences(card: string, faces: readonly FaceWords[], before: Read, after: Read): Differences {
  const found = new Map<string, ChangedLine>();
  for (const face of faces) {
    const known = new Map(before(face).lines.map((line) => [line.span[0], line]));
    for (const line of after(face).lines) {
      const earlier = known.get(line.span[0]);
      const change = earlier === undefined ? null : compare(earlier, line);
      if (change !== null) found.set(`${change.change}\n${line.text}`, { ...change, text: line.text, cards: [card] });
    }
  }
  return found;
}

/** Differences over other cards, together. */
export function addDifferences(left: Differences, right: Differences): Differences {
  return addMaps(left, right, (one, two) => ({ ...one, cards: [...one.cards, ...two.cards] }));
}
