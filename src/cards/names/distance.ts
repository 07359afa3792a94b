/** How many single letters must be added, left out, changed, or swapped with their neighbour; `limit + 1` when more than the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  const width = b.length + 1;
  let [before, previous, row] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  for (let j = 0; j < width; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    // Only cells near the diagonal can stay within the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row.fill(far);
    row[0] = i;
    let best = from === 1 ? i : far;
    for (let j = from; j <= to; j++) {
      const changed = previous[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, changed);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return far;
    [before, previous, row] = [previous, row, before];
  }
  return Math.min(previous[b.length]!, far);
}
