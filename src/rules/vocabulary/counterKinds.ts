import { KEYWORD_COUNTERS } from './keywordCounters.ts';

/** Kinds of counters that the rules or cards give a name (CR 122.1), those of keywords and those such as +1/+1 apart. */
const NAMED = (
  'acorn aegis age aim arrow arrowhead awakening bait blaze blessing blight blood bloodline bloodstain book bore ' +
  'bounty brain bribery brick burden cage carrion cell charge chip chorus coin collection component conqueror ' +
  'contested corpse corruption credit croak crystal cube currency death defense delay depletion descent despair ' +
  'devotion discovery divinity doom dread dream echo egg elixir ember energy enlightened eon everything experience ' +
  'eyeball eyestalk fade fate feather feeding fellowship fetch filibuster film finality fire flame flood foreshadow ' +
  'fungus funk fury fuse gem ghostform globe glyph gold growth harmony hatching hatchling healing hit hone hoofprint ' +
  'hope hour hourglass hunger ice impostor incarnation incubation infection influence ingenuity ingredient intel ' +
  'intervention invasion invitation isolation javelin judgment ki kick knowledge landmark level loot lore loyalty luck ' +
  'magnet manabond manifestation mannequin matrix memory midway mine mining mire music muster necrodermis nest net ' +
  'night oil omen ore page pain palliation paralyzation petal petrification phylactery phyresis pin plague plan plot ' +
  'point poison polyp possession pressure prey promotion pupa quest rad rally rejection repair reprieve rev revival ' +
  'ribbon ritual rope rust scream scroll shell shield shoe shred silver skewer sleep sleight slime slumber soot soul ' +
  'spite spore stash storage story strife study stun supply suspect takeover task theft tide time tower training trap ' +
  'treasure unity unlock valor velocity verse vitality void vortex vow voyage wage winch wind wish'
).split(' ');

export const COUNTER_KINDS: ReadonlySet<string> = new Set([...NAMED, ...KEYWORD_COUNTERS]);

/** Whether it is a kind that changes power and toughness, such as +1/+1 (CR 122.1a). */
export const changesPowerAndToughness = (kind: string): boolean => /^[+-]\d+\/[+-]\d+$/.test(kind);
