import { readFileSync } from 'node:fs';

/** The schema as it is published; it lies at the top of the project, beside the package file. */
export const typeDefs: string = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
