export { doubtsAbout } from './lint.ts';
export { readMtgjsonRulings } from './mtgjson.ts';
export { type BadRuling, readRulingLine, readRulingRecord } from './record.ts';
export { inRulingOrder, type Ruling } from './ruling.ts';
export { sameWords } from './sameWords.ts';
