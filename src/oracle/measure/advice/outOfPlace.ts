import { type FaceWords, isSpell } from '../../normalise/names.ts';
import type { LineReading } from '../../read.ts';
import type { KeywordForm, KeywordForms } from './unfinished.ts';

type Line = Pick<LineReading, 'text' | 'stoppedAt' | 'abilities'>;

/** Where cards write a number as a word: before what is drawn, discarded, destroyed, made or found. */
const IN_DIGITS =
  /\b(?:draws?|discards?|destroys?|exiles?|creates?|mills?|sacrifices?|returns?|(?:un)?taps?|reveals?|puts?|the (?:top|bottom)|up to) (\d+) (?!damage|life|mana)(?=[a-z+-]|\d+\/)/i;

const numbers = ({ text }: Line): readonly string[] => {
  const digits = IN_DIGITS.exec(text)?.[1];
  return digits === undefined ? [] : [`Cards write how many as a word, not “${digits}”: “Draw two cards.”`];
};

/** Where the words of a face tell what a letter is: a symbol or a cost that has it, a choice, or "where X is" (CR 107.3). */
const definitionOf = (letter: 'X' | 'Y'): RegExp =>
  new RegExp(
    `\\{${letter}\\}|\\b${letter} (?:is|can't|becomes)\\b|^[^":\n]*\\b${letter}\\b[^":\n]*:|\\b(?:additional cost|may|unless)\\b[^.:\n]*\\b${letter}\\b`,
    'm',
  );
const DEFINED = { X: definitionOf('X'), Y: definitionOf('Y') } as const;

/** What X is, where no word tells it: what is chosen for {X} in the mana cost, as far as that is known. */
const chosenForX = (manaCost: string | null | undefined): string =>
  manaCost === undefined
    ? 'These words don’t say what X is. If the mana cost has {X}, it is what is chosen for that (CR 107.3a); else say “where X is …” (107.3i).'
    : 'Nothing says what X is: put {X} into the mana cost (CR 107.3a), or say “where X is …” (107.3i).';

/** A letter stands for a number only where something says which (CR 107.3). What X is behind a keyword, the keyword says. */
function letters({ stoppedAt, abilities }: Line, { oracleText, manaCost }: FaceWords): readonly string[] {
  if (stoppedAt !== null) return [];
  const tree = JSON.stringify(abilities.filter(({ kind }) => kind !== 'keyword'));
  const isOpen = (letter: 'X' | 'Y') => tree.includes(`"letter":"${letter}"`) && !DEFINED[letter].test(oracleText);
  return [
    ...(isOpen('X') && !manaCost?.includes('{X}') ? [chosenForX(manaCost)] : []),
    ...(isOpen('Y') ? ['Nothing says what Y is: say “where Y is …” (CR 107.3i).'] : []),
  ];
}

/** Where the abilities of a keyword function. */
const zonesOf = ({ flags, flagsFunctionIn, sentences }: KeywordForm): readonly string[] => [
  ...(flags.length > 0 ? flagsFunctionIn : []),
  ...sentences.flatMap(({ functionsIn }) => functionsIn),
];

/** What can be, or become, a creature by its own type line. */
const CREATURES: ReadonlySet<string> = new Set(['creature', 'vehicle', 'spacecraft']);

/** A keyword on a kind of card on which it does nothing. */
function keywords({ abilities }: Line, face: FaceWords, known: KeywordForms): readonly string[] {
  const kinds = [...(face.types ?? []), ...(face.subtypes ?? [])].map((word) => word.toLowerCase());
  return abilities.flatMap((ability) => {
    const form = ability.kind === 'keyword' ? known.get(ability.keyword) : undefined;
    if (ability.kind !== 'keyword' || form === undefined) return [];
    const zones = zonesOf(form);
    if (isSpell(face) && zones.length > 0 && zones.every((zone) => zone === 'battlefield'))
      return [
        `“${ability.keyword}” does something on the battlefield only (CR ${form.rule}), where an instant or sorcery never is.`,
      ];
    const ofCreatures = /\bthis creature\b/i.test(form.summary);
    if (isSpell(face) || !ofCreatures || kinds.length === 0 || kinds.some((kind) => CREATURES.has(kind))) return [];
    return [`“${ability.keyword}” says something of creatures (CR ${form.rule}); this is none unless something makes it one.`];
  });
}

/** What is read but stands where it says nothing, or isn't how cards write it. */
export const outOfPlaceAdvice = (line: Line, face: FaceWords, known: KeywordForms): readonly string[] => [
  ...numbers(line),
  ...letters(line, face),
  ...keywords(line, face, known),
];
