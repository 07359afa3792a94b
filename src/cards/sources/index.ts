export type { AsOf, CardRecord, CardsFound } from './found.ts';
export { readMtgjsonCard } from './mtgjson.ts';
export { readNativeCard } from './native.ts';
export { readScryfallCard } from './scryfall.ts';
