import type { CopyToken, TokenDescription } from '../../oracle/tree/index.ts';
import type { Run } from '../decisions/types.ts';
import type { FaceDefinition } from '../definition.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { amount, asTheyWere, objectsOf } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import { copiableDefinition, exceptedDefinition, lastKnownCharacteristics, tokenCopy } from '../layers/index.ts';
import { atLeastZero } from '../quantity.ts';
import { isCreatedAttached } from '../replacement/auras.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { TURNING_OVER } from '../zones/faces.ts';
import { ordinaryEntry } from '../zones/move.ts';
import { resolveObjects } from './choosing.ts';
import { countersWith } from './counters.ts';
import { type ActOf, contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { attackedBy } from './move.ts';
import { mustAttackThat } from './mustAttack.ts';
import { happenedOf, perform, playersIn } from './perform.ts';
import { predefinedRule, predefinedToken } from './predefined.ts';

/** CR 701.7a: all tokens of all players at the same time. */
export const createToken: Executor<'createToken'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects))
      for (const event of yield* tokenEvents(g, act, doing, player)) events.push(event);
    const created = yield* create(g, events, doing);
    if (act.mustAttackThat) mustAttackThat(g, created.refs, doing);
    return created;
  },
};

/** Tokens of several descriptions are created at the same time too. */
export const createTokens: Executor<'createTokens'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects)) {
      for (const { amount: count, token, tapped } of act.all) {
        const one: ActOf<'createToken'> = { kind: 'createToken', amount: count, token, ...(tapped ? { tapped } : {}) };
        for (const event of yield* tokenEvents(g, one, doing, player)) events.push(event);
      }
    }
    return yield* create(g, events, doing);
  },
};

/** CR 701.7a: all of them at the same time. */
export function* create(g: Game, events: readonly GameEvent[], doing: Doing): Run<Outcome> {
  const created = happenedOf(yield* perform(g, doing, events), 'createToken');
  return outcome(created.flatMap(({ became }) => (became === null ? [] : [objectRef(became)])));
}

/** The creation of the tokens as events; with the counters that they enter with. */
export function* tokenEvents(
  g: Game,
  act: ActOf<'createToken'>,
  doing: Doing,
  player: PlayerId,
  counters: EntersAs['counters'] = {},
): Run<GameEvent[]> {
  const ctx = contextFor(doing, playerRef(player));
  const count = atLeastZero(amount(g, act.amount, ctx));
  const made = yield* definitionsOf(g, act, { ...doing, ctx }, player);
  const attachedTo = act.attachedTo ? (objectsOf(g, act.attachedTo, ctx)[0] ?? null) : null;
  const events: GameEvent[] = [];
  for (let i = 0; i < count; i += 1) {
    spend(g, 'tokens');
    for (const { definition, copyOf, face } of made) {
      const attacking = act.attacking ? yield* attackedBy(g, player, { ...doing, ctx }, attackable(act, doing)) : null;
      const enters: EntersAs = {
        ...ordinaryEntry(player),
        tapped: act.tapped === true,
        attachedTo,
        attacking,
        copyOf,
        face,
        counters: { ...counters, ...exceptedCounters(g, act.token, ctx) },
      };
      const event: EventOf<'createToken'> = { kind: 'createToken', definition, player, enters, became: null };
      if (!act.attachedTo || isCreatedAttached(g, event)) events.push(event);
    }
  }
  return events;
}

/** Of which player it is said that the token attacks them, and whether it may be a planeswalker of theirs; absent: any opponent. */
function attackable({ attackingThat }: ActOf<'createToken'>, { ctx }: Doing): Parameters<typeof attackedBy>[3] {
  if (!attackingThat) return undefined;
  // "For each opponent", or the player of whom the event tells that they are attacked.
  const named = ctx.each?.kind === 'player' ? [ctx.each] : (ctx.memory?.refs.other ?? []);
  const players = named.flatMap((ref) => (ref.kind === 'player' ? [ref.player] : []));
  if (players.length === 0) unsupported(ctx, 'nobody is named whom the token attacks');
  return { players, walkers: attackingThat === 'playerOrPlaneswalker' };
}

interface Made {
  readonly definition: string;
  readonly copyOf: string | null;
  readonly face: number;
}

