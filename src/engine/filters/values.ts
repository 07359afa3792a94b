import type { NumericCharacteristic } from '../../oracle/tree/index.ts';
import { manaValue } from '../../rules/mana/index.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { TRANSFORMING } from '../zones/faces.ts';
import type { Candidate } from './candidate.ts';

/** A number among an object's characteristics; null where it has none. */
export function characteristicOf(g: Game, which: NumericCharacteristic, candidate: Candidate): number | null {
  const { object, characteristics } = candidate;
  switch (which) {
    case 'power':
      return characteristics.power;
    case 'toughness':
      return characteristics.toughness;
    case 'manaValue':
      return manaValueOf(g, candidate);
    case 'loyalty':
      return object.zone === 'battlefield' && characteristics.types.includes('planeswalker')
        ? (object.counters.loyalty ?? 0)
        : characteristics.loyalty;
    default:
      return unreachable(which);
  }
}

/** The mana value (CR 202.3): X counts on the stack alone (202.3e), the back of a nonmodal double-faced card has its front's (202.3b). */
export function manaValueOf(g: Game, { object, characteristics }: Candidate): number {
  const x = object.zone === 'stack' && object.stack?.kind === 'spell' ? object.stack.x : 0;
  if (characteristics.manaCost) return manaValue(characteristics.manaCost, { X: x });
  const key = object.substance === 'token' || object.copyOf === null ? (object.copyOf ?? object.card) : null;
  const definition = key === null ? undefined : g.definitions.get(key);
  const isBack = object.face > 0 && !object.faceDown;
  if (!isBack || !TRANSFORMING.has(definition?.layout ?? '')) return 0;
  return manaValue(definition?.faces[0]?.manaCost ?? null, { X: x });
}
