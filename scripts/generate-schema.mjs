// Writes scenario.schema.json, the published JSON Schema of scenarios, from the schemas that the program validates with (built in dist).
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { scenarioJsonSchemaText } = await import(join(root, 'dist', 'scenario', 'document', 'jsonSchema.js'));
writeFileSync(join(root, 'scenario.schema.json'), scenarioJsonSchemaText());
