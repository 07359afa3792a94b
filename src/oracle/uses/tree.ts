import type { LineReading } from '../read.ts';
import { isRead } from '../read.ts';
import type { Relation } from './use.ts';

/** A keyword as the tree of a line has it. */
export interface InTree {
  readonly keyword: string;
  readonly relation: Relation;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a node makes of the keywords below it. */
const MAKES: Readonly<Record<string, Relation>> = {
  gain: 'GRANTS',
  lose: 'REMOVES',
  tokenDescription: 'GRANTS',
  copyToken: 'GRANTS',
  withKeyword: 'MENTIONS',
  withoutKeyword: 'MENTIONS',
};

function collect(value: unknown, relation: Relation | null, into: InTree[]): boolean {
  if (Array.isArray(value)) return value.map((item) => collect(item, relation, into)).every(Boolean);
  if (!isNode(value)) return true;
  const { kind, keyword } = value;
  if (kind === 'keyword' && typeof keyword === 'string') {
    if (relation === null) return false;
    into.push({ keyword, relation });
    return true;
  }
  const below = (typeof kind === 'string' ? MAKES[kind] : undefined) ?? relation;
  return Object.values(value)
    .map((item) => collect(item, below, into))
    .every(Boolean);
}

/** The keyword abilities in the tree of a line that is read, in its order; null where it has some whose place says nothing. */
export function keywordsInTree(line: LineReading): readonly InTree[] | null {
  if (!isRead(line)) return null;
  const found: InTree[] = [];
  const sure = line.abilities.map((ability) => {
    if (ability.kind !== 'keyword') return collect(ability, null, found);
    found.push({ keyword: ability.keyword, relation: 'HAS' });
    return true;
  });
  return sure.every(Boolean) ? found : null;
}
