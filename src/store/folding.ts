import { identityKey, withoutLigatures } from '../cards/names/index.ts';

const QUOTES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
};

/** Text as it is searched: without accents, ligatures and capitals, with straight quotes, plain dashes and single spaces. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ“”–—−…]/g, (mark) => QUOTES[mark] ?? mark)
    .replace(/[\s\0]+/g, ' ')
    .trim();
  return withoutLigatures(plain.toLowerCase());
}

/** A name as it is looked up, and the identity of a card; also without differences in how the halves of a whole name are joined. */
export const nameKey = (name: string): string => identityKey(name.replaceAll('\0', ' ')).replace(/\s*\/{1,2}\s*/g, ' // ');
