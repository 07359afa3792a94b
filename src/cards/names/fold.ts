/** Letters that don't come apart into a base letter and an accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Small letters without ligatures: “æther” as “aether”. */
export const withoutLigatures = (text: string): string => text.replace(/[æœßøđðþłı]/g, (letter) => LIGATURES[letter]!);

/** Nothing but case is to be folded: the letters and signs of plain English with single spaces. Most names are so, and it is asked often. */
const PLAIN = /^(?!.*(?:`| {2}|\. ?\.))[ -~]*$/;

/** A name without what people leave out or write otherwise: case, accents, ligatures, typographic quotes, dashes and dots, doubled spaces. Word breaks and punctuation stay. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().trim();
  return withoutLigatures(
    name
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  )
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[®™©]/g, '')
    .replace(/\s*\.\s*\.\s*\./g, '...')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of a folded name with single spaces and nothing else. */
export function plainName(name: string): string {
  return foldName(name)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Only letters and digits: equal for `Fire // Ice`, `Fire/Ice` and `fire ice`. */
export function skeleton(name: string): string {
  return plainName(name).replaceAll(' ', '');
}

/** Under which key a card is one and the same, however its whole name is accented. */
export function identityKey(wholeName: string): string {
  return foldName(wholeName);
}

/** Of two spellings of one card's name the one with its accents. */
export function preferredSpelling(a: string, b: string): string {
  const accents = (name: string) => name.normalize('NFD').replace(/[^\p{M}æœÆŒø]/gu, '').length;
  return accents(b) > accents(a) ? b : a;
}
