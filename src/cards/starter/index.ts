import { invariant } from '../../rules/assert.ts';
import { COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import type { Card } from '../card.ts';
import { readCardRecord } from '../record.ts';
import { CREATURES } from './cards/creatures.ts';
import { LANDS } from './cards/lands.ts';
import { SPELLS } from './cards/spells.ts';
import { TIME } from './cards/time.ts';

/** When the words of the set were last compared with current wording. */
const AS_OF = '2026-04';

const indicator = (color: string | undefined) => {
  const LETTERS: Readonly<Record<Color, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
  const known = COLORS.find((candidate) => candidate === color);
  return known === undefined ? null : [LETTERS[known]];
};

/** A block of lines: name and mana cost; type line with power/toughness or [color indicator]; then the words. */
function card(block: string): Card {
  const [first = '', second = '', ...words] = block.split('\n');
  const name = /^[^{]*[^{ ]/.exec(first)?.[0];
  const line = /^(.*?)(?: ([*\d]+)\/([*\d]+))?(?: \[(\w+)\])?$/.exec(second);
  const read = readCardRecord({
    name,
    layout: 'normal',
    manaCost: /\{.*$/.exec(first)?.[0] ?? null,
    typeLine: line?.[1],
    power: line?.[2],
    toughness: line?.[3],
    colorIndicator: indicator(line?.[4]),
    oracleText: words.join('\n'),
    source: 'starter set',
    textAsOf: AS_OF,
    textQuality: 'derived',
  });
  invariant(read.ok, `the starter card “${first}” reads: ${read.ok ? '' : read.problem.reason}`);
  return read.value;
}

/** The cards that the service knows before anything is imported: their values and words, without reminder text. */
export function starterCards(): readonly Card[] {
  return [LANDS, TIME, CREATURES, SPELLS].flatMap((text) => text.trim().split('\n\n')).map(card);
}
