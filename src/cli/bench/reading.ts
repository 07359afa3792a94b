import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readCardLine } from '../../cards/record.ts';
import { readFace } from '../../oracle/index.ts';
import type { Figure } from './index.ts';

/** Reading the words of all cards of a file with one JSON record to a line. */
export function readAllCards(file: string): readonly Figure[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  const cards = text.split('\n').flatMap((line) => {
    const read = line.trim() === '' ? null : readCardLine(line);
    return read?.ok ? [read.value] : [];
  });
  const start = process.cpuUsage();
  for (const card of cards) for (const face of card.faces) readFace(face);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return [
    { what: `reading the words of ${cards.length} cards`, figure: seconds, unit: 's of processor time' },
    { what: '  cards read', figure: cards.length / seconds, unit: 'cards/s' },
  ];
}
