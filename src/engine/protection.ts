import type { KeywordQuality } from '../oracle/tree/index.ts';
import type { RuleNumber } from '../rules/citations.ts';
import { type Context, staticContext } from './context.ts';
import type { AbilityDefinition } from './definition.ts';
import { objectAsKnown } from './filters/candidate.ts';
import { candidateOf, isAmong, matchesKind } from './filters/index.ts';
import { type Game, opponents } from './game.ts';
import { characteristics, lastKnownCharacteristics, statements } from './layers/index.ts';
import { abilitiesOfPlayer } from './layers/ofPlayers.ts';
import { Unsupported } from './refuse.ts';
import type { ObjectId, PlayerId, Ref } from './state/ids.ts';
import { nameOf } from './trace/names.ts';
import type { Considered } from './trace/step.ts';

/** Which of the four things that protection does is asked for, by its rule (CR 702.16b to f). */
export type ProtectionAgainst = 'target' | 'attach' | 'damage' | 'block';
const RULES: Readonly<Record<ProtectionAgainst, RuleNumber>> = {
  target: '702.16b',
  attach: '702.16c',
  damage: '702.16e',
  block: '702.16f',
};

export interface Protection {
  /** The words of the ability, such as "protection from red". */
  readonly words: string;
  readonly cite: readonly RuleNumber[];
}

/** Whether a permanent or player has protection from a source that does something to it (CR 702.16); null where it hasn't. */
export function protectedFrom(g: Game, ref: Ref, source: ObjectId, against: ProtectionAgainst): Protection | null {
  if (ref.kind === 'player') return playerProtected(g, ref.player, source, against);
  return g.state.objects[ref.object]?.zone === 'battlefield' ? saidOf(g, ref.object, source, against) : null;
}

/** Protection that a card or spell has by its words, which don't function where it is (CR 113.6, 702.16b). */
export function idleProtection(g: Game, ref: Ref, source: ObjectId): Considered | null {
  const zone = ref.kind === 'object' ? g.state.objects[ref.object]?.zone : undefined;
  if (ref.kind === 'player' || zone === undefined || zone === 'battlefield') return null;
  const idle = saidOf(g, ref.object, source, 'target');
  const name = nameOf(g, ref.object);
  return idle && { what: `"${idle.words}" of ${name}`, why: `${name} isn't on the battlefield`, cite: ['113.6', ...idle.cite] };
}

function saidOf(g: Game, object: ObjectId, source: ObjectId, against: ProtectionAgainst): Protection | null {
  const { abilities, name, controller } = characteristics(g, object);
  const kept = against === 'attach' ? keepers(g, source) : [];
  const spared = kept.length > 0;
  for (const ability of abilities) {
    const { hooks, words, key } = ability;
    if (!hooks.protectionFrom) continue;
    const keeper = kept.findIndex((from) => key.startsWith(`${from}/`));
    if (keeper >= 0) {
      kept.splice(keeper, 1);
      continue;
    }
    const ctx = staticContext(g, object, controller, { card: name, text: words });
    if (!hasQuality(g, hooks.protectionFrom, source, ctx)) continue;
    const { protectionFrom } = hooks;
    const all = protectionFrom.kind === 'qualityWord' && protectionFrom.word === 'everything';
    const ofSet = /^(?:from )?each /.test(ability.keyword?.parameter ?? '');
    const more: readonly RuleNumber[] = all ? ['702.16j'] : isFromPlayer(protectionFrom) ? ['702.16k'] : ofSet ? ['702.16i'] : [];
    const said = [...more, ...qualityRules(protectionFrom, '702.16g', '702.16h')];
    const besides: readonly RuleNumber[] = spared ? ['702.16n'] : [];
    return { words, cite: [RULES[against], ...said, ...besides, ...severalFrom(abilities, ability)] };
  }
  return null;
}

