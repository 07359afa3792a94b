import type { Filter } from '../../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { zonesOf } from '../../filters/zones.ts';

/** Nodes that speak of permanents by what they are, or of the values that they are given. */
const NEARBY: ReadonlySet<string> = new Set([
  'static',
  'clause',
  'each',
  'this',
  'attached',
  'filter',
  'typeTerm',
  'cardType',
  'subtype',
  'supertype',
  'color',
  'colorCount',
  'non',
  'other',
  'isToken',
  'named',
  'controlledBy',
  'notControlledBy',
  'you',
  'withKeyword',
  'withoutKeyword',
  'keyword',
  'get',
  'gain',
  'gainControl',
  'become',
  'haveBase',
  'loseAllAbilities',
  'signed',
  'number',
  'controls',
  'some',
  'exactly',
  'orMore',
]);

/** Whether a static ability looks at nothing but what permanents are, and changes nothing else: then nothing else that changes matters to it. */
export function looksAtPermanents({ tree, definesCharacteristic }: AbilityDefinition): boolean {
  return !definesCharacteristic && isNearby(tree);
}

function isNearby(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return node.every(isNearby);
  const { kind } = node as { readonly kind?: string };
  if (kind !== undefined && !NEARBY.has(kind)) return false;
  if (kind === 'filter' && zonesOf(node as Filter).some((zone) => zone !== 'battlefield')) return false;
  return Object.entries(node).every(([key, value]) => key === 'wording' || isNearby(value));
}
