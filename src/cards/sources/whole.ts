import { ok } from '../../rules/result.ts';
import type { Card } from '../card.ts';
import { isKnownLayout, layoutFrom } from '../layouts.ts';
import { type Legalities, legalityFormats } from '../legalities.ts';
import { type FaceRecord, facesOf } from '../record.ts';
import { type AsOf, badRecord, type CardsFound } from './found.ts';

/** What a reader of a foreign shape has found out about a card. */
export interface Described {
  readonly name: string;
  readonly layout: string | null | undefined;
  readonly oracleId: string | null | undefined;
  readonly faces: readonly FaceRecord[];
  readonly source: string;
  readonly asOf: AsOf;
  readonly legalities: Readonly<Record<string, string>> | null | undefined;
}

function legalitiesOf({ legalities, source, asOf }: Described): Legalities | null {
  if (legalities == null) return null;
  const formats = legalityFormats(Object.entries(legalities));
  return Object.keys(formats).length === 0 ? null : { source, asOf, formats };
}

/** The card with its faces, or which part of it isn't right. */
export function wholeCard(described: Described): CardsFound {
  const read = facesOf(described.layout, described.faces);
  if (!read.ok) return badRecord(described.name, read.problem);
  const said = described.layout ?? 'normal';
  const layout = layoutFrom(said, read.value.faces);
  const card: Card = {
    name: described.name,
    layout,
    ...read.value,
    oracleId: described.oracleId ?? null,
    textSource: described.source,
    textAsOf: described.asOf,
    textQuality: 'VERBATIM',
  };
  const ofLayout = isKnownLayout(said) ? null : `the layout “${said}” isn't known and was taken for ${layout}`;
  const remark = [ofLayout, card.remark ?? null].filter((one) => one !== null).join('; ');
  return ok([{ card, legalities: legalitiesOf(described), remark: remark === '' ? null : remark }]);
}
