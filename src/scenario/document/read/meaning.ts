import { type DocumentError, type DocumentPath, documentError, type Locator } from '../errors.ts';
import { LIMITS } from '../schema/primitives.ts';
import type { Action, ObjectSetup, PlayerSetup, Scenario, StateExpectations } from '../types.ts';
import { checkCards } from './cards.ts';
import { Findings } from './findings.ts';

const OBJECT_ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library'] as const;
type ObjectZone = (typeof OBJECT_ZONES)[number];

const ONLY_ON_BATTLEFIELD = ['tapped', 'attachedTo', 'sick', 'token', 'phasedOut', 'level', 'copyOf'] as const;
const ONLY_IN_EXILE = ['foretold', 'plotted'];

function checkObjectInZone(found: Findings, path: DocumentPath, object: ObjectSetup, zone: ObjectZone): void {
  const misplaced = (key: string, where: string) =>
    found.add([...path, key], `${key} belongs to objects ${where} only.`, [], 'key');
  if (zone === 'battlefield') {
    if (object.faceDown === true)
      found.add([...path, 'faceDown'], 'On the battlefield faceDown says why: morph, disguise, manifest or cloak.');
  } else {
    for (const key of ONLY_ON_BATTLEFIELD)
      if (object[key] !== undefined && object[key] !== false) misplaced(key, 'on the battlefield');
    if (object.damage > 0) misplaced('damage', 'on the battlefield');
    if (typeof object.faceDown === 'string')
      found.add([...path, 'faceDown'], 'Outside the battlefield faceDown is true or false.');
  }
  for (const mark of object.designations) {
    const inExile = ONLY_IN_EXILE.includes(mark);
    if (inExile && zone !== 'exile') misplaced(mark, 'in exile');
    if (!inExile && zone !== 'battlefield') misplaced(mark, 'on the battlefield');
  }
}

function checkObject(found: Findings, path: DocumentPath, object: ObjectSetup, zone: ObjectZone): void {
  checkObjectInZone(found, path, object, zone);
  found.player([...path, 'owner'], object.owner);
  found.player([...path, 'controller'], object.controller);
  found.player([...path, 'chosen', 'player'], object.chosen.player);
  if (object.as !== undefined && object.count > 1) {
    found.add([...path, 'as'], 'An alias names one object. Leave out count, or give each its own entry.');
  }
}

/** Control characters, those that turn the direction of writing among them: they would garble every line in which the name stands. */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function checkPlain(found: Findings, path: DocumentPath, what: 'name' | 'alias', text: string): void {
  const [character] = INVISIBLE.exec(text) ?? [];
  if (character === undefined) return;
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const plain = text.replaceAll(new RegExp(INVISIBLE, 'gu'), '');
  found.add(
    path,
    `The ${what} holds the control character U+${code}, which can't be seen. Leave it out.`,
    plain === '' ? [] : [plain],
  );
}

/** Aliases are names: each for one object, and for no player. */
function checkAliases(found: Findings, scenario: Scenario): void {
  const seen = new Map<string, true>();
  for (const [p, player] of scenario.players.entries()) {
    for (const zone of OBJECT_ZONES) {
      for (const [o, { as: alias }] of player[zone].entries()) {
        if (alias === undefined) continue;
        const path = ['players', p, zone, o, 'as'];
        checkPlain(found, path, 'alias', alias);
        const folded = alias.toLowerCase();
        if (seen.has(folded)) found.add(path, `The alias ${JSON.stringify(alias)} is given twice. Each alias names one object.`);
        if (found.players.some((name) => name.toLowerCase() === folded))
          found.add(path, `The alias ${JSON.stringify(alias)} is a player's name.`);
        seen.set(folded, true);
      }
    }
  }
}

function checkPlayer(found: Findings, player: PlayerSetup, p: number): void {
  for (const zone of OBJECT_ZONES) {
    for (const [o, object] of player[zone].entries()) checkObject(found, ['players', p, zone, o], object, zone);
  }
  const listed = player.library.reduce((sum, { count }) => sum + count, 0);
  if (player.librarySize < listed)
    found.add(
      ['players', p, 'librarySize'],
      `The library lists ${listed} cards already. Give a larger number, or leave librarySize out.`,
    );
}

function checkPlayers(found: Findings, scenario: Scenario): void {
  const seen = new Set<string>();
  for (const [p, player] of scenario.players.entries()) {
    checkPlain(found, ['players', p, 'name'], 'name', player.name);
    const folded = player.name.toLowerCase();
    if (seen.has(folded)) found.add(['players', p, 'name'], `Two players are called ${JSON.stringify(player.name)}.`);
    seen.add(folded);
    checkPlayer(found, player, p);
  }
  if (scenario.format === 'two-player' && scenario.players.length !== 2)
    found.add(['players'], `A two-player game has two players. Write "format: free-for-all" for ${scenario.players.length}.`);
  const objects = scenario.players.flatMap((player) => OBJECT_ZONES.flatMap((zone) => player[zone].map(({ count }) => count)));
  if (objects.reduce((sum, count) => sum + count, 0) > LIMITS.objects)
    found.add(['players'], `The scenario holds more than ${LIMITS.objects} objects.`);
}

