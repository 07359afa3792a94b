import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, seen from src/store or from dist/store. */
export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
