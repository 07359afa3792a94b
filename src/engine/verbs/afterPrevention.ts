import type { Clause, Sentence } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { LayerPart } from '../layers/effect.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { setState } from '../writer.ts';
import { unsupported } from './executor.ts';
import { markedTargets } from './marked.ts';

/** The instruction of a sentence that is followed whenever damage has been prevented: it says so, or it speaks of what was prevented (CR 615.5). */
export function afterPrevention(sentence: Sentence): Clause | null {
  if (sentence.kind === 'afterPrevention') return sentence.then;
  return sentence.kind === 'clause' && speaksOfPrevented(sentence) ? sentence : null;
}

const speaksOfPrevented = (clause: Clause): boolean => mentionsAny(clause.acts, PREVENTED);
const PREVENTED = ['damagePrevented'] as const;

/** It belongs to the prevention effect that a sentence before has begun. */
export function doAfterPrevention(g: Game, clause: Clause, ctx: Context): void {
  const shield = g.state.effects.findLast(
    ({ source, parts }) =>
      source === ctx.source && parts.some((part) => part.kind === 'rule' && part.act.kind === 'preventDamage'),
  );
  if (!shield) unsupported(ctx, 'what is done as damage is prevented that nothing before prevents');
  const then = markedTargets(clause);
  const parts = shield.parts.map(
    (part): LayerPart =>
      part.kind === 'rule' && part.act.kind === 'preventDamage'
        ? { ...part, act: { ...part.act, afterwards: [...(part.act.afterwards ?? []), then] } }
        : part,
  );
  setState(
    g,
    'effects',
    g.state.effects.map((effect) => (effect === shield ? { ...effect, parts } : effect)),
  );
}
