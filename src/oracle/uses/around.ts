/**
 * How far words around a keyword are looked at for how they speak of it: further than any sentence of a card goes. Each keyword then costs the same
 * however long its line is.
 */
export const REACH = 600;

/** The words right before a place. */
export const wordsBefore = (text: string, at: number): string => text.slice(Math.max(0, at - REACH), at);

/** The words right behind a place. */
export const wordsBehind = (text: string, at: number): string => text.slice(at, at + REACH);

/** Tells of a place whether it stands in the words of an ability that is given: within the quotes of its line. */
export function quotedIn(text: string): (at: number) => boolean {
  const quoted = new Uint8Array(text.length + 1);
  let within = 0;
  for (let at = 0; at < text.length; at += 1) {
    quoted[at] = within;
    if (text[at] === '"') within = 1 - within;
    if (text[at] === '\n') within = 0;
  }
  quoted[text.length] = within;
  return (at) => quoted[at] === 1;
}
