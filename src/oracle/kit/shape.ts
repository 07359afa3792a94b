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

/** What has been seen of a value's shape so far; one thing more leads to the next. */
class Sign {
  readonly nth = signs++;
  private readonly next = new Map<unknown, Sign>();

  with(seen: unknown): Sign {
    let next = this.next.get(seen);
    if (next === undefined) {
      next = new Sign();
      this.next.set(seen, next);
    }
    return next;
  }
}
let signs = 0;
const NO_NODE = new Sign();
const NODE = new Sign();
/** Fields end here and wording begins: `kind` and `wording` are no fields that are told. */
const THEN_WORDING = 'wording';
const last: { value: unknown; sign: number } = { value: undefined, sign: NO_NODE.nth };

/** A number that is equal for values of the same shape. Choices within choices ask it of one value after each other. */
export function signOf(value: unknown): number {
  if (value === last.value) return last.sign;
  let sign = NO_NODE;
  if (isNode(value)) {
    sign = NODE.with(value.kind);
    for (const key in value)
      if (key !== 'kind' && key !== 'wording' && !isBinding(key) && holds(value[key])) sign = sign.with(key);
    sign = sign.with(THEN_WORDING);
    for (const key in value.wording) sign = sign.with(key);
  }
  last.value = value;
  last.sign = sign.nth;
  return sign.nth;
}

export function shapeOf(value: unknown): Shape {
  if (!isNode(value)) return { kind: undefined, fields: new Set(), wording: new Set() };
  const fields = Object.keys(value).filter((key) => key !== 'kind' && key !== 'wording' && !isBinding(key) && holds(value[key]));
  return { kind: value.kind, fields: new Set(fields), wording: new Set(Object.keys(value.wording ?? {})) };
}
