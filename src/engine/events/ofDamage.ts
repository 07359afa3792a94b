import type { RuleNumber } from '../../rules/citations.ts';
import type { RuleFlag } from '../../rules/vocabulary/ruleFlags.ts';
import { abilityOf } from '../abilities.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Game } from '../game.ts';
import { characteristics, lastKnownCharacteristics, statements } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import { isMeant } from '../triggers/events/matcher.ts';
import type { EventOf } from './event.ts';

type Cite = readonly RuleNumber[];

/** CR 120.2: what was dealt; marked on a creature unless counters take its place (120.3d, e). */
export function damageRules(g: Game, event: EventOf<'damage'>): Cite {
  const dealt = event.combat ? '120.2a' : '120.2b';
  const { to, source } = event;
  if (to.kind === 'player' || !g.state.objects[to.object] || !characteristics(g, to.object).types.includes('creature'))
    return [dealt];
  const { flags } = sourceOf(g, source);
  if (flags.damagePutsMinusCounters !== undefined) return [dealt];
  return [dealt, '120.3e', ...(flags.dealsLethalDamage === undefined ? [] : byKeyword(g, source, 'dealsLethalDamage', []))];
}

/** Life gained with the damage that is being dealt (CR 120.3f). */
export function lifelinkRules(g: Game, { source }: EventOf<'gainLife'>): Cite {
  return ['120.3f', ...(source === null ? (['702.15b'] as const) : byKeyword(g, source, 'damageGainsLife', ['702.15b']))];
}

/** Counters rather than marked damage or lost life: by infect, wither and their like (CR 120.3b, d). */
export function counterRules(g: Game, { counter, on, dealer: source }: EventOf<'putCounters'>): Cite {
  const flag = on.kind === 'player' ? 'damageGivesPoison' : 'damagePutsMinusCounters';
  const key = source === undefined ? undefined : sourceOf(g, source).flags[flag];
  const dealt: RuleNumber = counter === 'poison' ? '120.3b' : '120.3d';
  if (source === undefined) return [dealt];
  if (key === undefined) return [dealt, ...asThoughRules(g, on)];
  const said = abilityOf(g, key).cite.flatMap((rule) => (rule === '702.90b' ? INFECTS[on.kind] : [rule]));
  return [dealt, ...byKeyword(g, source, flag, said)];
}

/** An effect says that damage is dealt as though its source had infect or wither. */
const asThoughRules = (g: Game, on: Ref): Cite =>
  statements(g, 'damageAsThough')
    .filter(({ node, context }) => isMeant(g, node.to, on, context))
    .flatMap(({ node, cite }) => [...(node.keyword === 'infect' ? INFECTS[on.kind] : (['702.80a'] as const)), ...cite]);

const INFECTS: Readonly<Record<'player' | 'object', Cite>> = { player: ['702.90b'], object: ['702.90c'] };

/** Of what deals damage: from a zone other than the battlefield, or as it last existed (CR 113.7a). */
const WHEREVER: Readonly<Partial<Record<RuleNumber, { readonly elsewhere: RuleNumber; readonly lastKnown: RuleNumber }>>> = {
  '702.2': { elsewhere: '702.2d', lastKnown: '702.2e' },
  '702.15': { elsewhere: '702.15d', lastKnown: '702.15c' },
  '702.80': { elsewhere: '702.80c', lastKnown: '702.80b' },
  '702.90': { elsewhere: '702.90e', lastKnown: '702.90d' },
};

function byKeyword(g: Game, source: ObjectId, flag: RuleFlag, said: Cite): Cite {
  const key = sourceOf(g, source).flags[flag];
  const rule = key === undefined ? undefined : abilityOf(g, key).keyword?.rule;
  const where = rule === undefined ? undefined : WHEREVER[rule];
  const zone = g.state.objects[source]?.zone;
  const placed = !where || zone === 'battlefield' ? [] : [zone === undefined ? where.lastKnown : where.elsewhere];
  return [...said, ...placed, ...severalOfFlag(g, source, flag)];
}

const sourceOf = (g: Game, id: ObjectId): Characteristics =>
  g.state.objects[id] ? characteristics(g, id) : lastKnownCharacteristics(g, id);
