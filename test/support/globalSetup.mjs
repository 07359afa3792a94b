export { setUp as default } from './databaseFolder.mjs';
