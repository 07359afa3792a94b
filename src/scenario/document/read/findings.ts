import { type DocumentError, type DocumentPath, documentError, type Locator } from '../errors.ts';
import { suggest } from '../suggest.ts';

/** Collects what is wrong between the parts of a scenario whose shape is right. */
export class Findings {
  readonly errors: DocumentError[] = [];
  readonly locator: Locator;
  readonly players: readonly string[];

  constructor(locator: Locator, players: readonly string[]) {
    this.locator = locator;
    this.players = players;
  }

  add(path: DocumentPath, message: string, suggestions: readonly string[] = [], part: 'key' | 'value' = 'value'): void {
    this.errors.push(documentError(this.locator, { code: 'MEANING', path, message, suggestions, part }));
  }

  /** Setup and actions name players exactly. */
  player(path: DocumentPath, name: string | undefined): void {
    if (name === undefined || this.players.includes(name)) return;
    this.add(
      path,
      `No player is called ${JSON.stringify(name)}. The players are ${this.players.join(', ')}.`,
      suggest(name, this.players),
    );
  }

  /** Expectations compare names without case. */
  expectedPlayer(path: DocumentPath, name: string | undefined): void {
    if (name === undefined || this.players.some((player) => player.toLowerCase() === name.toLowerCase())) return;
    this.player(path, name);
  }
}
