import type { LineReading } from '../../read.ts';

/** Characters that nobody sees, but for the ends of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

function unseen(text: string): readonly string[] {
  const codes = [...text].filter((character) => character !== '\n' && UNSEEN.test(character));
  const names = [...new Set(codes)].map((code) => `U+${code.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  return names.length === 0 ? [] : [`There are characters that can't be seen: ${names.join(', ')}. Leave them out.`];
}

const PAIRS = [
  ['(', ')', 'parenthesis'],
  ['{', '}', 'brace'],
  ['[', ']', 'bracket'],
] as const;

/** Brackets and quotes that are opened and not closed. */
function unclosed(text: string): readonly string[] {
  const count = (sign: string) => text.split(sign).length - 1;
  const brackets = PAIRS.filter(([open, close]) => count(open) > count(close)).map(
    ([open, , name]) => `A ${name} is opened, “${open}”, and not closed.`,
  );
  return count('"') % 2 === 1 ? [...brackets, 'A quotation is opened and not closed.'] : brackets;
}

const NUMBERS: readonly string[] = ['one', 'two', 'three', 'four', 'five'];

/** A choice of more modes than there are (CR 700.2d). */
function fewModes(text: string): readonly string[] {
  const [header = '', ...modes] = text.split('\n');
  const wanted = NUMBERS.indexOf(/\bchoose (one|two|three|four|five)(?: —|\.)/i.exec(header)?.[1]?.toLowerCase() ?? '') + 1;
  if (wanted <= modes.length || !/—$/.test(header) || /same mode more than once/i.test(header)) return [];
  const found =
    modes.length === 1 ? 'there is only one' : modes.length === 0 ? 'there is none' : `there are only ${modes.length}`;
  return [
    `${wanted === 1 ? 'One mode is' : `${wanted} different modes are`} to be chosen, but ${found} (CR 700.2d). Each stands on a line of its own that begins with “• ”.`,
  ];
}

/** Words before a dash that are no ability word and were taken as flavor words. */
const flavor = ({ setAside }: Pick<LineReading, 'setAside'>): readonly string[] =>
  setAside
    .filter(({ kind }) => kind === 'flavorWord')
    .map(
      ({ text }) =>
        `“${text}” is no ability word (CR 207.2c); it is taken as flavor words, which mean nothing to the rules (CR 207.2d).`,
    );

/** Advice on what a line looks like, whether it is read or not. */
export const shapeAdvice = (line: Pick<LineReading, 'text' | 'setAside'>): readonly string[] => [
  ...unseen(line.text),
  ...unclosed(line.text),
  ...fewModes(line.text),
  ...flavor(line),
];
