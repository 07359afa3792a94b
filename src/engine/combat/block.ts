import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { list } from '../events/words.ts';
import { amount } from '../filters/index.ts';
import { apnap, type Game } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { withBands } from './bands.ts';
import { type BlockQuestion, blockQuestion, obeyed, optima } from './blockRequirements.ts';
import type { Blocks } from './blockSearch.ts';
import { defenderOf, defendingPlayers } from './defenders.ts';
import {
  blockerCount,
  cantBlock,
  cantBlockAlone,
  cantBlockThat,
  mostBlocked,
  mustBeBlocked,
  mustBeBlockedBy,
  mustBeBlockedByAll,
  mustBlock,
  mustBlockThat,
  pricedBlock,
} from './mayBlock.ts';
import { combatOf, setCombat, tidyCombat } from './phase.ts';
import { payPrices } from './price.ts';
import { says } from './said.ts';

/** Which creatures block which attackers (CR 509.1a). */
export interface BlockDeclaration {
  readonly blockers: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
}

type Declared = ReadonlyMap<ObjectId, readonly ObjectId[]>;

/** Declares the blocks of all defending players, each in turn order (CR 509.1, 802.4). Throws a refusal where a declaration is illegal. */
export function* declareBlockers(g: Game, { blockers }: BlockDeclaration): Run<void> {
  tidyCombat(g);
  const declared = new Map<ObjectId, ObjectId[]>();
  for (const { blocker, attacker } of blockers) declared.set(blocker, [...(declared.get(blocker) ?? []), attacker]);
  for (const player of turnOrder(g)) {
    const own = new Map([...declared].filter(([id]) => characteristics(g, id).controller === player));
    checkChoices(g, player, own);
    checkRequirements(g, blockQuestion(g, player), own);
    yield* payForBlocks(g, player, own);
    for (const id of own.keys()) declared.delete(id);
    if (own.size > 0) startBlocking(g, player, own);
  }
  for (const [id] of declared) refuse(`${nameOf(g, id)} isn't controlled by a defending player.`, ['509.1a']);
  yield* becomeBlocked(g);
}

/** Defending players who are attacked, in turn order. */
function turnOrder(g: Game): readonly PlayerId[] {
  const defending = defendingPlayers(g);
  const attacked = combatOf(g).attackers.map(({ on }) => defenderOf(g, on));
  return apnap(g).filter((id) => defending.includes(id) && (attacked.includes(id) || attacked.length === 0));
}

/** 509.1a, b. */
function checkChoices(g: Game, player: PlayerId, declared: Declared): void {
  for (const [id, attackers] of declared) {
    const against =
      cantBlock(g, id, player) ?? attackers.map((attacker) => cantBlockThat(g, id, attacker)).find((each) => each !== null);
    if (against) refuse(`${against.reason}.`, against.cite);
    if (attackers.length > mostBlocked(g, id) || new Set(attackers).size < attackers.length) {
      refuse(`${nameOf(g, id)} can't block ${attackers.length} creatures.`, ['509.1a']);
    }
  }
  const [only] = declared.keys();
  const alone = only !== undefined && declared.size === 1 ? cantBlockAlone(g, only)[0] : undefined;
  if (only !== undefined && alone) refuse(`${nameOf(g, only)} can't block alone (${says(alone)}).`, ['509.1b', ...alone.cite]);
  for (const { node, context, cite, words } of statements(g, 'atMost')) {
    if (node.deed === 'block' && declared.size > amount(g, node.amount, context))
      refuse(`So many creatures can't block (${says({ words })}).`, ['509.1b', ...cite]);
  }
  checkCounts(g, [...declared.values()].flat());
}

/** Restrictions on how many creatures block an attacker together. */
function checkCounts(g: Game, blocked: readonly ObjectId[]): void {
  for (const attacker of new Set(blocked)) {
    const count = blocked.filter((id) => id === attacker).length;
    const { least, most, leastBy, mostBy } = blockerCount(g, attacker);
    const against = count < least ? leastBy : count > most ? mostBy : null;
    if (against) {
      const several = against.ability ? severalRules(g, against.context.source, against.ability) : [];
      const how =
        count < least ? `by fewer than ${least} creatures` : `by more than ${most} ${most === 1 ? 'creature' : 'creatures'}`;
      refuse(`${nameOf(g, attacker)} can't be blocked ${how} (${says(against)}).`, ['509.1b', ...against.cite, ...several]);
    }
  }
}

/** 509.1c: no fewer requirements are obeyed than could be. */
function checkRequirements(g: Game, question: BlockQuestion, declared: Declared): void {
  const { most, smallest } = optima(question);
  if (most === 0 || obeyed(g, question, declared) >= most) return;
  const { blockers, attackers } = question;
  const example = smallest[0] ? blockWords(g, question, smallest[0]) : '';
  const statement = [
    ...blockers.filter((id) => !declared.has(id)).flatMap((id) => mustBlock(g, id)),
    ...blockers.flatMap((id) =>
      attackers.flatMap((attacker) => (declared.get(id)?.includes(attacker) ? [] : mustBlockThat(g, id, attacker))),
    ),
    ...attackers.flatMap((id) => [...mustBeBlocked(g, id), ...mustBeBlockedBy(g, id), ...mustBeBlockedByAll(g, id)]),
  ][0];
  refuse(`More requirements to block could be obeyed${statement ? ` (${says(statement)})` : ''}; for example: ${example}.`, [
    '509.1c',
    ...(statement?.cite ?? []),
  ]);
}

