import { deathtouch } from './deathtouch.ts';
import { defender } from './defender.ts';
import { doubleStrike } from './doubleStrike.ts';
import { firstStrike } from './firstStrike.ts';
import { flash } from './flash.ts';
import { flying } from './flying.ts';
import { haste } from './haste.ts';
import { hexproof } from './hexproof.ts';
import { indestructible } from './indestructible.ts';
import type { Keyword } from './keyword.ts';
import { lifelink } from './lifelink.ts';
import { menace } from './menace.ts';
import { reach } from './reach.ts';
import { shroud } from './shroud.ts';
import { suspend } from './suspend.ts';
import { trample } from './trample.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';

export type { AbilityType, Instances, Keyword, KeywordParameter, Sentence } from './keyword.ts';

/** The keyword abilities that the project defines, in the order of their rules. */
export const KEYWORDS: readonly Keyword[] = [
  deathtouch,
  defender,
  doubleStrike,
  firstStrike,
  flash,
  flying,
  haste,
  hexproof,
  indestructible,
  lifelink,
  reach,
  shroud,
  trample,
  vigilance,
  suspend,
  vanishing,
  menace,
];

/** The same by name in lower case. */
export const KEYWORD_TABLE: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((entry) => [entry.name, entry]));
