/** The outcome of reading what a person or a file gave: a value, or a problem that is told to them. */
export type Result<T, P = string> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const problem = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({ ok: false, problem });
