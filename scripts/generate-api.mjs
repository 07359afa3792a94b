// Writes the resolver types of src/api/generated from schema.graphql; with --check only says whether they are up to date.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const check = process.argv.includes('--check');

const files = await generate({ ...(await config()), silent: true, errorsOnly: true }, !check);
const stale = check ? files.filter(({ filename, content }) => readFileSync(join(root, filename), 'utf8') !== content) : [];
for (const { filename } of stale) console.error(`${filename} is not what schema.graphql gives. Run npm run generate.`);
process.exitCode = stale.length > 0 ? 1 : 0;

/** codegen.ts has types; the loader of the codegen reads it as it is. */
async function config() {
  const { loadCodegenConfig } = await import('@graphql-codegen/cli');
  const { config } = await loadCodegenConfig({ configFilePath: join(root, 'codegen.ts') });
  return config;
}
