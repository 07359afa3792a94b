import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from './canonical.ts';
import type { Action, ObjectSetup, PlayerSetup, Scenario } from './types.ts';

/** The action without what a test file says about it; nothing for `check`, which only compares. */
function questionOfAction(action: Action): Action[] {
  if (action.kind === 'check') return [];
  return action.kind === 'ask' ? [{ kind: 'ask', action: action.action, rules: [], rulesAny: [] }] : [action];
}

/**
 * The scenario without what is only said about it: title, note, source, id, the rules that it shows, and expectations.
 * Two scenarios with the same question have the same answer.
 */
export function questionOf(scenario: Scenario): Scenario {
  const { id: _id, title: _title, note: _note, source: _source, expect: _expect, ...question } = scenario;
  return { ...question, rules: [], actions: scenario.actions.flatMap(questionOfAction) };
}

/** `count: 2` and two entries alike are the same setup. */
function written(objects: readonly ObjectSetup[]): ObjectSetup[] {
  return objects.flatMap((object) => Array.from({ length: object.count }, () => ({ ...object, count: 1 })));
}

function writtenPlayer(player: PlayerSetup): PlayerSetup {
  return {
    ...player,
    hand: written(player.hand),
    battlefield: written(player.battlefield),
    graveyard: written(player.graveyard),
    exile: written(player.exile),
    command: written(player.command),
    library: written(player.library),
  };
}

/**
 * A scenario's identity: the SHA-256 of the canonical JSON of its question, in hexadecimal.
 * `edition` is the effective date of the rules that the scenario's own `edition` (or its absence) leads to.
 */
export function identityOf(scenario: Scenario, edition: string): string {
  const question = questionOf(scenario);
  const written = { ...question, edition, players: question.players.map(writtenPlayer) };
  return createHash('sha256')
    .update(canonicalJson(written as unknown as Json))
    .digest('hex');
}
