import type { Card } from '../../../cards/card.ts';
import type { CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { Exhausted, Unsupported } from '../../../engine/refuse.ts';
import { beginnings } from './beginnings.ts';
import { Dice } from './dice.ts';
import { explain, isDoneSo } from './explain.ts';
import { Player } from './player.ts';
import { definitionOf, position } from './position.ts';
import { playTurns } from './turns.ts';
import { Usage } from './usage.ts';

/** What came of playing a card. */
export type Played =
  | { readonly kind: 'carried out' }
  | { readonly kind: 'unsupported'; readonly reasons: readonly UnsupportedWords[] }
  | { readonly kind: 'threw'; readonly error: string; readonly stack: string; readonly seed: string }
  | { readonly kind: 'changed nothing'; readonly abilities: readonly Unused[] };

export interface UnsupportedWords {
  readonly words: string;
  readonly reason: string;
}

/** An ability of which nothing came, with what is known of why. */
export interface Unused {
  readonly words: string;
  readonly why: string;
  /** The words themselves say why nothing could come of it in any of these games. */
  readonly explained: boolean;
}

/** Games in which something wasn't carried out, after which no more are needed. */
const ENOUGH = 2;

/** Plays games with a card until each of its abilities was used, at most so many. */
export function playCard(card: Card): Played {
  const found: UnsupportedWords[] = [];
  const definition = definitionOf(card);
  noteUnread(definition, found);
  if (found.length > 0) return { kind: 'unsupported', reasons: unique(found) };
  const usage = new Usage(definition);
  for (const [index, beginning] of beginnings(card).entries()) {
    const seed = `${card.name}/${index}`;
    let problem: unknown = null;
    let g: Game | null = null;
    try {
      g = position(card, definition, beginning, usage.mostModes, index);
      playTurns(new Player(g, definition, usage, new Dice(seed), beginning.manner));
    } catch (error) {
      problem = error;
    }
    if (problem instanceof Unsupported) found.push({ words: problem.words, reason: problem.reason });
    else if (problem instanceof Exhausted) found.push({ words: seed, reason: 'a game went on without end' });
    else if (problem !== null) return threw(problem, seed);
    if (g) for (const { words, reason } of g.unsupported) found.push({ words, reason });
    if (usage.uses.every((use) => use.changed || isDoneSo(use)) || (found.length > 0 && index >= ENOUGH)) break;
  }
  if (found.length > 0) return { kind: 'unsupported', reasons: unique(found) };
  const unused = unusedOf(usage, definition);
  return unused.length > 0 ? { kind: 'changed nothing', abilities: unused } : { kind: 'carried out' };
}

/** Lines of the card that the engine doesn't carry out. */
function noteUnread({ faces }: CardDefinition, found: UnsupportedWords[]): void {
  for (const { text, looksLike, expected, reason } of faces.flatMap(({ unread }) => unread)) {
    found.push({ words: text, reason: looksLike === 'keyword' ? keywordReason(text, expected) : (reason ?? 'not carried out') });
  }
}

/** Keywords are told apart by name, without their parameters. */
function keywordReason(text: string, [meaning]: readonly string[]): string {
  const name = text
    .toLowerCase()
    .replace(/(?: ?[\d{—].*| from .*)$/, '')
    .trim();
  return meaning === undefined ? `the keyword ${name}` : `the keyword ${name}: its meaning isn't read ("${meaning}")`;
}

function threw(problem: unknown, seed: string): Played {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  return { kind: 'threw', error: error.message, stack: error.stack ?? '', seed };
}

function unique(found: readonly UnsupportedWords[]): readonly UnsupportedWords[] {
  return [...new Map(found.map((one) => [`${one.reason}|${one.words}`, one])).values()];
}

function unusedOf({ uses }: Usage, { faces }: CardDefinition): readonly Unused[] {
  return uses
    .filter((use) => !use.changed && !isDoneSo(use))
    .map((use) => {
      const face = faces.find(({ abilities }) => abilities.includes(use.ability));
      const types = face?.types ?? [];
      return { words: use.ability.words, ...explain(use, types, types.includes('land') || face?.manaCost != null) };
    });
}
