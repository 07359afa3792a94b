import { affinity } from './affinity.ts';
import { afflict } from './afflict.ts';
import { afterlife } from './afterlife.ts';
import { annihilator } from './annihilator.ts';
import { battleCry } from './battleCry.ts';
import { bushido } from './bushido.ts';
import { cycling } from './cycling.ts';
import { deathtouch } from './deathtouch.ts';
import { decayed } from './decayed.ts';
import { defender } from './defender.ts';
import { doubleStrike } from './doubleStrike.ts';
import { enchant } from './enchant.ts';
import { equip } from './equip.ts';
import { exalted } from './exalted.ts';
import { fabricate } from './fabricate.ts';
import { fading } from './fading.ts';
import { fear } from './fear.ts';
import { firstStrike } from './firstStrike.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flying } from './flying.ts';
import { fortify } from './fortify.ts';
import { frenzy } from './frenzy.ts';
import { graft } from './graft.ts';
import { haste } from './haste.ts';
import { hexproof } from './hexproof.ts';
import { horsemanship } from './horsemanship.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { ingest } from './ingest.ts';
import { intimidate } from './intimidate.ts';
import { jobSelect } from './jobSelect.ts';
import type { Keyword } from './keyword.ts';
import { lifelink } from './lifelink.ts';
import { livingWeapon } from './livingWeapon.ts';
import { menace } from './menace.ts';
import { mentor } from './mentor.ts';
import { modular } from './modular.ts';
import { outlast } from './outlast.ts';
import { prowess } from './prowess.ts';
import { reach } from './reach.ts';
import { shadow } from './shadow.ts';
import { shroud } from './shroud.ts';
import { skulk } from './skulk.ts';
import { soulshift } from './soulshift.ts';
import { splitSecond } from './splitSecond.ts';
import { suspend } from './suspend.ts';
import { trample } from './trample.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';
import { ward } from './ward.ts';
import { wither } from './wither.ts';

export type { AbilityType, Instances, Keyword, KeywordParameter, Sentence } from './keyword.ts';

/** The keyword abilities that the project defines, in the order of their rules. */
export const KEYWORDS: readonly Keyword[] = [
  deathtouch,
  defender,
  doubleStrike,
  enchant,
  equip,
  firstStrike,
  flash,
  flying,
  haste,
  hexproof,
  indestructible,
  intimidate,
  lifelink,
  reach,
  shroud,
  trample,
  vigilance,
  ward,
  flanking,
  shadow,
  cycling,
  horsemanship,
  fading,
  fear,
  affinity,
  modular,
  bushido,
  soulshift,
  graft,
  splitSecond,
  suspend,
  vanishing,
  fortify,
  frenzy,
  wither,
  exalted,
  annihilator,
  infect,
  battleCry,
  livingWeapon,
  outlast,
  prowess,
  menace,
  ingest,
  skulk,
  fabricate,
  afflict,
  mentor,
  afterlife,
  decayed,
  jobSelect,
];

/** The same by name in lower case. */
export const KEYWORD_TABLE: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((entry) => [entry.name, entry]));
