/** Every way to take one list of each group and put them one behind the other. */
export function allOptions<T>(groups: readonly (readonly (readonly T[])[])[]): readonly (readonly T[])[] {
  return groups.reduce<readonly (readonly T[])[]>(
    (options, group) => options.flatMap((option) => group.map((part) => [...option, ...part])),
    [[]],
  );
}