/** Protection from the same quality twice is no more than once (CR 702.16m). */
function severalFrom(abilities: readonly AbilityDefinition[], { keyword }: AbilityDefinition): readonly RuleNumber[] {
  const same = abilities.filter(
    ({ hooks, keyword: other }) => hooks.protectionFrom !== undefined && other?.parameter === keyword?.parameter,
  );
  return keyword?.severally !== undefined && same.length > 1 ? [keyword.severally] : [];
}

const isFromPlayer = (quality: KeywordQuality): boolean =>
  quality.kind === 'qualityWord' && (quality.word === 'the chosen player' || quality.word === 'each of your opponents');

/** The abilities whose protection doesn't remove this Aura; of several instances each spares it once (CR 702.16n). */
function keepers(g: Game, source: ObjectId): string[] {
  return statements(g, 'doesntRemove').flatMap(({ node, ability, context }) =>
    ability && isAmong(g, node.object, source, context) ? [ability.key] : [],
  );
}

/** Players may have protection, too (CR 702.16b, e). */
function playerProtected(g: Game, player: PlayerId, source: ObjectId, against: ProtectionAgainst): Protection | null {
  for (const { ability, context } of abilitiesOfPlayer(g, player)) {
    const { protectionFrom } = ability.hooks;
    if (protectionFrom && hasQuality(g, protectionFrom, source, context)) return { words: ability.words, cite: [RULES[against]] };
  }
  return null;
}

/** Several qualities, or each of a characteristic, are shorthand for several abilities (CR 702.11f, g, 702.16g, h). */
export function qualityRules(quality: KeywordQuality, ofSeveral: RuleNumber, ofEach: RuleNumber): readonly RuleNumber[] {
  if (quality.kind === 'qualityList') return [ofSeveral];
  return quality.kind === 'qualityWord' && EACH.has(quality.word) ? [ofEach] : [];
}
const EACH: ReadonlySet<string> = new Set(['each color', 'all colors']);

/** Whether a source has the quality that a keyword names (CR 702.16a). */
export function hasQuality(g: Game, quality: KeywordQuality, source: ObjectId, ctx: Context): boolean {
  switch (quality.kind) {
    case 'qualityFilter':
      return matchesKind(g, quality.filter, candidateOf(g, source), ctx);
    case 'qualityList':
      return quality.qualities.some((each) => hasQuality(g, each, source, ctx));
    case 'qualityWord':
      return hasWord(g, quality.word, source, ctx);
    case 'qualityObjects':
      return false;
  }
}

function hasWord(g: Game, word: string, source: ObjectId, ctx: Context): boolean {
  const { colors } = lastKnownCharacteristics(g, source);
  switch (word) {
    case 'everything':
      return true;
    case 'white':
    case 'blue':
    case 'black':
    case 'red':
    case 'green':
      return colors.includes(word);
    case 'the chosen color': {
      const chosen = g.state.objects[ctx.source]?.chosen.color;
      return colors.some((color) => color === chosen);
    }
    case 'the chosen player':
      return isOf(g, source, chosenPlayer(g, ctx));
    case 'each of your opponents':
      return opponents(g, ctx.controller).some((player) => isOf(g, source, player));
    case 'each color':
    case 'all colors':
      return colors.length > 0;
    case 'multicolored':
      return colors.length > 1;
    case 'monocolored':
      return colors.length === 1;
    case 'colorless':
      return colors.length === 0;
    default:
      throw new Unsupported(ctx.words.card, ctx.words.text, `the quality "${word}"`);
  }
}

function chosenPlayer(g: Game, ctx: Context): PlayerId {
  const chosen = objectAsKnown(g, ctx.source)?.chosen.player;
  if (chosen === undefined)
    throw new Unsupported(
      ctx.words.card,
      ctx.words.text,
      'no player has been chosen for it: where the game begins with it, `chosen: { player: NAME }` says who',
    );
  return chosen;
}

/** What the player controls, and what that player owns and no other controls (CR 702.16k). */
function isOf(g: Game, source: ObjectId, player: PlayerId): boolean {
  const { object, characteristics: is } = candidateOf(g, source);
  const controlled = object.zone === 'battlefield' || object.zone === 'stack';
  return controlled ? is.controller === player : object.owner === player;
}
