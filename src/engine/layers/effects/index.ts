export { addEffect, type NewEffect } from './add.ts';
export { durationOf } from './duration.ts';
export { dropEnded, endEffects, heir } from './end.ts';
