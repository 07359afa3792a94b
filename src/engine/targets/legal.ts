import type { AnyTarget, EitherFilter, Filter, ProhibitedCasting, ProhibitedDeed, Target } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import { isAnother } from '../filters/another.ts';
import { amount, candidates, isAmong, isAmongPlayers, matches } from '../filters/index.ts';
import { apnap, type Game, opponents } from '../game.ts';
import { type ActiveStatement, affects, characteristics, prohibitions, statements } from '../layers/index.ts';
import { abilitiesOfPlayer } from '../layers/ofPlayers.ts';
import { severalRules } from '../layers/several.ts';
import { statementsIn } from '../layers/statements/read.ts';
import { hasQuality, protectedFrom, qualityRules } from '../protection.ts';
import { type Bounds, boundsOf } from '../quantity.ts';
import { unreachable } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import type { Considered } from '../trace/step.ts';
import { DOUBLE_FACED } from '../zones/faces.ts';
import { enchantRules, keptByEnchant } from './ofAuras.ts';
import type { TargetPhrase, TargetSlot } from './slots.ts';

/** Why something can't be targeted. */
export interface WhyNot {
  readonly why: string;
  readonly cite: readonly RuleNumber[];
}

/** The words of an instance, with the value that its clause gives X (CR 107.3c), and with the player for whom it is chosen. */
function asSaid(g: Game, { where, each }: TargetSlot, ctx: Context): Context {
  if (where === undefined && each === undefined) return ctx;
  const of = each === undefined ? ctx : { ...ctx, each };
  return where === undefined ? of : { ...of, x: amount(g, where, of) };
}

/** How few and how many targets one instance asks for (CR 601.2c, 115.6). */
export const targetBounds = (g: Game, slot: TargetSlot, ctx: Context): Bounds =>
  boundsOf(g, slot.phrase.quantity, asSaid(g, slot, ctx));

/** What may be chosen for one instance (CR 115.2 to 115.5, 601.2c). */
export function legalTargets(g: Game, slot: TargetSlot, given: Context): readonly Ref[] {
  const ctx = asSaid(g, slot, given);
  return described(g, slot.phrase, ctx).filter((ref) => forbidden(g, ref, ctx) === null);
}

/** Null where this is a legal target; else the reason. */
export function whyNotTarget(g: Game, slot: TargetSlot, ref: Ref, given: Context): WhyNot | null {
  const { phrase } = slot;
  const ctx = asSaid(g, slot, given);
  const name = refName(g, ref);
  if (ref.kind === 'object') {
    const found = g.state.objects[ref.object];
    if (!found) return { why: `${name} is no longer in the zone where it was`, cite: ['400.7'] };
    if (ref.object === ctx.onStack) return { why: `${name} can't target itself`, cite: ['115.5'] };
  } else if (g.state.players[ref.player]?.lost !== null) return { why: `${name} has left the game`, cite: ['115.1'] };
  if (!fits(g, phrase, ref, ctx)) {
    return phrase.kind === 'anyTarget'
      ? { why: `${name} is no creature, player, planeswalker or battle that could be chosen`, cite: ['115.4'] }
      : { why: `${name} isn't what the words ask for`, cite: ['601.2c', ...showsItsFront(g, ref), ...enchantRules(g, ref, ctx)] };
  }
  return forbidden(g, ref, ctx);
}

/** Of a double-faced card elsewhere than on the battlefield and the stack only the front face counts (CR 712.8a). */
function showsItsFront(g: Game, ref: Ref): readonly RuleNumber[] {
  const found = ref.kind === 'object' ? g.state.objects[ref.object] : undefined;
  if (!found?.card || found.zone === 'battlefield' || found.zone === 'stack') return [];
  return DOUBLE_FACED.has(g.definitions.get(found.card)?.layout ?? '') ? ['712.8a'] : [];
}

/** Whether something keeps an object or player from being the target of a source: said where an effect that doesn't target goes past it. */
export const keptFromTargeting = (g: Game, ref: Ref, ctx: Context): WhyNot | null =>
  anythingForbids(g) ? forbidden(g, ref, ctx) : null;

