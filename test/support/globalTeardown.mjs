export { tearDown as default } from './databaseFolder.mjs';
