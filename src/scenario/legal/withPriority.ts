import { ruleOf } from '../../engine/actions/special.ts';
import { rulesOfTurningUp } from '../../engine/actions/turnFaceUp.ts';
import { usingRules } from '../../engine/casting/cast.ts';
import { isManaAbility } from '../../engine/costs/index.ts';
import { kindsOfRefs } from '../../engine/decisions/alike.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import { type FirstChoice, judge, type Possibility, possibilities } from '../../engine/legal/index.ts';
import { Unsupported } from '../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../engine/state/ids.ts';
import { nameOf, playerName } from '../../engine/trace/names.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { MissingDecision, UnsupportedText } from '../answer.ts';
import { said } from '../run/said.ts';
import { thing } from '../view/objects.ts';
import { together } from './together.ts';
import type { ActionKind, LegalAction, RefusedAction } from './types.ts';
import { actionWords, faceName, summaryOf } from './words.ts';

/** What is found for one player. */
export interface Found {
  readonly actions: LegalAction[];
  readonly refusals: Omit<RefusedAction, 'actionIndex'>[];
  readonly unsupported: UnsupportedText[];
}

/** What a player who has priority can do with objects, and what the rules forbid now. */
export function withPriority(g: Game, player: PlayerId): Found {
  const found: Found = { actions: [], refusals: [], unsupported: [...unreadAbilities(g, player)] };
  for (const { one, group } of alike(g, possibilities(g, player))) look(g, one, group, found);
  return found;
}

/** The same with objects that nothing tells apart is one possibility. */
function alike(
  g: Game,
  all: readonly Possibility[],
): readonly { readonly one: Possibility; readonly group: readonly ObjectId[] }[] {
  const kindOf = kindsOfRefs(g);
  const groups = new Map<string, { readonly one: Possibility; readonly group: ObjectId[] }>();
  for (const one of all) {
    const kind = `${keyOf(one)} ${kindOf(objectRef(one.object))}`;
    const same = groups.get(kind);
    if (same) same.group.push(one.object);
    else groups.set(kind, { one, group: [one.object] });
  }
  return [...groups.values()];
}

function keyOf(one: Possibility): string {
  const { object: _object, ...rest } = one;
  if ('ability' in rest) return `${rest.kind} ${rest.ability.words} ${rest.ability.keyword?.printed}`;
  return JSON.stringify(rest, (key, value) => (key === 'source' ? undefined : value));
}

function look(g: Game, one: Possibility, group: readonly ObjectId[], found: Found): void {
  const summary = summaryOf(g, one);
  const player = playerName(g, one.player);
  try {
    const judged = judge(g, one, (request, answer) => said(g, request, answer)?.raw ?? null);
    if (!judged.legal) {
      found.refusals.push({ player, summary, reason: judged.reason, citations: judged.cite });
      return;
    }
    found.actions.push({
      kind: KINDS[one.kind],
      player,
      summary,
      action: actionWords(g, one, group, judged),
      objects: group.map((id) => thing(g, objectRef(id))),
      zone: g.state.objects[one.object]!.zone,
      face: faceName(g, one),
      using: one.kind === 'cast' ? one.asked : null,
      words: 'ability' in one ? one.ability.words : null,
      manaAbility: one.kind === 'activate' && isManaAbility(one.ability),
      othersPass: false,
      x: judged.x,
      optionalCosts: judged.optionalCosts,
      firstChoice: judged.first && choiceOf(g, one, judged.first),
      citations: [...new Set(rulesFor(g, one))],
    });
  } catch (problem) {
    if (!(problem instanceof Unsupported)) throw problem;
    const { card, words, reason } = problem;
    found.unsupported.push({ card, words, reason });
  }
}

const KINDS: Readonly<Record<Possibility['kind'], ActionKind>> = {
  play: 'play',
  cast: 'cast',
  activate: 'activate',
  special: 'special',
  'turn face up': 'special',
  unlock: 'special',
};

/** What the rules call it (CR 117.1): playing a land, casting, activating, a mana ability, a special action; and the keyword that allows it so. */
function rulesFor(g: Game, one: Possibility): readonly RuleNumber[] {
  switch (one.kind) {
    case 'play':
      return ['305.1', '116.2a'];
    case 'cast':
      return ['117.1a', '601.2', ...usingRules(one.way.using)];
    case 'activate':
      return [
        ...(isManaAbility(one.ability) ? (['117.1d', '605.3'] as const) : (['117.1b', '602.2'] as const)),
        ...one.ability.cite,
      ];
    case 'special':
      return ['117.1c', ruleOf(one.ability), ...one.ability.cite];
    case 'turn face up':
      return ['117.1c', '116.2b', ...rulesOfTurningUp(g, one.object)];
    case 'unlock':
      return ['117.1c', '116.2m', '709.5e'];
  }
}

/** The first choice with nothing but what leads to a legal end. What asks is the object itself where it was made on the way. */
function choiceOf(g: Game, one: Possibility, { request, legal }: FirstChoice): MissingDecision {
  const options = request.options.filter((_, index) => legal.includes(index));
  const made = request.source !== null && request.source >= g.state.nextId;
  return together(g, { ...request, options, source: made ? one.object : request.source });
}

/** Activated abilities that nobody reads, of what the player controls: whether they could be activated isn't known. */
function unreadAbilities(g: Game, player: PlayerId): readonly UnsupportedText[] {
  return g.state.battlefield.flatMap((id) => {
    const { controller, unread } = characteristics(g, id);
    if (controller !== player || g.state.objects[id]!.phasedOut) return [];
    return unread
      .filter(({ looksLike }) => looksLike === 'activated')
      .map(({ text, reason }) => ({ card: nameOf(g, id), words: text, reason: reason ?? "this activated ability isn't read" }));
  });
}
