/** Words compared without case, hyphens and extra spaces. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}
