import { readCardLine } from '../../../cards/record.ts';
import { isRead, readFace } from '../../../oracle/index.ts';
import { suggest } from '../../../scenario/document/suggest.ts';

const nameIn = (line: string): string | null => {
  const read = readCardLine(line);
  return read.ok ? read.value.name : read.problem.name;
};

/** Why the card of this name isn't played: no such card, words that aren't as published, lines that aren't read. Null where it is. */
export function whyNotPlayed(lines: readonly string[], name: string): string | null {
  const line = lines.find((text) => text.includes(JSON.stringify(name)) && nameIn(text) === name);
  if (line === undefined) {
    const near = suggest(
      name,
      lines.flatMap((text) => nameIn(text) ?? []),
    );
    return `There is no card named ${name}.${near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`}`;
  }
  const read = readCardLine(line);
  if (!read.ok) return `The record of ${name} can't be used: ${read.problem.reason}.`;
  const { textQuality, faces } = read.value;
  if (textQuality !== 'VERBATIM') return `${name} isn't played, because its words aren't known as they were published.`;
  const unread = faces.flatMap((face) =>
    readFace(face)
      .lines.filter((one) => !isRead(one))
      .map(({ text }) => text),
  );
  return unread.length === 0
    ? null
    : `${name} isn't played, because this isn't read: ${unread.map((text) => JSON.stringify(text)).join(', ')}.`;
}
