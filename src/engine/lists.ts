const NONE: readonly never[] = [];

/** What `flatMap` gives, by a loop: the built-in one takes ten times as long, and this is done at every step of all that happens. */
export function gathered<T, U>(list: readonly T[], each: (one: T) => readonly U[]): readonly U[] {
  if (list.length === 0) return NONE;
  if (list.length === 1) return each(list[0]!);
  const all: U[] = [];
  for (const one of list) for (const found of each(one)) all.push(found);
  return all;
}