/** What the words describe and something forbids: told as considered where targets are chosen. */
export function forbiddenTargets(g: Game, slots: readonly TargetSlot[], ctx: Context): readonly Considered[] {
  if (!g.options.trace || !anythingForbids(g)) return [];
  const found = new Map<string, Considered>();
  for (const slot of slots) {
    for (const ref of described(g, slot.phrase, asSaid(g, slot, ctx))) {
      const no = forbidden(g, ref, ctx);
      if (no)
        found.set(JSON.stringify(ref), { what: `${refName(g, ref)} as a target`, why: no.why, cite: [...no.cite, '601.2c'] });
    }
  }
  return [...found.values()];
}

/** A cheap look: without any such words, and without protection, everything that is described is legal. */
function anythingForbids(g: Game): boolean {
  if (prohibitions(g, 'targets', concernsTargets).length > 0 || apnap(g).some((id) => abilitiesOfPlayer(g, id).length > 0))
    return true;
  return g.state.battlefield.some((id) =>
    characteristics(g, id).abilities.some(({ hooks }) => hooks.protectionFrom !== undefined || hooks.hexproofFrom !== undefined),
  );
}

/** Everything that the words describe. */
function described(g: Game, phrase: TargetPhrase, ctx: Context): Ref[] {
  switch (phrase.kind) {
    case 'target':
      return candidates(g, phrase.filter, ctx)
        .filter((id) => id !== ctx.onStack && !isExcluded(g, phrase, id, ctx))
        .map(objectRef);
    case 'anyTarget': {
      const objects = g.state.battlefield.filter((id) => isDamageable(g, id) && !isExcluded(g, phrase, id, ctx));
      return [...objects.map(objectRef), ...apnap(g).map(playerRef)];
    }
    case 'targetPlayerOr':
      return [...candidates(g, phrase.filter, ctx).map(objectRef), ...playersFor(g, phrase.who, ctx).map(playerRef)];
    case 'targetPlayer':
      return playersFor(g, phrase.who, ctx).map(playerRef);
    default:
      return unreachable(phrase);
  }
}

/** The same for one candidate, without going through all. */
function fits(g: Game, phrase: TargetPhrase, ref: Ref, ctx: Context): boolean {
  switch (phrase.kind) {
    case 'target':
      return ref.kind === 'object' && !isExcluded(g, phrase, ref.object, ctx) && describes(g, phrase.filter, ref.object, ctx);
    case 'anyTarget':
      return ref.kind === 'player' || (isDamageable(g, ref.object) && !isExcluded(g, phrase, ref.object, ctx));
    case 'targetPlayerOr':
      return ref.kind === 'player'
        ? playersFor(g, phrase.who, ctx).includes(ref.player)
        : describes(g, phrase.filter, ref.object, ctx);
    case 'targetPlayer':
      return ref.kind === 'player' && playersFor(g, phrase.who, ctx).includes(ref.player);
    default:
      return unreachable(phrase);
  }
}

/** "Another target", "any other target": not the source itself. */
const isExcluded = (g: Game, phrase: Target | AnyTarget, id: ObjectId, ctx: Context): boolean =>
  phrase.other === true && !isAnother(g, id, ctx);

const describes = (g: Game, filter: Filter | EitherFilter, id: ObjectId, ctx: Context): boolean =>
  g.state.objects[id]?.phasedOut === false && matches(g, filter, id, ctx);

/** CR 115.4. */
function isDamageable(g: Game, id: ObjectId): boolean {
  const found = g.state.objects[id];
  if (found?.zone !== 'battlefield' || found.phasedOut) return false;
  return characteristics(g, id).types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle');
}

function playersFor(g: Game, who: 'player' | 'opponent', ctx: Context): PlayerId[] {
  return who === 'opponent' ? opponents(g, ctx.controller) : apnap(g);
}

/** "Can't be the target …" (CR 101.2): shroud, hexproof and protection say it in these words, each with its own rule. */
function forbidden(g: Game, ref: Ref, ctx: Context): WhyNot | null {
  const enchant = keptByEnchant(g, ref, ctx);
  if (enchant) return enchant;
  const protection = protectedFrom(g, ref, ctx.source, 'target');
  if (protection) return { why: `${refName(g, ref)} has ${protection.words}`, cite: protection.cite };
  const from = hexproofFrom(g, ref, ctx);
  if (from) return from;
  const gained = ref.kind === 'player' ? gainedBy(g, ref.player, ctx) : null;
  if (gained && !isDisregarded(g, gained, ref, ctx))
    return { why: `${refName(g, ref)} has ${gained.words}`, cite: ['101.2', ...rulesFor(gained)] };
  for (const statement of prohibitions(g, 'targets', concernsTargets)) {
    if (!statement.node.what.some((what) => says(g, statement, what, ctx)) || !affects(g, statement, ref)) continue;
    if (statement.ability && isDisregarded(g, statement.ability, ref, ctx)) continue;
    const { card, text } = statement.words;
    return {
      why: `${refName(g, ref)} can't be its target: ${card} says "${text}"`,
      cite: statement.cite.length > 0 ? [...statement.cite, ...severalOf(g, statement)] : ['101.2'],
    };
  }
  return null;
}

