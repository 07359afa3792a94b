/** A list with each item as it becomes; the same list where all stay what they are: most words speak of nothing that was said before. */
export function changed<T>(list: readonly T[], become: (item: T) => T): readonly T[] {
  let changed: T[] | null = null;
  for (let i = 0; i < list.length; i += 1) {
    const item = become(list[i]!);
    if (item === list[i]) continue;
    changed ??= [...list];
    changed[i] = item;
  }
  return changed ?? list;
}
