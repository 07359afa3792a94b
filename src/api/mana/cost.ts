import { formatManaCost, parseManaCost } from '../../rules/mana/index.ts';

/** A printed cost in canonical form; as printed where a symbol of it is none of the rules' (half mana and its like). */
export function canonicalCost(printed: string): string {
  const read = parseManaCost(printed);
  return read.ok ? formatManaCost(read.value) : printed;
}
