/** A game object: a card in a zone, a permanent, a spell, an ability on the stack (CR 109.1). A zone change makes a new object with a new id (CR 400.7). */
export type ObjectId = number & { readonly __brand: 'ObjectId' };
/** A player, numbered from 0 in turn order. */
export type PlayerId = number & { readonly __brand: 'PlayerId' };
/** A number that grows with each object, effect and counter that gets a timestamp (CR 613.7). */
export type Timestamp = number;
/** A continuous effect, delayed trigger or replacement effect made by a resolving spell or ability. */
export type EffectId = number & { readonly __brand: 'EffectId' };

/** What can be targeted, damaged, attacked or chosen. */
export type Ref = { readonly kind: 'object'; readonly object: ObjectId } | { readonly kind: 'player'; readonly player: PlayerId };

export const objectRef = (object: ObjectId): Ref => ({ kind: 'object', object });
export const playerRef = (player: PlayerId): Ref => ({ kind: 'player', player });
export const sameRef = (a: Ref, b: Ref): boolean =>
  a.kind === 'object' ? b.kind === 'object' && a.object === b.object : b.kind === 'player' && a.player === b.player;
