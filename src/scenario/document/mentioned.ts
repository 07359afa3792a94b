import type { Scenario } from './types.ts';

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value)) yield key;
      yield* strings(child);
    }
  }
}

/** A reference without what makes it more than a name: `Ann's NAME`, `NAME#2`, `ability of NAME: words`, `NAME Token`. */
function* namesIn(reference: string): Generator<string> {
  yield reference;
  const bare = reference
    .replace(/^ability of /i, '')
    .replace(/#\d+$/, '')
    .replace(/ token$/i, '');
  yield bare;
  if (bare.includes(':')) yield bare.slice(0, bare.indexOf(':'));
  const owned = /^.{1,80}?'s (.+)$/.exec(bare);
  if (owned !== null) yield owned[1]!;
}

const LONGEST_NAME = 150;

/**
 * Every text of a scenario that may be a card's name: what has to be looked up beforehand where looking up takes time. Words that are
 * no names are among them and do no harm.
 */
export function namesMentioned(scenario: Scenario): readonly string[] {
  const { title: _title, note: _note, source: _source, rules: _rules, cards: _cards, expect: _expect, ...said } = scenario;
  const names = [...strings(said)].flatMap((text) => [...namesIn(text)]);
  return [...new Set(names)].filter((name) => name.length > 0 && name.length <= LONGEST_NAME);
}

/** The cards that a scenario sets up, by name: without one of them it can't begin. */
export function cardsSetUp({ players }: Scenario): readonly string[] {
  const objects = players.flatMap((player) => [
    ...player.hand,
    ...player.battlefield,
    ...player.graveyard,
    ...player.exile,
    ...player.command,
    ...player.library,
  ]);
  const outside = players.flatMap((player) => player.outside);
  return [...new Set([...objects.flatMap(({ card, copyOf }) => (copyOf === undefined ? [card] : [card, copyOf])), ...outside])];
}
