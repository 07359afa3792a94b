import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool } from 'pg';

export type { MigrationList };

// The part of WebAssembly that is used here; its types come with those of browsers, which the project doesn't load.
interface EngineInstance {
  readonly exports: { readonly __wbindgen_start: () => void };
}
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: Readonly<Record<string, object>>): Promise<EngineInstance>;
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };

interface EngineBindings {
  __wbg_set_wasm(exports: EngineInstance['exports']): void;
}

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');
let loaded: Promise<EngineModule> | null = null;

/** The package is made for bundlers, so its parts are put together by hand; once, for its bindings know only one memory. */
async function loadEngine(): Promise<EngineModule> {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const module = await WebAssembly.compile(await readFile(join(folder, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': bindings });
  (bindings as unknown as EngineBindings).__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/** Lends Prisma's own schema engine as WebAssembly: what `prisma migrate` otherwise downloads as a program. */
export async function withSchemaEngine<T>(pool: Pool, schema: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= loadEngine();
  const bindings = await loaded;
  const adapter = bindSqlAdapterFactory(new PrismaPg(pool));
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
}

export const NO_FILTERS = { externalTables: [], externalEnums: [] };
