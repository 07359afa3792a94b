/** Cards with suspend and vanishing, and those that meet them. */
export const TIME = `
Ancestral Vision
Sorcery [blue]
Suspend 4—{U}
Target player draws three cards.

Rift Bolt {2}{R}
Sorcery
Rift Bolt deals 3 damage to any target.
Suspend 1—{R}

Lotus Bloom
Artifact
Suspend 3—{0}
{T}, Sacrifice this artifact: Add three mana of any one color.

Greater Gargadon {9}{R}
Creature — Beast 9/7
Suspend 10—{R}
Sacrifice an artifact, creature, or land: Remove a time counter from this card. Activate only if this card is suspended.

Riftwing Cloudskate {3}{U}{U}
Creature — Illusion 2/2
Flying
When this creature enters, return target permanent to its owner's hand.
Suspend 3—{1}{U}

Durkwood Baloth {4}{G}{G}
Creature — Beast 5/5
Suspend 5—{G}

Errant Ephemeron {6}{U}
Creature — Illusion 4/4
Flying
Suspend 4—{1}{U}

Deep-Sea Kraken {7}{U}{U}{U}
Creature — Kraken 6/6
This creature can't be blocked.
Suspend 9—{2}{U}
Whenever an opponent casts a spell, if this card is suspended, remove a time counter from it.

Wheel of Fate
Sorcery [red]
Suspend 4—{1}{R}
Each player discards their hand, then draws seven cards.

Restore Balance
Sorcery [white]
Suspend 6—{W}
Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players sacrifice creatures and discard cards the same way.

Living End
Sorcery [black]
Suspend 3—{2}{B}{B}
Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.

Hypergenesis
Sorcery [green]
Suspend 3—{1}{G}{G}
Starting with you, each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.

Keldon Halberdier {4}{R}
Creature — Human Warrior 4/1
First strike
Suspend 4—{R}

Nantuko Shaman {2}{G}
Creature — Insect Shaman 3/2
When this creature enters, if you control no tapped lands, draw a card.
Suspend 1—{2}{G}{G}

Shade of Trokair {3}{W}
Creature — Shade 1/2
{W}: This creature gets +1/+1 until end of turn.
Suspend 3—{W}

Corpulent Corpse {5}{B}
Creature — Zombie 3/3
Fear
Suspend 5—{B}

Ivory Giant {5}{W}{W}
Creature — Giant 3/4
When this creature enters, tap all nonwhite creatures.
Suspend 5—{W}

Search for Tomorrow {2}{G}
Sorcery
Search your library for a basic land card, put it onto the battlefield, then shuffle.
Suspend 2—{G}

Mindstab {5}{B}
Sorcery
Target player discards three cards.
Suspend 4—{B}

Phthisis {3}{B}{B}{B}{B}
Sorcery
Destroy target creature. Its controller loses life equal to its power plus its toughness.
Suspend 5—{1}{B}

Viscerid Deepwalker {4}{U}
Creature — Homarid Warrior 2/3
{U}: This creature gets +1/+0 until end of turn.
Suspend 4—{U}

Giant Dustwasp {3}{G}{G}
Creature — Insect 3/3
Flying
Suspend 4—{1}{G}

Duskrider Peregrine {5}{W}
Creature — Bird 3/3
Flying, protection from black
Suspend 3—{1}{W}

Aeon Chronicler {3}{U}{U}
Creature — Avatar */*
Aeon Chronicler's power and toughness are each equal to the number of cards in your hand.
Suspend X—{X}{3}{U}. X can't be 0.
Whenever a time counter is removed from this card while it's exiled, draw a card.

Keldon Marauders {1}{R}
Creature — Human Warrior 3/3
Vanishing 2
When this creature enters or leaves the battlefield, it deals 1 damage to target player or planeswalker.

Calciderm {2}{W}{W}
Creature — Beast 5/5
Shroud
Vanishing 4

Aven Riftwatcher {2}{W}
Creature — Bird Rebel Soldier 2/3
Flying
Vanishing 3
When this creature enters or leaves the battlefield, you gain 2 life.

Maelstrom Djinn {7}{U}
Creature — Djinn 5/6
Flying
Morph {2}{U}
When this creature is turned face up, put two time counters on it and it gains vanishing.

Reality Acid {2}{U}
Enchantment — Aura
Enchant permanent
Vanishing 3
When this Aura leaves the battlefield, enchanted permanent's controller sacrifices it.

Waning Wurm {3}{B}
Creature — Zombie Wurm 7/6
Vanishing 2

Chronozoa {3}{U}
Creature — Illusion 3/3
Flying
Vanishing 3
When this creature dies, if it had no time counters on it, create two tokens that are copies of it.

Lost Auramancers {2}{W}{W}
Creature — Human Wizard 3/3
Vanishing 3
When this creature dies, if it had no time counters on it, you may search your library for an enchantment card, put it onto the battlefield, then shuffle.

Deadwood Treefolk {5}{G}
Creature — Treefolk 3/6
Vanishing 3
When this creature enters or leaves the battlefield, return another target creature card from your graveyard to your hand.

Stifle {U}
Instant
Counter target activated or triggered ability.

Thalia, Guardian of Thraben {1}{W}
Legendary Creature — Human Soldier 2/1
First strike
Noncreature spells cost {1} more to cast.

Meddling Mage {W}{U}
Creature — Human Wizard 2/2
As this creature enters, choose a nonland card name.
Spells with the chosen name can't be cast.

Clockspinning {U}
Instant
Buyback {3}
Choose a counter on target permanent or suspended card. Remove that counter from that permanent or card or put another of those counters on it.

Dust of Moments {2}{W}
Instant
Choose one —
• Remove two time counters from each permanent and each suspended card.
• Put two time counters on each permanent with a time counter on it and each suspended card.

Timecrafting {X}{R}
Instant
Choose one —
• Remove X time counters from target permanent or suspended card.
• Put X time counters on target permanent with a time counter on it or suspended card.

Jhoira of the Ghitu {1}{U}{R}
Legendary Creature — Human Wizard 2/2
{2}, Exile a nonland card from your hand: Put four time counters on the exiled card. If it doesn't have suspend, it gains suspend.

Snapcaster Mage {1}{U}
Creature — Human Wizard 2/1
Flash
When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.

As Foretold {2}{U}
Enchantment
At the beginning of your upkeep, put a time counter on this enchantment.
Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast with mana value X or less, where X is the number of time counters on this enchantment.
`;
