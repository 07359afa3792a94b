import { type FaceWords, shortNames } from '../../oracle/index.ts';

/** Words without reminder text, which stands in parentheses (CR 207.2); a line that is nothing else goes with it. */
export function withoutReminders(words: string): string {
  return words
    .split('\n')
    .map((line) => line.replaceAll(/ ?\([^()]*\)/g, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** “This creature”, “this Aura” and their like; “this turn” and “this way” speak of something else. */
const OBJECTS =
  'card|spell|permanent|token|artifact|battle|creature|enchantment|land|planeswalker|Aura|Case|Class|Equipment|Fortification|Room|Saga|Siege|Spacecraft|Vehicle|Mount|Planet|Scheme|Conspiracy|Dungeon';
const THIS_OBJECT = new RegExp(`\\b[Tt]his (?:${OBJECTS})\\b`, 'g');

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");

/** A name where it stands by itself and not behind “named”, by which cards of that name are meant, of which this is only one. */
const byName = (name: string) => new RegExp(`(?<![\\p{L}\\d-]|\\bnamed )${escaped(name)}(?![\\p{L}\\d]|-\\p{L})`, 'gu');

/** The words of a face with ~ wherever they speak of the object that they stand on (CR 201.5). */
export function withTilde({ oracleText, ...face }: FaceWords): string {
  const names = [face.name, ...shortNames({ ...face, oracleText })];
  const called = (line: string) =>
    line === face.name ? line : names.reduce((text, one) => text.replace(byName(one), '~'), line);
  return oracleText
    .split('\n')
    .map((line) =>
      called(line)
        .split(/("[^"]*"|“[^”]*”)/)
        .map((part, at) => (at % 2 === 1 ? part : part.replace(THIS_OBJECT, '~')))
        .join(''),
    )
    .join('\n');
}
