export { DUNGEONS, type Dungeon, type Room } from './cards.ts';
export { dungeonDefinition } from './definition.ts';
export { enterable, isBottommost, whereabouts } from './marker.ts';
