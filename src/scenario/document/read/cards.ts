import { FORMER_TYPES, parseTypeLine } from '../../../cards/typeLine.ts';
import { parseManaCost } from '../../../rules/mana/index.ts';
import { CARD_TYPES, SUPERTYPES } from '../../../rules/vocabulary/types.ts';
import type { DocumentPath } from '../errors.ts';
import { suggest } from '../suggest.ts';
import type { Scenario } from '../types.ts';
import type { Findings } from './findings.ts';

type Card = Scenario['cards'][number];
type Face = Partial<Pick<Card, 'name' | 'manaCost' | 'typeLine' | 'power' | 'toughness' | 'loyalty' | 'defense'>>;

/** Numbers as cards print them: `2`, `*`, `1+*`, `7-*`, `*+1`, `2.5`, `?` (CR 107.1, 208.2). */
const PRINTED = /^(?:[+-]?\d+(?:\.5)?|(?:\d+[+-])?\*|\*[+-]\d+|\*²|\?|∞)$/;
/** Loyalty is X too (CR 306.5c). */
const PRINTED_LOYALTY = /^(?:\d+|\*|X|\d+d\d+(?:\+\d+)?)$/;

const TYPES: ReadonlySet<string> = new Set([...CARD_TYPES, ...FORMER_TYPES.keys()]);
const BEFORE_DASH: readonly string[] = [...CARD_TYPES, ...SUPERTYPES].map((word) => word.charAt(0).toUpperCase() + word.slice(1));

const KNOWN = `${CARD_TYPES.slice(0, -1).join(', ')} and ${CARD_TYPES.at(-1)}`;

/** The first thing that is wrong with a type line, with the words that may have been meant; null where nothing is. */
export function typeLineProblem(text: string): { readonly message: string; readonly suggestions: readonly string[] } | null {
  const { types } = parseTypeLine(text);
  const unknown = types.find((type) => !TYPES.has(type.toLowerCase()));
  if (unknown !== undefined) {
    const subtypes = types.length > 1 && !text.includes('—') ? ' Subtypes stand behind a dash: "Creature — Elf Druid".' : '';
    const suggestions = suggest(unknown, BEFORE_DASH);
    const known = suggestions.length === 0 && subtypes === '' ? ` Card types are ${KNOWN}.` : '';
    return { message: `${JSON.stringify(unknown)} is no card type and no supertype.${subtypes}${known}`, suggestions };
  }
  return types.length === 0 ? { message: `The type line ${JSON.stringify(text)} names no card type.`, suggestions: [] } : null;
}

/** What the scenario's own cards say of themselves: types, mana symbols and printed numbers that there are. */
export function checkCards(found: Findings, cards: readonly Card[]): void {
  for (const [i, card] of cards.entries()) {
    checkFace(found, ['cards', i], card);
    for (const [f, face] of (card.faces ?? []).entries()) checkFace(found, ['cards', i, 'faces', f], face);
  }
}

function checkFace(found: Findings, path: DocumentPath, face: Face): void {
  const wrong = face.typeLine === undefined ? null : typeLineProblem(face.typeLine);
  if (wrong) found.add([...path, 'typeLine'], wrong.message, wrong.suggestions);
  const cost = face.manaCost ? parseManaCost(face.manaCost) : null;
  if (cost?.ok === false)
    found.add([...path, 'manaCost'], `${JSON.stringify(face.manaCost)} is no mana cost: it holds a symbol that isn't one.`);
  for (const key of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    const printed = face[key];
    const fits = key === 'power' || key === 'toughness' ? PRINTED : PRINTED_LOYALTY;
    if (printed !== undefined && !fits.test(printed))
      found.add([...path, key], `${JSON.stringify(printed)} is no ${key} that a card has. Write a number, or "*".`);
  }
}
