import type { RuleNumber } from '../../rules/citations.ts';
import { unreachable } from '../refuse.ts';
import type { CharacteristicPart, LayerPart } from './effect.ts';

/** The layers and sublayers in their order after copiable values (CR 613.1, 613.4). */
export const LAYERS = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof LAYERS)[number];

/** The rule of each layer. */
export const LAYER_RULE: Readonly<Record<Layer, RuleNumber>> = {
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
};

/** The rules of the layers in which parts of an effect apply; what copies is no layer of its own here (CR 613.1a). */
export function layerRules(parts: readonly LayerPart[]): readonly RuleNumber[] {
  const layers = parts.filter(isCharacteristicPart).map(layerOf);
  return [...new Set(layers.map((layer): RuleNumber => (layer === 'copy' ? '613.1a' : LAYER_RULE[layer])))];
}

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
