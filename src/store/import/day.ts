/** The calendar day of a moment where the program runs, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Today's date where the program runs, YYYY-MM-DD. */
export const today = (): string => dayOf(new Date());
