/** State-based actions (CR 704) and the end of the game (104). */

export { finalChapter } from './actions/sagas.ts';
export { type AttachmentKind, attachmentKind, type Misplaced, misplaced } from './attachment.ts';
export { checkStateBasedActions } from './check.ts';
export { settleGameOver } from './gameOver.ts';
export { STATE_BASED_ACTIONS } from './table.ts';
