/** A room: its name says nothing in the game (CR 309.4b). */
export interface Room {
  readonly name: string;
  /** The effect of its room ability (CR 309.4c). */
  readonly words: string;
  /** The rooms that arrows lead to from it; none from the bottommost. */
  readonly to: readonly string[];
}

/** A dungeon card (CR 309.4): the topmost room first. */
export interface Dungeon {
  readonly name: string;
  readonly rooms: readonly Room[];
  /** It is entered only by venturing into that (CR 701.49d). */
  readonly only?: 'Undercity';
}

const room = (name: string, words: string, ...to: readonly string[]): Room => ({ name, words, to });

// biome-ignore format: a room to a line
export const DUNGEONS: readonly Dungeon[] = [
  {
    name: 'Dungeon of the Mad Mage',
    rooms: [
      room('Yawning Portal', 'You gain 1 life.', 'Dungeon Level'),
      room('Dungeon Level', 'Scry 1.', 'Goblin Bazaar', 'Twisted Caverns'),
      room('Goblin Bazaar', 'Create a Treasure token.', 'Lost Level'),
      room('Twisted Caverns', "Target creature can't attack until your next turn.", 'Lost Level'),
      room('Lost Level', 'Scry 2.', 'Runestone Caverns', "Muiral's Graveyard"),
      room('Runestone Caverns', 'Exile the top two cards of your library. You may play those cards.', 'Deep Mines'),
      room("Muiral's Graveyard", 'Create two 1/1 black Skeleton creature tokens.', 'Deep Mines'),
      room('Deep Mines', 'Scry 3.', "Mad Wizard's Lair"),
      room("Mad Wizard's Lair", 'Draw three cards, then reveal them. You may cast one of those cards without paying its mana cost.'),
    ],
  },
  {
    name: 'Lost Mine of Phandelver',
    rooms: [
      room('Cave Entrance', 'Scry 1.', 'Goblin Lair', 'Mine Tunnels'),
      room('Goblin Lair', 'Create a 1/1 red Goblin creature token.', 'Storeroom', 'Dark Pool'),
      room('Mine Tunnels', 'Create a Treasure token.', 'Dark Pool', 'Fungi Cavern'),
      room('Storeroom', 'Put a +1/+1 counter on target creature.', 'Temple of Dumathoin'),
      room('Dark Pool', 'Each opponent loses 1 life and you gain 1 life.', 'Temple of Dumathoin'),
      room('Fungi Cavern', 'Target creature gets -4/-0 until your next turn.', 'Temple of Dumathoin'),
      room('Temple of Dumathoin', 'Draw a card.'),
    ],
  },
  {
    name: 'Tomb of Annihilation',
    rooms: [
      room('Trapped Entry', 'Each player loses 1 life.', 'Veils of Fear', 'Oubliette'),
      room('Veils of Fear', 'Each player loses 2 life unless they discard a card.', 'Sandfall Cell'),
      room('Sandfall Cell', 'Each player loses 2 life unless they sacrifice a creature, artifact, or land.', 'Cradle of the Death God'),
      room('Oubliette', 'Discard a card, sacrifice a creature, sacrifice an artifact, then sacrifice a land.', 'Cradle of the Death God'),
      room('Cradle of the Death God', 'Create The Atropal, a legendary 4/4 black God Horror creature token with deathtouch.'),
    ],
  },
  {
    name: 'Undercity',
    only: 'Undercity',
    rooms: [
      room('Secret Entrance', 'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.', 'Forge', 'Lost Well'),
      room('Forge', 'Put two +1/+1 counters on target creature.', 'Trap!', 'Arena'),
      room('Lost Well', 'Scry 2.', 'Arena', 'Stash'),
      room('Trap!', 'Target player loses 5 life.', 'Archives'),
      room('Arena', 'Goad target creature.', 'Archives', 'Catacombs'),
      room('Stash', 'Create a Treasure token.', 'Catacombs'),
      room('Archives', 'Draw a card.', 'Throne of the Dead Three'),
      room('Catacombs', 'Create a 4/1 black Skeleton creature token with menace.', 'Throne of the Dead Three'),
      room('Throne of the Dead Three', 'Reveal the top ten cards of your library. Put a creature card from among them onto the battlefield with three +1/+1 counters on it. It gains hexproof until your next turn. Then shuffle.'),
    ],
  },
];
