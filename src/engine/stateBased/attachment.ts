import type { KeywordQuality, Prohibited } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { staticContext } from '../context.ts';
import { isAmong, matches } from '../filters/index.ts';
import { type Game, opponents } from '../game.ts';
import { affects, characteristics, prohibitions } from '../layers/index.ts';
import { protectedFrom } from '../protection.ts';
import { type Deed, forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';

/** Why an attachment is illegal, with the rules; null where it may be attached to that. */
export interface Misplaced {
  readonly why: string;
  readonly cite: readonly RuleNumber[];
}

export type AttachmentKind = 'Aura' | 'Equipment' | 'Fortification';

export function attachmentKind(g: Game, id: ObjectId): AttachmentKind | null {
  const { subtypes } = characteristics(g, id);
  return (['Aura', 'Equipment', 'Fortification'] as const).find((kind) => subtypes.includes(kind)) ?? null;
}

/** Whether a permanent may be attached to an object or player: by its kind, its own words and what other effects say (CR 301.5, 301.6, 303.4). `asCreature`: as though it were a creature (702.6e). */
export function misplaced(g: Game, id: ObjectId, to: Ref, asCreature = false): Misplaced | null {
  const kind = attachmentKind(g, id);
  const { types, flags } = characteristics(g, id);
  if (kind === null || types.includes('battle')) return { why: "isn't an Aura, Equipment or Fortification", cite: ['704.5p'] };
  if (types.includes('creature') && !(kind === 'Equipment' && flags.equipsThoughCreature))
    return { why: 'is a creature', cite: CREATURE[kind] };
  if (to.kind === 'object' && to.object === id)
    return { why: "can't be attached to itself", cite: [kind === 'Aura' ? '303.4d' : '301.5c'] };
  const protection = protectedFrom(g, to, id, 'attach');
  if (protection) {
    // Of Equipment and Fortifications another rule says it than of Auras.
    const cite = protection.cite.map((rule) => (rule === '702.16c' && kind !== 'Aura' ? '702.16d' : rule));
    return { why: `is attached to what has ${protection.words}`, cite };
  }
  return elsewhereOnly(g, id, to) ?? (kind === 'Aura' ? misplacedAura(g, id, to) : misplacedEquipment(g, kind, to, asCreature));
}

/** Its own words, or those of an effect, say to what alone it can be attached. */
function elsewhereOnly(g: Game, id: ObjectId, to: Ref): Misplaced | null {
  for (const statement of prohibitions(g, 'attaching', ({ kind }) => kind === 'attaching')) {
    if (!affects(g, statement, objectRef(id))) continue;
    const { node, context, words } = statement;
    const allows = (what: Prohibited): boolean => what.kind !== 'attaching' || (to.kind === 'object' && isAmong(g, what.exceptTo, to.object, context)); // biome-ignore format: one line
    if (!node.what.every(allows)) return { why: `is attached to what it can't be attached to ("${words.text}")`, cite: ['101.2', '301.5'] }; // biome-ignore format: one line
  }
  return null;
}

const CREATURE: Readonly<Record<AttachmentKind, readonly RuleNumber[]>> = {
  Aura: ['303.4d'],
  Equipment: ['301.5c'],
  Fortification: ['301.6', '301.5c'],
};

function misplacedEquipment(g: Game, kind: 'Equipment' | 'Fortification', to: Ref, asCreature: boolean): Misplaced | null {
  const cite: readonly RuleNumber[] = [kind === 'Equipment' ? '301.5' : '301.6'];
  if (to.kind === 'player') return { why: 'is attached to a player', cite };
  if (!isThere(g, to.object)) return { why: 'is attached to something that has gone', cite };
  const wanted = kind === 'Equipment' ? 'creature' : 'land';
  if (!asCreature && !characteristics(g, to.object).types.includes(wanted))
    return { why: `is attached to what isn't a ${wanted}`, cite };
  return kind === 'Equipment' ? prohibited(g, to, 'beEquipped') : null;
}

function misplacedAura(g: Game, id: ObjectId, to: Ref): Misplaced | null {
  if (to.kind === 'object' && g.state.objects[to.object]?.zone !== 'battlefield' && !enchantsElsewhere(g, id, to.object)) {
    return { why: 'is attached to something that has gone', cite: ['303.4c'] };
  }
  if (to.kind === 'player' && g.state.players[to.player]?.lost !== null)
    return { why: 'is attached to a player who has left the game', cite: ['303.4c'] };
  const { abilities, name, controller } = characteristics(g, id);
  for (const { hooks, words } of abilities) {
    if (!hooks.attachesTo) continue;
    const ctx = staticContext(g, id, controller, { card: name, text: words });
    if (!fitsQuality(g, hooks.attachesTo, to, controller, ctx))
      return { why: `is attached to what it can't enchant ("${words}")`, cite: ['303.4c', '702.5a'] };
  }
  return prohibited(g, to, 'beEnchanted');
}

/** "Enchant creature card in a graveyard" attaches to a card elsewhere. */
function enchantsElsewhere(g: Game, id: ObjectId, to: ObjectId): boolean {
  return (
    g.state.objects[to] !== undefined && characteristics(g, id).abilities.some(({ hooks }) => hooks.attachesTo !== undefined)
  );
}

/** Whether an enchant ability lets it be attached to this (CR 702.5a). */
export function fitsQuality(
  g: Game,
  quality: KeywordQuality,
  to: Ref,
  controller: PlayerId,
  ctx: ReturnType<typeof staticContext>,
): boolean {
  switch (quality.kind) {
    case 'qualityFilter':
      return to.kind === 'object' && matches(g, quality.filter, to.object, ctx);
    case 'qualityWord':
      return (
        to.kind === 'player' &&
        (quality.word === 'player' || (quality.word === 'opponent' && opponents(g, controller).includes(to.player)))
      );
    case 'qualityList':
      return quality.qualities.some((each) => fitsQuality(g, each, to, controller, ctx));
    case 'qualityObjects':
      return false;
  }
}

function prohibited(g: Game, to: Ref, deed: Deed): Misplaced | null {
  const by = forbids(g, deed, to);
  return by && { why: `is attached to what can't be so ("${by.words.text}")`, cite: ['101.2', ...by.cite] };
}

function isThere(g: Game, id: ObjectId): boolean {
  const found = g.state.objects[id];
  return found?.zone === 'battlefield' && !found.phasedOut;
}
