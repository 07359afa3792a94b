/** Words without reminder text, which stands in parentheses (CR 207.2); a line that is nothing else goes with it. */
export function withoutReminders(words: string): string {
  return words
    .split('\n')
    .map((line) => line.replaceAll(/ ?\([^()]*\)/g, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}
