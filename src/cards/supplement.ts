import { CARD_TYPES } from '../rules/vocabulary/types.ts';
import type { FaceRecord } from './record.ts';
import { parseTypeLine } from './typeLine.ts';

/** The faces of a record, with what was missing put in where the rest of the record tells it, and what was put in or is missing still. */
export interface Supplemented {
  readonly faces: readonly FaceRecord[];
  /** In a sentence without its end; null where nothing was missing. */
  readonly remark: string | null;
}

const ROOM = 'Enchantment — Room';
/** Only the halves of a Room are doors (CR 709.5j). */
const SPEAKS_OF_DOORS = /\bunlock this door\b|\bthis Room\b/;

const isMissing = ({ typeLine }: FaceRecord): boolean => typeLine.trim() === '';

const isTypeLine = (words: string): boolean => {
  const { types } = parseTypeLine(words);
  return types.length > 0 && types.every((type) => CARD_TYPES.some((known) => known === type.toLowerCase()));
};

/** Some sources give an inset's words with its type line and mana cost as their first line. */
function fromFirstLine(face: FaceRecord): FaceRecord | null {
  const [first = '', ...rest] = (face.oracleText ?? '').split('\n');
  const cost = face.manaCost ?? '';
  if (cost === '' || !first.endsWith(` ${cost}`)) return null;
  const typeLine = first.slice(0, -cost.length).trim();
  return isTypeLine(typeLine) ? { ...face, typeLine, oracleText: rest.join('\n') } : null;
}

/**
 * Supplements faces of a card of several faces that a source gives no type line: from their own first line, from the type line that both halves of
 * a Room share (CR 709.5a). Where nothing tells it, it stays empty. A card of one face without a type line is left as it is.
 */
export function supplementTypeLines(layout: string | null | undefined, faces: readonly FaceRecord[]): Supplemented {
  if (faces.length < 2 || !faces.some(isMissing)) return { faces, remark: null };
  const isRoom =
    layout === 'split' && faces.every(isMissing) && faces.some(({ oracleText }) => SPEAKS_OF_DOORS.test(oracleText ?? ''));
  if (isRoom) {
    const remark = `the type line “${ROOM}”, which is missing, was put in, because its words speak of doors (CR 709.5)`;
    return { faces: faces.map((face) => ({ ...face, typeLine: ROOM })), remark };
  }
  const supplemented = faces.map((face) => (isMissing(face) ? (fromFirstLine(face) ?? face) : face));
  const remark = supplemented.some(isMissing)
    ? 'the type line of a face is missing and stays empty'
    : 'the type line of a face, which is missing, was taken from the first line of its words';
  return { faces: supplemented, remark };
}
