import type { Pool } from 'pg';
import { dayQuery } from '../database/connect.ts';
import type { PrismaClient } from '../generated/client.ts';
import { errorCode } from '../problem.ts';

/** What queries are asked of: Prisma's client, and the pool under it for batches and searches written by hand. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
}

/** A plan that the server no longer has, or that a change of the tables has made useless. */
const FORGOTTEN: ReadonlySet<string> = new Set(['26000', '0A000']);

/** Statements by their texts: each connection plans one with a name once. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `rulewright ${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Rows of a statement written by hand, which is planned once for whatever values: for texts that never change, and what is found by keys. Days come as
 * YYYY-MM-DD.
 */
export async function rowsOf<Row>({ pool }: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const query = dayQuery(text, values);
  try {
    return (await pool.query({ ...query, name: nameOf(text) })).rows as Row[];
  } catch (error) {
    if (!FORGOTTEN.has(errorCode(error) ?? '')) throw error;
    return (await pool.query(query)).rows as Row[];
  }
}

/** Rows of a statement that is planned anew for its values: for searches, where they decide what is few and what is many. */
export async function rowsPlannedFor<Row>({ pool }: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await pool.query(dayQuery(text, values))).rows as Row[];
}

/** A row that knows, from 1, which key of the batch it answers. */
export interface Placed {
  readonly place: number;
}

function withoutPlace<Row extends Placed>({ place: _, ...row }: Row): Omit<Row, 'place'> {
  return row;
}

/** One row or null for each key, in the order of the keys. */
export function inOrder<Row>(rows: readonly (Row & Placed)[], length: number): (Row | null)[] {
  const answers = new Array<Row | null>(length).fill(null);
  for (const row of rows) answers[row.place - 1] = withoutPlace(row) as Row;
  return answers;
}

/** All rows for each key, in the order of the keys. */
export function grouped<Row>(rows: readonly (Row & Placed)[], length: number): Row[][] {
  const answers = Array.from({ length }, (): Row[] => []);
  for (const row of rows) answers[row.place - 1]?.push(withoutPlace(row) as Row);
  return answers;
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
