/**
 * Layouts with two faces of which the front alone counts where the object is neither a permanent nor a spell (CR 712.8a). A double-faced token is one
 * that the rules define so (CR 111.10i); a token that copies a double-faced card has that card's layout (CR 707.8a).
 */
export const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'meld', 'double_faced_token']);

/** Those of them whose two faces belong to one object, so that it can be turned over (CR 701.27a): not the halves of a meld pair. */
export const TURNING_OVER: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'double_faced_token']);

/** Those that can't be turned face up as either, or cast as either: the back is reached by transforming alone (CR 712.8d). */
export const TRANSFORMING: ReadonlySet<string> = new Set(['transform', 'double_faced_token']);

/** Layouts of objects that no card represents (CR 111.1). */
export const TOKENS: ReadonlySet<string> = new Set(['token', 'double_faced_token']);