/** Hexproof from what has a quality: only spells and sources of opponents that have it are kept off (CR 702.11d, f, g). */
function hexproofFrom(g: Game, ref: Ref, ctx: Context): WhyNot | null {
  for (const { ability, own } of qualified(g, ref)) {
    const { hexproofFrom: quality } = ability.hooks;
    if (!quality || !opponents(g, own.controller).includes(ctx.controller) || !hasQuality(g, quality, ctx.source, own)) continue;
    if (isDisregarded(g, ability, ref, ctx)) continue;
    return { why: `${refName(g, ref)} has ${ability.words}`, cite: ['702.11d', ...qualityRules(quality, '702.11f', '702.11g')] };
  }
  return null;
}

/** The abilities of an object on the battlefield, or of a player, each as it is read. */
function qualified(g: Game, ref: Ref): readonly { readonly ability: AbilityDefinition; readonly own: Context }[] {
  if (ref.kind === 'player') return abilitiesOfPlayer(g, ref.player).map(({ ability, context }) => ({ ability, own: context }));
  if (g.state.objects[ref.object]?.zone !== 'battlefield') return [];
  const { abilities, controller, name } = characteristics(g, ref.object);
  return abilities
    .filter(({ hooks }) => hooks.hexproofFrom !== undefined)
    .map((ability) => ({ ability, own: staticContext(g, ref.object, controller, { card: name, text: ability.words }) }));
}

/** "As though it didn't have hexproof": said of it for what this player controls (CR 609.4). */
function isDisregarded(g: Game, { keyword }: AbilityDefinition, ref: Ref, ctx: Context): boolean {
  if (keyword === null) return false;
  return statements(g, 'can').some((statement) => {
    const { what, despite, whose } = statement.node;
    if (what !== 'beTargeted' || despite !== keyword.name || !affects(g, statement, ref)) return false;
    return whose === undefined || isAmongPlayers(g, whose, ctx.controller, statement.context);
  });
}

/** What a keyword's definition cites is said of permanents; of players another rule may say it. */
const rulesFor = ({ keyword }: AbilityDefinition): readonly RuleNumber[] => (keyword?.ofPlayers ? [keyword.ofPlayers] : []);

/** An ability of the player, such as hexproof, that says so. */
function gainedBy(g: Game, player: PlayerId, ctx: Context): AbilityDefinition | null {
  const found = abilitiesOfPlayer(g, player).find(({ ability, context }) =>
    statementsIn(ability).some(({ node }) => node.kind === 'cant' && node.what.some((what) => says(g, { context }, what, ctx))),
  );
  return found?.ability ?? null;
}

type Cant = ActiveStatement<'cant'>;

/** CR 702.18b and its like. */
const severalOf = (g: Game, { ability, context }: Cant): readonly RuleNumber[] =>
  ability ? severalRules(g, context.source, ability) : [];

function says(g: Game, statement: Pick<Cant, 'context'>, what: Cant['node']['what'][number], ctx: Context): boolean {
  if (what.kind === 'deed') return isTargeting(what);
  return what.kind === 'casting' && what.relation === 'beTargetOf' && isMeant(g, statement, what, ctx);
}

const concernsTargets = (what: Cant['node']['what'][number]): boolean =>
  what.kind === 'deed' ? isTargeting(what) : what.kind === 'casting' && what.relation === 'beTargetOf';

const isTargeting = ({ deed }: ProhibitedDeed): boolean => deed === 'beTargeted';

/** Whether the spell or ability that targets is of the forbidden kind; an ability is judged by itself and its controller. */
function isMeant(g: Game, { context }: Pick<Cant, 'context'>, { objects }: ProhibitedCasting, ctx: Context): boolean {
  return objects === undefined || isAmong(g, objects, ctx.onStack ?? ctx.source, context);
}
