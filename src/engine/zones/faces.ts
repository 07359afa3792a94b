/** Layouts of cards with two faces of which the front alone counts where the card is neither a permanent nor a spell (CR 712.8a). */
export const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'meld']);
