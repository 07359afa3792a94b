const COUNT = new Intl.NumberFormat('en-US');

/** 48904 as `48,904`. */
export const formatCount = (count: number): string => COUNT.format(count);

/** 3889 milliseconds as `3.9 s`, 12 as `12 ms`, 75000 as `1 min 15 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `1 card`, `2 cards`. */
export const formatNumberOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
