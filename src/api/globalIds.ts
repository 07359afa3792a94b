import { badUserInput } from './errors.ts';

/** The types that have an id of their own, with the form of their keys. An edition is named by its day, so that ids outlive a new import of it. */
const KEYS = {
  Card: /^[\w-]+$/,
  Keyword: /^.+$/,
  RulesEdition: /^\d{4}-\d{2}-\d{2}$/,
  Rule: /^\d{4}-\d{2}-\d{2}:\d[\d.]*[a-z]?$/,
  GlossaryEntry: /^\d{4}-\d{2}-\d{2}:.+$/s,
  Ruling: /^[\w-]+$/,
  Resolution: /^[0-9a-f]{64}$/,
} as const satisfies Record<string, RegExp>;
export type NodeType = keyof typeof KEYS;

export interface GlobalId {
  readonly type: NodeType;
  readonly key: string;
}

const isNodeType = (text: string): text is NodeType => Object.hasOwn(KEYS, text);

export function globalId(type: NodeType, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** Reads an id that `globalId` made; anything else is the asker's mistake. */
export function readGlobalId(id: string): GlobalId {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const colon = text.indexOf(':');
  const type = text.slice(0, colon);
  const key = text.slice(colon + 1);
  if (colon > 0 && isNodeType(type) && KEYS[type].test(key) && globalId(type, key) === id) return { type, key };
  throw badUserInput(`“${id.slice(0, 100)}” is not an id of this service. Pass an id as it came in a field named id.`);
}