function* definitionsOf(g: Game, { token }: ActOf<'createToken'>, doing: Doing, player: PlayerId): Run<readonly Made[]> {
  switch (token.kind) {
    case 'tokenDescription':
      return [{ definition: describedToken(g, [token], doing), copyOf: null, face: 0 }];
    case 'copyToken':
      return yield* copies(g, token, doing, player);
    case 'sameToken':
      return unsupported(doing.ctx, 'tokens that nothing before describes');
    case 'predefinedToken': {
      const described = predefinedToken(token.name) ?? unsupported(doing.ctx, `the token ${token.name}`);
      citeToo(g, predefinedRule(token.name));
      return [{ definition: describedToken(g, described, doing), copyOf: null, face: 0 }];
    }
  }
}

const CHOSEN: ReadonlySet<string> = new Set(['some', 'oneOf']);

/** Of a melded permanent the one face alone is copied, of any other double-faced object both are (CR 707.8a). */
function doubleFacedCopy(g: Game, id: ObjectId): ReturnType<typeof tokenCopy> {
  const copy = tokenCopy(g, id);
  if (!TURNING_OVER.has(g.definitions.get(copy.definition)?.layout ?? ''))
    return { definition: copiableDefinition(g, id), face: 0 };
  citeToo(g, ['707.8a']);
  return copy;
}

/** CR 707.2, 111.12: a copy of what is there, or was; of an instant or sorcery none is made (111.5). */
function* copies(g: Game, token: CopyToken, doing: Doing, player: PlayerId): Run<readonly Made[]> {
  const { ctx } = doing;
  const how = { player, ctx, prompt: 'a copy of what?', cite: ['608.2d', '707.2'] } as const;
  const of = CHOSEN.has(token.of.kind) ? yield* resolveObjects(g, token.of, doing, how) : asTheyWere(g, token.of, ctx);
  return of.flatMap((ref): Made[] => {
    if (ref.kind === 'player') return [];
    const { types } = lastKnownCharacteristics(g, ref.object);
    if (types.includes('instant') || types.includes('sorcery')) return [];
    const { definition, face } = doubleFacedCopy(g, ref.object);
    const copied = exceptedDefinition(g, definition, token.except ?? [], ctx);
    return [{ definition: copied, copyOf: copied, face }];
  });
}

/** "Except it enters with an additional +1/+1 counter on it" (CR 707.9e). */
function exceptedCounters(g: Game, token: ActOf<'createToken'>['token'], ctx: Doing['ctx']): EntersAs['counters'] {
  const specs = (token.kind === 'copyToken' ? (token.except ?? []) : []).flatMap((act) =>
    act.kind === 'enterWithCounters' ? [act] : [],
  );
  if (specs.some(({ ifKind }) => ifKind))
    return unsupported(ctx, 'a token that is a copy and enters with counters only if it is of some kind');
  return countersWith(g, specs, ctx);
}

/** The token's characteristics as a definition of its own (CR 111.3); the same description always has the same key. */
function describedToken(g: Game, faces: readonly TokenDescription[], { ctx }: Doing): string {
  const sized = faces.map(
    (token): SizedToken => ({
      token,
      power: token.power ? amount(g, token.power, ctx) : null,
      toughness: token.toughness ? amount(g, token.toughness, ctx) : null,
    }),
  );
  const told = sized.map(({ token, ...size }) => JSON.stringify({ ...token, ...size, wording: undefined }));
  const key = `token ${told.join(' // ')}`;
  if (!g.definitions.has(key)) {
    const made = sized.map((token, index) => describedFace(g, index === 0 ? key : `${key}#${index}`, token));
    const layout = made.length === 1 ? 'token' : 'double_faced_token';
    g.definitions.set(key, { key, name: made[0]!.name, layout, faces: made, verbatim: true });
  }
  return key;
}

interface SizedToken {
  readonly token: TokenDescription;
  readonly power: number | null;
  readonly toughness: number | null;
}

function describedFace(g: Game, key: string, { token, power, toughness }: SizedToken): FaceDefinition {
  const abilities = token.abilities.flatMap((ability, index) => g.define(ability, `${key}/${index}`));
  for (const ability of abilities) g.abilities.set(ability.key, ability);
  // CR 111.4: its subtypes and the word "Token", unless it is given a name.
  const name = token.name ?? `${token.subtypes.join(' ')} Token`;
  return {
    name,
    manaCost: null,
    colors: token.colors,
    supertypes: token.supertypes,
    types: token.types,
    subtypes: token.subtypes,
    power: power === null ? null : String(power),
    toughness: toughness === null ? null : String(toughness),
    loyalty: null,
    defense: null,
    words: abilities.map(({ words }) => words).join('\n'),
    abilities,
    unread: [],
  };
}
