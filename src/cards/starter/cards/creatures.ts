export const CREATURES = `
Llanowar Elves {G}
Creature — Elf Druid 1/1
{T}: Add {G}.

Grizzly Bears {1}{G}
Creature — Bear 2/2

Runeclaw Bear {1}{G}
Creature — Bear 2/2

Hill Giant {3}{R}
Creature — Giant 3/3

Craw Wurm {4}{G}{G}
Creature — Wurm 6/4

Serra Angel {3}{W}{W}
Creature — Angel 4/4
Flying
Vigilance

Air Elemental {3}{U}{U}
Creature — Elemental 4/4
Flying

Giant Spider {3}{G}
Creature — Spider 2/4
Reach

White Knight {W}{W}
Creature — Human Knight 2/2
First strike
Protection from black

Youthful Knight {1}{W}
Creature — Human Knight 2/1
First strike

Black Knight {B}{B}
Creature — Human Knight 2/2
First strike
Protection from white

Typhoid Rats {B}
Creature — Rat 1/1
Deathtouch

Raging Goblin {R}
Creature — Goblin Berserker 1/1
Haste

Ornithopter {0}
Artifact Creature — Thopter 0/2
Flying

Darksteel Myr {3}
Artifact Creature — Myr 0/1
Indestructible

Gladecover Scout {G}
Creature — Elf Scout 1/1
Hexproof

Silhana Ledgewalker {1}{G}
Creature — Elf Rogue 1/1
Hexproof
This creature can't be blocked except by creatures with flying.

Vampire Nighthawk {1}{B}{B}
Creature — Vampire Shaman 2/3
Flying
Deathtouch
Lifelink

Boros Swiftblade {R}{W}
Creature — Human Soldier 1/2
Double strike

Colossal Dreadmaw {4}{G}{G}
Creature — Dinosaur 6/6
Trample

Alaborn Grenadier {W}{W}
Creature — Human Soldier 2/2
Vigilance

Alley Strangler {2}{B}
Creature — Aetherborn Rogue 2/3
Menace

Wall of Omens {1}{W}
Creature — Wall 0/4
Defender
When this creature enters, draw a card.

Wall of Stone {1}{R}{R}
Creature — Wall 0/8
Defender

Soul Warden {W}
Creature — Human Cleric 1/1
Whenever another creature enters, you gain 1 life.

Elvish Visionary {1}{G}
Creature — Elf Shaman 1/1
When this creature enters, draw a card.

Ravenous Rats {1}{B}
Creature — Rat 1/1
When this creature enters, target opponent discards a card.

Blood Artist {1}{B}
Creature — Vampire 0/1
Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.

Prodigal Sorcerer {2}{U}
Creature — Human Wizard Sorcerer 1/1
{T}: This creature deals 1 damage to any target.

Isamaru, Hound of Konda {W}
Legendary Creature — Dog 2/2

Platinum Angel {7}
Artifact Creature — Angel 4/4
Flying
You can't lose the game and your opponents can't win the game.

King Cheetah {3}{G}
Creature — Cat 3/2
Flash

Invisible Stalker {1}{U}
Creature — Human Rogue 1/1
Hexproof
This creature can't be blocked.

Walking Ballista {X}{X}
Artifact Creature — Construct 0/0
This creature enters with X +1/+1 counters on it.
{4}: Put a +1/+1 counter on this creature.
Remove a +1/+1 counter from this creature: It deals 1 damage to any target.
`;