function checkSetup(found: Findings, scenario: Scenario): void {
  checkPlayers(found, scenario);
  checkAliases(found, scenario);
  found.player(['start', 'active'], scenario.start.active);
  for (const [i, { to }] of scenario.commanderDamage.entries()) found.player(['commanderDamage', i, 'to'], to);
  for (const [fact, amounts] of Object.entries(scenario.thisTurn)) {
    for (const name of Object.keys(amounts)) found.player(['thisTurn', fact, name], name);
  }
  checkCards(found, scenario.cards);
  for (const [i, card] of scenario.cards.entries()) {
    if (card.typeLine === undefined && card.faces === undefined)
      found.add(['cards', i], 'A card needs a typeLine, or faces that have one each.');
    const twice = scenario.cards.findIndex(({ name }) => name.toLowerCase() === card.name.toLowerCase()) !== i;
    if (twice) found.add(['cards', i, 'name'], `The card ${JSON.stringify(card.name)} is defined twice.`);
  }
}

/** `+1` is a loyalty symbol that YAML reads as the number 1; only its spelling tells. */
function checkSpelling(found: Findings, path: DocumentPath, ability: string | number): void {
  const written = typeof ability === 'number' ? found.locator.written(path) : undefined;
  if (written?.startsWith('+') !== true) return;
  const message = `YAML reads ${written} as a number. Write a loyalty symbol in quotes: ${JSON.stringify(written)}.`;
  found.errors.push(documentError(found.locator, { code: 'NEEDS_QUOTES', path, message }));
}

function checkAction(found: Findings, path: DocumentPath, action: Action): void {
  switch (action.kind) {
    case 'ask':
      checkAction(found, [...path, 'ask'], action.action);
      break;
    case 'check':
      checkState(found, [...path, 'check'], action.expect);
      break;
    case 'pass':
    case 'concede':
      found.player([...path, action.kind], action.player);
      break;
    case 'advanceTo':
      found.player([...path, 'advanceTo', 'active'], action.active);
      break;
    case 'resolve':
      break;
    default:
      found.player([...path, 'player'], action.player);
      if (action.kind === 'activate') checkSpelling(found, [...path, 'activate'], action.ability);
  }
}

function checkState(found: Findings, path: DocumentPath, expect: StateExpectations): void {
  for (const [i, { name }] of (expect.players ?? []).entries()) found.expectedPlayer([...path, 'players', i, 'name'], name);
  for (const key of ['has', 'lacks'] as const) {
    for (const [i, { player }] of (expect[key] ?? []).entries()) found.expectedPlayer([...path, key, i, 'player'], player);
  }
  for (const [i, { controller, owner }] of (expect.objects ?? []).entries()) {
    found.expectedPlayer([...path, 'objects', i, 'controller'], controller);
    found.expectedPlayer([...path, 'objects', i, 'owner'], owner);
  }
  found.expectedPlayer([...path, 'winner'], expect.winner);
  for (const [i, name] of (expect.losers ?? []).entries()) found.expectedPlayer([...path, 'losers', i], name);
}

function checkExpectations(found: Findings, { expect, actions }: Scenario): void {
  if (expect === undefined) return;
  checkState(found, ['expect'], expect);
  found.expectedPlayer(['expect', 'decision', 'player'], expect.decision?.player);
  if (expect.illegal !== undefined && expect.status !== 'ILLEGAL')
    found.add(['expect', 'status'], 'With illegal the status is ILLEGAL. Leave out one of the two.');
  if (expect.decision !== undefined && expect.status !== 'NEEDS_DECISION')
    found.add(['expect', 'status'], 'With decision the status is NEEDS_DECISION. Leave out one of the two.');
  const number = expect.illegal?.action;
  if (number !== undefined && number > actions.length)
    found.add(
      ['expect', 'illegal', 'action'],
      `There are ${actions.length} actions, counted from 1; there is no action ${number}.`,
    );
}

/** What the parts of a scenario say about each other: names that exist, keys that belong to a zone, numbers that fit. */
export function checkMeaning(scenario: Scenario, locator: Locator): DocumentError[] {
  const found = new Findings(
    locator,
    scenario.players.map(({ name }) => name),
  );
  checkSetup(found, scenario);
  for (const [i, action] of scenario.actions.entries()) checkAction(found, ['actions', i], action);
  checkExpectations(found, scenario);
  return found.errors;
}