function* payForBlocks(g: Game, player: PlayerId, declared: Declared): Run<void> {
  yield* payPrices(
    g,
    player,
    [...declared.keys()].flatMap((id) => pricedBlock(g, id)),
    'block',
  );
}

/** 509.1g. */
function startBlocking(g: Game, player: PlayerId, declared: Declared): void {
  const still = [...declared].filter(([id]) => g.state.objects[id] && characteristics(g, id).controller === player);
  setCombat(g, {
    blockers: [...combatOf(g).blockers, ...still.map(([object, attackers]) => ({ object, controller: player, attackers }))],
  });
  tell(g, {
    kind: 'combat',
    says: `${playerName(g, player)} declares blockers: ${list(still.map(([id, attackers]) => `${nameOf(g, id)} blocks ${list(attackers.map((each) => nameOf(g, each)))}`))}.`,
    cite: ['509.1', '509.1a', '509.1g'],
    subjects: still.map(([id]) => id),
  });
}

/** 509.1h, i: each attacker becomes blocked or unblocked, and abilities trigger on all of it at once. */
function* becomeBlocked(g: Game): Run<void> {
  const { attackers, blockers: declared } = combatOf(g);
  const blockers = withBands(g, declared);
  const now = attackers.map((attacker) => {
    const by = blockers.filter((blocker) => blocker.attackers.includes(attacker.object)).map(({ object }) => object);
    return { ...attacker, blocked: by.length > 0, blockers: by };
  });
  setCombat(g, { attackers: now, blockers, blockersDeclared: true });
  if (blockers.length === 0) tell(g, { kind: 'combat', says: 'No blockers are declared.', cite: ['509.1a'] });
  const unblocked = now.filter(({ blocked }) => !blocked).map(({ object }) => object);
  const told = {
    kind: 'combat',
    says: `${[
      ...now.filter(({ blocked }) => blocked).map(({ object }) => `${nameOf(g, object)} is blocked`),
      ...unblocked.map((id) => `${nameOf(g, id)} is unblocked`),
    ].join('; ')}.`,
    cite: ['509.1h'],
    subjects: now.map(({ object }) => object),
  } as const;
  const events: GameEvent[] = [
    ...declared.map(({ object, attackers: blocked }): GameEvent => ({ kind: 'blocks', blocker: object, attackers: blocked })),
    ...now
      .filter(({ blocked }) => blocked)
      .map(({ object, blockers: by }): GameEvent => ({ kind: 'becomesBlocked', attacker: object, by })),
    ...unblocked.map((attacker): GameEvent => ({ kind: 'unblocked', attacker })),
  ];
  if (now.length > 0) yield* under(g, told, () => happen(g, events, { source: null, player: null, words: null }));
}

/** Nobody said who blocks: then nobody does, unless requirements say otherwise, and then as few as obey the most of them (CR 509.1c). */
export function* requiredBlock(g: Game): Run<void> {
  tidyCombat(g);
  const blockers: { blocker: ObjectId; attacker: ObjectId }[] = [];
  for (const player of turnOrder(g)) {
    const question = blockQuestion(g, player);
    const chosen = yield* chooseBlocks(g, question, optima(question).smallest);
    chosen.forEach((blocked, index) => {
      for (const attacker of blocked)
        blockers.push({ blocker: question.blockers[index]!, attacker: question.attackers[attacker]! });
    });
  }
  yield* declareBlockers(g, { blockers });
}

function* chooseBlocks(g: Game, question: BlockQuestion, ways: readonly Blocks[]): Run<Blocks> {
  const [first = []] = ways;
  if (ways.length < 2) return first;
  const options: Option[] = ways.map((blocks) => {
    const word = blockWords(g, question, blocks);
    return { kind: 'word', word, label: word };
  });
  const answer = yield* decide(g, {
    player: question.player,
    kind: 'block',
    prompt: 'requirements ask for blocks; which of these?',
    options,
    min: 1,
    max: 1,
    cite: ['509.1c'],
    source: null,
  });
  return (answer.kind === 'chosen' ? ways[answer.indexes[0] ?? 0] : undefined) ?? first;
}

function blockWords(g: Game, { blockers, attackers }: BlockQuestion, blocks: Blocks): string {
  const parts = blocks.flatMap((blocked, index) =>
    blocked.length === 0
      ? []
      : [`${nameOf(g, blockers[index]!)} blocks ${list(blocked.map((each) => nameOf(g, attackers[each]!)))}`],
  );
  return parts.join('; ');
}
