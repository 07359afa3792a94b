/** How much the explanation says: the outcome; every step with its rules; alternatives and changes too. */
export const DETAIL_LEVELS = ['SUMMARY', 'JUDGE', 'FULL'] as const;
export type DetailLevel = (typeof DETAIL_LEVELS)[number];

export const TEXT_FORMATS = ['PLAIN', 'MARKDOWN'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** ` [702.62a, 603.3]`; nothing where no rule is cited. */
export function rulesInBrackets(citations: readonly string[]): string {
  return citations.length === 0 ? '' : ` [${citations.join(', ')}]`;
}

/** Characters that Markdown would take for markup. */
const escaped = (text: string): string => text.replace(/[\\`*_#<>|]/g, (mark) => `\\${mark}`);

/** One part of an explanation, before it is laid out. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly text: string };

const UNDERLINES = { 1: '=', 2: '-' } as const;

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      if (block.level === 3) return `\n${block.text}`;
      return `\n${block.text}\n${UNDERLINES[block.level].repeat(block.text.length)}`;
    case 'line':
      return block.text;
    case 'item':
      return `${'  '.repeat(block.depth + 1)}${block.text}`;
  }
}

function markdownBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `\n${'#'.repeat(block.level)} ${escaped(block.text)}\n`;
    case 'line':
      return `${escaped(block.text)}  `;
    case 'item':
      return `${'  '.repeat(block.depth)}- ${escaped(block.text)}`;
  }
}

/** Lays an explanation out as plain text or as Markdown. */
export function layOut(blocks: readonly Block[], format: TextFormat): string {
  const parts = blocks.map(format === 'PLAIN' ? plainBlock : markdownBlock);
  return `${parts.join('\n').trim()}\n`;
}
