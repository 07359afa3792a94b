/** Plain JSON; keys whose value is undefined count as absent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Half of a character: text that no JSON file can hold. */
export const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

/**
 * The canonical text of a JSON value (RFC 8785): keys in the order of their UTF-16 code units, no spaces, and numbers and
 * strings as ECMAScript writes them, which is what the RFC asks for.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (LONE_SURROGATE.test(value)) throw new TypeError('canonical JSON has no lone surrogates');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value as Record<string, Json | undefined>).filter(([, entry]) => entry !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, entry]) => `${canonicalJson(key)}:${canonicalJson(entry as Json)}`).join(',')}}`;
}
