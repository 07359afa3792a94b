import { z } from 'zod';
import { FORMATS } from '../vocabulary.ts';
import { actions } from './actions.ts';
import { expectations } from './expectations.ts';
import { LIMITS, prose, ruleNumbers, word } from './primitives.ts';
import { cardDefinitions, commanderDamage, playerSetup, start, thisTurn } from './setup.ts';

const STARTING_LIFE = { 'two-player': 20, 'free-for-all': 20, commander: 40 } as const;
const UNKNOWN_CARDS = 40;

const scenarioKeys = z.strictObject({
  id: word('A short name for people').exactOptional(),
  title: prose('What the scenario shows').exactOptional(),
  note: prose('Anything else to say').exactOptional(),
  source: prose('Where the question comes from').exactOptional(),
  rules: ruleNumbers('The rules that the scenario shows').default([]),
  edition: z.iso
    .date({ error: 'is not a date; write it as "2026-04-17"' })
    .describe('The rules as of this date; the newest')
    .exactOptional(),
  cards: cardDefinitions,
  players: z.array(playerSetup).min(2).max(LIMITS.players).describe('The players, in turn order'),
  start: start.prefault({}),
  format: z.enum(FORMATS).describe('What kind of game it is').default('two-player'),
  commanderDamage,
  thisTurn: thisTurn.prefault({}),
  unanswered: z
    .enum(['ask', 'default'])
    .describe('Whether a decision without an answer stops the scenario or takes its default')
    .default('ask'),
  finish: z
    .enum(['resolve', 'stop'])
    .describe('Whether everyone passes after the last action until the stack is empty')
    .default('resolve'),
  actions,
  expect: expectations.exactOptional(),
});

type Keys = z.output<typeof scenarioKeys>;
type Player = Keys['players'][number];

function fillObject(player: string) {
  return (object: Player['hand'][number]) => ({
    ...object,
    owner: object.owner ?? player,
    controller: object.controller ?? player,
  });
}

const size = (objects: Player['library']): number => objects.reduce((sum, object) => sum + object.count, 0);

function fillPlayer(player: Player, format: Keys['format']) {
  const filled = fillObject(player.name);
  return {
    ...player,
    life: player.life ?? STARTING_LIFE[format],
    librarySize: player.librarySize ?? size(player.library) + UNKNOWN_CARDS,
    hand: player.hand.map(filled),
    battlefield: player.battlefield.map(filled),
    graveyard: player.graveyard.map(filled),
    exile: player.exile.map(filled),
    command: player.command.map(filled),
    library: player.library.map(filled),
  };
}

/** The whole document. What comes out has every default filled in that doesn't depend on cards or rules. */
export const scenario = scenarioKeys
  .transform((document) => ({
    ...document,
    start: { ...document.start, active: document.start.active ?? document.players[0]!.name },
    players: document.players.map((player) => fillPlayer(player, document.format)),
  }))
  .meta({ id: 'Scenario', description: 'A position, what happens in it and, in test files, what must come out' });
