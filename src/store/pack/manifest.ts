import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inspect, type SourceFile } from '../import/files.ts';
import { errorCode, StoreProblem } from '../problem.ts';

export const MANIFEST_NAME = 'manifest.json';
export const PACK_FORMAT = 'rulewright pack';
export const PACK_VERSION = 1;

/** The files of a pack, in the order in which they are taken in. */
export const PACK_FILES = ['edition', 'cards', 'rulings', 'corrections'] as const;
export type PackPart = (typeof PACK_FILES)[number];
export const fileOf = (part: PackPart): string => `${part}.ndjson`;

/** A file of the folder itself: a pack from elsewhere must not lead out of it. */
const plainName = z
  .string()
  .refine((name) => name !== '' && name !== '..' && !/[/\\\0]/.test(name), 'the name of a file in the same folder is wanted');
const FILE = z.object({ part: z.enum(PACK_FILES), name: plainName, lines: z.int(), bytes: z.int(), sha256: z.string() });
const MANIFEST = z.object({
  format: z.literal(PACK_FORMAT),
  version: z.literal(PACK_VERSION),
  /** The day on which the edition takes effect; null where the pack has none. */
  edition: z.iso.date().nullable(),
  files: z.array(FILE),
});
export type PackFile = z.infer<typeof FILE>;
export type Manifest = z.infer<typeof MANIFEST>;

const notAPack = (folder: string, why: string): StoreProblem =>
  new StoreProblem('BAD_FILE', `${folder} is not a pack: ${why}.`, 'Wanted is a folder that npm run export has written.');

function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST_NAME), 'utf8');
  } catch (error) {
    throw notAPack(folder, errorCode(error) === 'ENOENT' ? `it has no ${MANIFEST_NAME}` : `its ${MANIFEST_NAME} can't be read`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notAPack(folder, `its ${MANIFEST_NAME} is not JSON`);
  }
  const parsed = MANIFEST.safeParse(value);
  if (parsed.success) return parsed.data;
  const why = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ');
  throw notAPack(folder, `its ${MANIFEST_NAME} says ${why}`);
}

/** A file of a pack that is what the manifest says. */
export interface PackedFile extends SourceFile {
  readonly part: PackPart;
}

/** The files of a pack in their order, once all of them are what the manifest says; nothing is read of a pack that has changed on its way. */
export async function verifiedFiles(folder: string): Promise<readonly PackedFile[]> {
  const { files } = readManifest(folder);
  const found: PackedFile[] = [];
  const faults: string[] = [];
  for (const part of PACK_FILES) {
    const file = files.find((one) => one.part === part);
    if (file === undefined) continue;
    const there = await inspect(join(folder, file.name));
    if (there.sha256 === file.sha256) found.push({ ...there, part });
    else
      faults.push(
        `${file.name} has ${there.bytes} bytes with the SHA-256 ${there.sha256}, not ${file.bytes} with ${file.sha256}`,
      );
  }
  if (faults.length === 0) return found;
  throw new StoreProblem(
    'BAD_FILE',
    `The pack ${folder} has changed since it was written: ${faults.join('; ')}.`,
    'Nothing of it was imported. Get it again.',
  );
}
