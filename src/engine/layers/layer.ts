import { unreachable } from '../refuse.ts';
import type { CharacteristicPart } from './effect.ts';

/** The layers and sublayers in their order after copiable values (CR 613.1, 613.4). */
export const LAYERS = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof LAYERS)[number];

/** The layer of a part of an effect; copy effects belong to the copiable values, before all of these. */
export function layerOf(part: CharacteristicPart): Layer | 'copy' {
  switch (part.kind) {
    case 'copy':
      return 'copy';
    case 'control':
      return '2';
    case 'text':
      return '3';
    case 'types':
    case 'removeTypes':
      return '4';
    case 'colors':
      return '5';
    case 'gain':
    case 'lose':
    case 'loseAll':
    case 'cantHave':
      return '6';
    case 'setPowerToughness':
      return '7b';
    case 'addPowerToughness':
      return '7c';
    case 'switchPowerToughness':
      return '7d';
    default:
      return unreachable(part);
  }
}

const OF_RULES: ReadonlySet<string> = new Set(['rule', 'costChange', 'statement', 'returns', 'phasesIn']);

export function isCharacteristicPart(part: { readonly kind: string }): part is CharacteristicPart {
  return !OF_RULES.has(part.kind);
}
