import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import type { CostAdjustment, CostQuestion } from './types.ts';

/** By what a commander is counted: its owner and card. */
export const commanderKey = ({ owner, card }: Pick<GameObject, 'owner' | 'card'>): string => `${owner}:${card}`;

const TAX_FOR_EACH = 2;

/** What a commander cast from the command zone costs more: {2} for each time that this player cast it from there before (CR 903.8). */
export function commanderTax(
  g: Game,
  question: CostQuestion,
): { readonly amount: number; readonly adjustment: CostAdjustment } | null {
  if (question.for !== 'casting') return null;
  const spell = g.state.objects[question.object];
  if (!spell?.commander || spell.stack?.cast?.from !== 'command') return null;
  const before = g.state.players[question.player]?.commanderCasts[commanderKey(spell)] ?? 0;
  if (before === 0) return null;
  const amount = TAX_FOR_EACH * before;
  const times = before === 1 ? 'once' : `${before} times`;
  const says = `${nameOf(g, spell.id)} costs {${amount}} more: it was cast from the command zone ${times} before.`;
  return { amount, adjustment: { says, source: spell.id, cite: ['903.8', '601.2f', ...ofTwo(g, spell)] } };
}

/** Of two commanders each is counted by itself (CR 702.124d). */
const ofTwo = (g: Game, { owner }: Pick<GameObject, 'owner'>): readonly RuleNumber[] =>
  (Object.values(g.state.objects) as GameObject[]).filter((one) => one.commander && one.owner === owner).length > 1
    ? ['702.124d']
    : [];
