export type { Manifest, PackFile } from './manifest.ts';
export { importPack } from './read.ts';
export { type ExportOptions, exportPack } from './write.ts';
