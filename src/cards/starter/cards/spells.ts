/** Instants, sorceries, enchantments and artifacts. */
export const SPELLS = `
Lightning Bolt {R}
Instant
Lightning Bolt deals 3 damage to any target.

Shock {R}
Instant
Shock deals 2 damage to any target.

Lava Spike {R}
Sorcery — Arcane
Lava Spike deals 3 damage to target player or planeswalker.

Counterspell {U}{U}
Instant
Counter target spell.

Cancel {1}{U}{U}
Instant
Counter target spell.

Negate {1}{U}
Instant
Counter target noncreature spell.

Murder {1}{B}{B}
Instant
Destroy target creature.

Doom Blade {1}{B}
Instant
Destroy target nonblack creature.

Disenchant {1}{W}
Instant
Destroy target artifact or enchantment.

Swords to Plowshares {W}
Instant
Exile target creature. Its controller gains life equal to its power.

Giant Growth {G}
Instant
Target creature gets +3/+3 until end of turn.

Unsummon {U}
Instant
Return target creature to its owner's hand.

Boomerang {U}{U}
Instant
Return target permanent to its owner's hand.

Divination {2}{U}
Sorcery
Draw two cards.

Dark Ritual {B}
Instant
Add {B}{B}{B}.

Mind Rot {2}{B}
Sorcery
Target player discards two cards.

Healing Salve {W}
Instant
Choose one —
• Target player gains 3 life.
• Prevent the next 3 damage that would be dealt to any target this turn.

Raise the Alarm {1}{W}
Instant
Create two 1/1 white Soldier creature tokens.

Dragon Fodder {1}{R}
Sorcery
Create two 1/1 red Goblin creature tokens.

Wrath of God {2}{W}{W}
Sorcery
Destroy all creatures. They can't be regenerated.

Damnation {2}{B}{B}
Sorcery
Destroy all creatures. They can't be regenerated.

Fireball {X}{R}
Sorcery
This spell costs {1} more to cast for each target beyond the first.
Fireball deals X damage divided evenly, rounded down, among any number of targets.

Glorious Anthem {1}{W}{W}
Enchantment
Creatures you control get +1/+1.

Crusade {W}{W}
Enchantment
White creatures get +1/+1.

Pacifism {1}{W}
Enchantment — Aura
Enchant creature
Enchanted creature can't attack or block.

Holy Strength {W}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+2.

Humility {2}{W}{W}
Enchantment
All creatures lose all abilities and have base power and toughness 1/1.

Opalescence {2}{W}{W}
Enchantment
Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.

Blood Moon {2}{R}
Enchantment
Nonbasic lands are Mountains.

Leyline of the Void {2}{B}{B}
Enchantment
If this card is in your opening hand, you may begin the game with it on the battlefield.
If a card would be put into an opponent's graveyard from anywhere, exile it instead.

Bonesplitter {1}
Artifact — Equipment
Equipped creature gets +2/+0.
Equip {1}

Sol Ring {1}
Artifact
{T}: Add {C}{C}.

Mind Stone {2}
Artifact
{T}: Add {C}.
{1}, {T}, Sacrifice this artifact: Draw a card.
`;
