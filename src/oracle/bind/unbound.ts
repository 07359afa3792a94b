const POINTS_BACK: ReadonlySet<string> = new Set(['that', 'thatPlayer', 'thatMuch', 'theRest']);

/** What an instruction before must have done. */
const DONE_BEFORE: ReadonlySet<string> = new Set([
  'thisWay',
  'doneSo',
  'won',
  'greatestShare',
  'dieResult',
  'flipsWon',
  'resultsTable',
]);

/** The words of a bound tree that speak of something but nothing fits: "read" should mean "bound". */
export function unboundIn(tree: unknown, found: string[] = []): readonly string[] {
  if (Array.isArray(tree)) for (const node of tree) unboundIn(node, found);
  else if (typeof tree === 'object' && tree !== null) {
    const { kind, referent } = tree as { readonly kind?: unknown; readonly referent?: unknown };
    if (referent === undefined && POINTS_BACK.has(kind as string)) found.push(wordsOf(tree as Word));
    if (DONE_BEFORE.has(kind as string) && !('mark' in tree) && !('paid' in tree)) found.push('“this way”');
    if (kind === 'difference' && !('of' in tree)) found.push('“the difference”');
    const fields = tree as Readonly<Record<string, unknown>>;
    for (const key in fields)
      if (typeof fields[key] === 'object' && key !== 'wording' && key !== 'referent') unboundIn(fields[key], found);
  }
  return found;
}

interface Word {
  readonly kind: string;
  readonly many?: boolean;
  readonly wording?: Readonly<Record<string, string>>;
}

/** How the word is said, as far as the tree knows. */
function wordsOf({ kind, many, wording }: Word): string {
  const said = wording?.as ?? wording?.case;
  if (said !== undefined && kind !== 'theRest') return `“${said === 'the' ? 'the …' : said}”`;
  if (kind === 'thatPlayer') return '“that player”';
  if (kind === 'thatMuch') return '“that much”';
  if (kind === 'theRest') return '“the rest”';
  return many ? '“those …”' : '“that …” or “it”';
}
