import type { EitherFilter, Filter, SpecialSpending } from '../../oracle/tree/index.ts';
import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import { staticContext } from '../context.ts';
import { matches } from '../filters/index.ts';
import { apnap, type Game, player } from '../game.ts';
import { statements } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Mana, ManaRestriction } from '../state/player.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import type { ManaType } from './slots.ts';
import type { TotalCost } from './types.ts';

/** What mana may be spent on: casting or activating what is described, and perhaps special actions. */
export interface SpentOn {
  readonly casting: Filter | EitherFilter | null;
  /** Which objects' abilities. */
  readonly activating: Filter | EitherFilter | 'any' | null;
  readonly also?: readonly SpecialSpending[];
}

/** What an instruction of a keyword says of it, spells and abilities in one description. */
export function saidInOne(filter: Filter | EitherFilter): SpentOn {
  const filters = filter.kind === 'eitherFilter' ? filter.filters : [filter];
  const either = (some: readonly Filter[]): EitherFilter | null =>
    some.length > 0 ? { kind: 'eitherFilter', filters: some } : null;
  const ofAbilities = filters.filter(isOfAbilities).map((each): Filter => ({ ...each, noun: 'permanent' }));
  return { casting: either(filters.filter((each) => !isOfAbilities(each))), activating: either(ofAbilities) };
}
const isOfAbilities = ({ noun }: Filter): boolean => noun === 'ability' || noun === 'activatedAbility';

/** How a restriction stands in the state: the words' filter as text, read with the mana's source as "this" (CR 106.6). */
export function restrictionOf(filter: SpentOn): ManaRestriction {
  return { definition: JSON.stringify(filter) };
}

/** Whether this mana may be spent on that cost (CR 106.6). */
export function maySpend(g: Game, owner: PlayerId, mana: Mana, total: Pick<TotalCost, 'for' | 'object'>): boolean {
  if (mana.restriction === null) return true;
  const { casting, activating, also } = JSON.parse(mana.restriction.definition) as SpentOn;
  if (total.for !== 'casting' && total.for !== 'activating') return also?.some((action) => action === total.for) ?? false;
  const said = total.for === 'casting' ? casting : activating;
  if (said === null || said === 'any') return said === 'any';
  const source = mana.source ?? total.object;
  const context = staticContext(g, source, owner, { card: nameOf(g, source), text: mana.restriction.definition });
  const filters = said.kind === 'eitherFilter' ? said.filters : [said];
  return filters.some((each) => matches(g, each, total.object, context));
}

/** Symbols of mana, in the order of the pool. */
export function manaWords(mana: readonly { readonly type: ManaType }[]): string {
  return mana.map(({ type }) => `{${type}}`).join('');
}

/** As a step or phase ends, unspent mana is lost unless something keeps it (CR 500.5, 106.4). */
export function emptyManaPools(g: Game, { step }: { readonly step: TurnStep }): void {
  for (const id of apnap(g)) {
    const { mana } = player(g, id);
    if (mana.length === 0) continue;
    const kept = mana.filter((one) => staysBeyond(one, step) || isKept(g, id, one));
    if (kept.length === mana.length) continue;
    const lost = mana.filter((one) => !kept.includes(one));
    setPlayer(g, id, { mana: kept });
    tell(g, {
      kind: 'mana',
      says: `${playerName(g, id)} loses the unspent ${manaWords(lost)} as the ${step.endsWith('main') ? 'phase' : 'step'} ends.`,
      cite: ['500.5', '106.4'],
    });
  }
}

/** Mana that its own effect lets stay till the end of combat or of the turn. */
function staysBeyond({ lasts }: Mana, step: TurnStep): boolean {
  if (lasts === 'end of turn') return step !== 'cleanup';
  return lasts === 'end of combat' && step !== 'end of combat';
}

/** "You don't lose unspent green mana as steps and phases end." */
function isKept(g: Game, owner: PlayerId, { type }: Mana): boolean {
  return statements(g, 'manaDoesntEmpty').some(({ node, context }) => {
    if (context.controller !== owner) return false;
    return node.mana === undefined || (node.mana.kind === 'manaSymbols' && node.mana.symbols.includes(`{${type}}`));
  });
}
