import { describe, expect, test } from '@jest/globals';
import { starterCards } from '../../src/cards/starter/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../src/rules/vocabulary/keywords.ts';
import { SUBTYPES } from '../../src/rules/vocabulary/subtypes.ts';
import { CARD_TYPES } from '../../src/rules/vocabulary/types.ts';
import { hasSharedData, sharedLines } from '../support/sharedData.ts';
import { filesBelow, isGenerated, stringLiterals } from './source.ts';

const CARDS = 'cards/cards-oracle.jsonl.gz';

/** Words of the game that are also names of cards. */
const GAME_WORDS: ReadonlySet<string> = new Set([
  ...[...KEYWORD_ABILITIES, ...KEYWORD_ACTIONS].map(({ name }) => name),
  ...Object.values(SUBTYPES).flat(),
  ...CARD_TYPES.map((type) => type.charAt(0).toUpperCase() + type.slice(1)),
]);

/** Names that can't be mistaken for ordinary words. */
const telling = (name: string) => (/\s/.test(name) || name.length >= 8) && !GAME_WORDS.has(name);

function knownNames(): ReadonlySet<string> {
  const starter = starterCards().map(({ name }) => name);
  const records = hasSharedData(CARDS) ? sharedLines(CARDS).map((line) => JSON.parse(line)) : [];
  const all = records.flatMap(({ name, faces = [] }) => [name, ...faces.map((face: { name: string }) => face.name)]);
  return new Set([...starter, ...all].filter(telling));
}

/** Cards as data; dungeon cards are in nobody's deck, and every player has them (CR 309.2). */
const IS_DATA = ['src/cards/starter/', 'src/engine/dungeons/cards.ts'];

const MOST_WORDS = 12;

/** Names that stand in a text from word break to word break. */
function namesIn(text: string, names: ReadonlySet<string>): readonly string[] {
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}]|[\p{L}\p{N}]['’-])[\p{L}\p{N}"“+]/gu)].map(({ index }) => index);
  const ends = [...text.matchAll(/[\p{L}\p{N}!?.”"](?![\p{L}\p{N}]|['’-][\p{L}\p{N}])/gu)].map(
    (match) => match.index + match[0].length,
  );
  return starts.flatMap((start) =>
    ends
      .filter((end) => end > start)
      .slice(0, MOST_WORDS)
      .map((end) => text.slice(start, end))
      .filter((words) => names.has(words)),
  );
}

describe('card names', () => {
  test('stand nowhere in src but in the starter set and among the dungeons', () => {
    const names = knownNames();
    const found = filesBelow('src', '.ts')
      .filter((file) => !isGenerated(file) && !IS_DATA.some((place) => file.path.startsWith(place)))
      .flatMap(({ path, text }) =>
        stringLiterals(text).flatMap((literal) => namesIn(literal, names).map((name) => `${path}: ${name}`)),
      );
    expect([...new Set(found)]).toEqual([]);
  });

  const some = new Set(['Lightning Bolt', 'Thalia, Guardian of Thraben', "Lim-Dûl's Vault", 'Counterspell']);
  test.each([
    ['Lightning Bolt', ['Lightning Bolt']],
    ['casts Lightning Bolt now', ['Lightning Bolt']],
    ["if (name === 'Lightning Bolt'", ['Lightning Bolt']],
    ['(Thalia, Guardian of Thraben)', ['Thalia, Guardian of Thraben']],
    ["Lim-Dûl's Vault.", ["Lim-Dûl's Vault"]],
    ['lightning bolt', []],
    ['Lightning Bolts', []],
    ['Counterspelled', []],
  ])('in %j', (text, names) => expect(namesIn(text, some)).toEqual(names));

  test('literals are found among comments and patterns', () => {
    const code = [
      "const a = 'one'; // 'not'",
      '/* "nor" */ const b = `two "x"`;',
      "const c = /['\"]/.test(\"three\") ? 'it\\'s' : '';",
    ].join('\n');
    expect(stringLiterals(code)).toEqual(['one', 'two "x"', 'three', "it's", '']);
  });
});
