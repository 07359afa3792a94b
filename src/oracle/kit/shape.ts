/** Which fields a node has that hold something, and which wording: what tells most forms of a kind apart before anything is compared. */
export interface Shape {
  readonly kind: unknown;
  readonly fields: ReadonlySet<string>;
  readonly wording: ReadonlySet<string>;
}

/** What `bind` writes is no part of what is said. */
export const isBinding = (key: string): boolean => key === 'mark' || key === 'referent';

type Node = Readonly<Record<string, unknown>> & { readonly wording?: Readonly<Record<string, string>> };

/** Words, numbers and lists are no nodes and have no fields. */
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const holds = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Equal for values of the same shape. */
export function signOf(value: unknown): string {
  if (!isNode(value)) return '';
  let sign = String(value.kind);
  for (const key in value) if (key !== 'kind' && key !== 'wording' && !isBinding(key) && holds(value[key])) sign += ` ${key}`;
  for (const key in value.wording) sign += ` $${key}`;
  return sign;
}

export function shapeOf(value: unknown): Shape {
  if (!isNode(value)) return { kind: undefined, fields: new Set(), wording: new Set() };
  const fields = Object.keys(value).filter((key) => key !== 'kind' && key !== 'wording' && !isBinding(key) && holds(value[key]));
  return { kind: value.kind, fields: new Set(fields), wording: new Set(Object.keys(value.wording ?? {})) };
}
