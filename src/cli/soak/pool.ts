import type { Card } from '../../cards/card.ts';
import { readCardLine } from '../../cards/record.ts';
import { starterCards } from '../../cards/starter/index.ts';
import type { CardDefinition } from '../../engine/definition.ts';
import { isRead, readFace } from '../../oracle/index.ts';
import { linesOf } from '../coverage/cardLines.ts';
import type { Dice } from '../coverage/play/dice.ts';
import { definitionOf } from '../coverage/play/position.ts';

/** A card that games can be played with, and what the engine makes of it. */
export interface Playable {
  readonly card: Card;
  readonly definition: CardDefinition;
}

/** Types of cards that belong in no deck of a usual game. */
const NOT_IN_DECKS: ReadonlySet<string> = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon']);
/** Looking for a card of some colors is given up after so many. */
const LOOKS = 400;

/** The cards of a file all of whose words are read and heeded, each looked at when the dice first fall on it. */
export class Pool {
  readonly #lines: readonly string[] | null;
  readonly #starter: readonly Card[];
  readonly #known = new Map<number, Playable | null>();

  /** `file`: cards with one JSON record to a line; null: the bundled ones. */
  constructor(file: string | null) {
    this.#lines = file === null ? null : linesOf(file);
    this.#starter = file === null ? starterCards() : [];
  }

  /** A card whose colors are all among these; null where none was found. */
  pick(dice: Dice, colors: readonly string[]): Playable | null {
    const size = this.#lines?.length ?? this.#starter.length;
    for (let look = 0; look < LOOKS; look += 1) {
      const found = this.at(dice.below(size));
      if (found && fits(found, colors)) return found;
    }
    return null;
  }

  private at(index: number): Playable | null {
    let found = this.#known.get(index);
    if (found === undefined) {
      found = playable(this.cardAt(index), this.#lines !== null);
      this.#known.set(index, found);
    }
    return found;
  }

  private cardAt(index: number): Card | null {
    if (!this.#lines) return this.#starter[index]!;
    const read = readCardLine(this.#lines[index]!);
    return read.ok ? read.value : null;
  }
}

/** Of a file only cards with published words. */
function playable(card: Card | null, ofFile: boolean): Playable | null {
  if (!card || card.layout === 'token' || card.faces.some(({ types }) => types.some((type) => NOT_IN_DECKS.has(type))))
    return null;
  if ((ofFile && card.textQuality !== 'VERBATIM') || !card.faces.every((face) => readFace(face).lines.every(isRead))) return null;
  const definition = definitionOf(card);
  return definition.faces.some(({ unread }) => unread.length > 0) ? null : { card, definition };
}

function fits({ definition: { faces } }: Playable, colors: readonly string[]): boolean {
  const [front] = faces;
  const own = faces.flatMap((face) => face.colors);
  return front !== undefined && !front.supertypes.includes('basic') && own.every((color) => colors.includes(color));
}
