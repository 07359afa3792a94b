import { KINDS } from '../../oracle/kinds.ts';

/** Keyword actions that share a node with others of their kind, by their names in the rules (CR 701). */
const GROUPED = [
  'adapt', 'amass', 'bolster', 'collect evidence', 'connive', 'convert', 'detain', 'discover', 'endure', 'exert', 'explore', 'fateseal', 'fight',
  'goad', 'harness', 'incubate', 'investigate', 'learn', 'manifest dread', 'mill', 'monstrosity', 'planeswalk', 'populate', 'proliferate',
  'regenerate', 'scry', 'support', 'surveil', 'suspect', 'the ring tempts you', 'time travel', 'transform', 'venture into the dungeon',
]; // biome-ignore format: a table
/** Keyword actions whose node is called otherwise. */
const OTHERWISE = { cast: 'castOrPlay', play: 'castOrPlay', create: 'createToken', exchange: 'exchangeControl' } as const;

/** The keyword actions that the language reads, in lower case. */
export function carriedOutActions(): ReadonlySet<string> {
  return new Set([...Object.keys(KINDS), ...GROUPED, ...Object.keys(OTHERWISE)]);
}
