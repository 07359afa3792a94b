import { absorb } from './absorb.ts';
import { affinity } from './affinity.ts';
import { afflict } from './afflict.ts';
import { afterlife } from './afterlife.ts';
import { aftermath } from './aftermath.ts';
import { amplify } from './amplify.ts';
import { annihilator } from './annihilator.ts';
import { ascend } from './ascend.ts';
import { assist } from './assist.ts';
import { auraSwap } from './auraSwap.ts';
import { awaken } from './awaken.ts';
import { backup } from './backup.ts';
import { banding } from './banding.ts';
import { bargain } from './bargain.ts';
import { battleCry } from './battleCry.ts';
import { bestow } from './bestow.ts';
import { blitz } from './blitz.ts';
import { bloodthirst } from './bloodthirst.ts';
import { boast } from './boast.ts';
import { bushido } from './bushido.ts';
import { buyback } from './buyback.ts';
import { cascade } from './cascade.ts';
import { casualty } from './casualty.ts';
import { champion } from './champion.ts';
import { changeling } from './changeling.ts';
import { cipher } from './cipher.ts';
import { cleave } from './cleave.ts';
import { commanderNinjutsu } from './commanderNinjutsu.ts';
import { companion } from './companion.ts';
import { compleated } from './compleated.ts';
import { conspire } from './conspire.ts';
import { convoke } from './convoke.ts';
import { craft } from './craft.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulativeUpkeep.ts';
import { cycling } from './cycling.ts';
import { dash } from './dash.ts';
import { daybound } from './daybound.ts';
import { deathtouch } from './deathtouch.ts';
import { decayed } from './decayed.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { demonstrate } from './demonstrate.ts';
import { dethrone } from './dethrone.ts';
import { devoid } from './devoid.ts';
import { devour } from './devour.ts';
import { disguise } from './disguise.ts';
import { disturb } from './disturb.ts';
import { doubleStrike } from './doubleStrike.ts';
import { dredge } from './dredge.ts';
import { echo } from './echo.ts';
import { embalm } from './embalm.ts';
import { emerge } from './emerge.ts';
import { enchant } from './enchant.ts';
import { encore } from './encore.ts';
import { enlist } from './enlist.ts';
import { entwine } from './entwine.ts';
import { epic } from './epic.ts';
import { equip } from './equip.ts';
import { escalate } from './escalate.ts';
import { escapes } from './escape.ts';
import { eternalize } from './eternalize.ts';
import { evoke } from './evoke.ts';
import { evolve } from './evolve.ts';
import { exalted } from './exalted.ts';
import { exhaust } from './exhaust.ts';
import { exploit } from './exploit.ts';
import { extort } from './extort.ts';
import { fabricate } from './fabricate.ts';
import { fading } from './fading.ts';
import { fear } from './fear.ts';
import { firebending } from './firebending.ts';
import { firstStrike } from './firstStrike.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flashback } from './flashback.ts';
import { flying } from './flying.ts';
import { forecast } from './forecast.ts';
import { foretell } from './foretell.ts';
import { forMirrodin } from './forMirrodin.ts';
import { fortify } from './fortify.ts';
import { freerunning } from './freerunning.ts';
import { frenzy } from './frenzy.ts';
import { fuse } from './fuse.ts';
import { gift } from './gift.ts';
import { graft } from './graft.ts';
import { gravestorm } from './gravestorm.ts';
import { harmonize } from './harmonize.ts';
import { haste } from './haste.ts';
import { haunt } from './haunt.ts';
import { hexproof } from './hexproof.ts';
import { hiddenAgenda } from './hiddenAgenda.ts';
import { hideaway } from './hideaway.ts';
import { horsemanship } from './horsemanship.ts';
import { impending } from './impending.ts';
import { improvise } from './improvise.ts';
import { increment } from './increment.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { ingest } from './ingest.ts';
import { intimidate } from './intimidate.ts';
import { jobSelect } from './jobSelect.ts';
import { jumpStart } from './jumpStart.ts';
import type { Keyword } from './keyword.ts';
import { kicker } from './kicker.ts';
import { landwalk } from './landwalk.ts';
import { levelUp } from './levelUp.ts';
import { lifelink } from './lifelink.ts';
import { livingMetal } from './livingMetal.ts';
import { livingWeapon } from './livingWeapon.ts';
import { madness } from './madness.ts';
import { mayhem } from './mayhem.ts';
import { megamorph } from './megamorph.ts';
import { melee } from './melee.ts';
import { menace } from './menace.ts';
import { mentor } from './mentor.ts';
import { miracle } from './miracle.ts';
import { mobilize } from './mobilize.ts';
import { modular } from './modular.ts';
import { moreThanMeetsTheEye } from './moreThanMeetsTheEye.ts';
import { morph } from './morph.ts';
import { multikicker } from './multikicker.ts';
import { mutate } from './mutate.ts';
import { myriad } from './myriad.ts';
import { nightbound } from './nightbound.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offspring } from './offspring.ts';
import { outlast } from './outlast.ts';
import { overload } from './overload.ts';
import { paradigm } from './paradigm.ts';
import { partner } from './partner.ts';
import { partnerWith } from './partnerWith.ts';
import { persist } from './persist.ts';
import { phasing } from './phasing.ts';
import { plot } from './plot.ts';
import { poisonous } from './poisonous.ts';
import { protection } from './protection.ts';
import { prototype } from './prototype.ts';
import { provoke } from './provoke.ts';
import { prowess } from './prowess.ts';
import { prowl } from './prowl.ts';
import { rampage } from './rampage.ts';
import { ravenous } from './ravenous.ts';
import { reach } from './reach.ts';
import { readAhead } from './readAhead.ts';
import { rebound } from './rebound.ts';
import { reconfigure } from './reconfigure.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { renown } from './renown.ts';
import { replicate } from './replicate.ts';
import { retrace } from './retrace.ts';
import { riot } from './riot.ts';
import { ripple } from './ripple.ts';
import { saddle } from './saddle.ts';
import { scavenge } from './scavenge.ts';
import { shadow } from './shadow.ts';
import { shroud } from './shroud.ts';
import { skulk } from './skulk.ts';
import { sneak } from './sneak.ts';
import { soulbond } from './soulbond.ts';
import { soulshift } from './soulshift.ts';
import { spectacle } from './spectacle.ts';
import { splice } from './splice.ts';
import { splitSecond } from './splitSecond.ts';
import { squad } from './squad.ts';
import { startYourEngines } from './startYourEngines.ts';
import { station } from './station.ts';
import { storm } from './storm.ts';
import { sunburst } from './sunburst.ts';
import { surge } from './surge.ts';
import { suspend } from './suspend.ts';
import { toxic } from './toxic.ts';
import { training } from './training.ts';
import { trample } from './trample.ts';
import { transfigure } from './transfigure.ts';
import { transmute } from './transmute.ts';
import { tribute } from './tribute.ts';
import { typecycling } from './typecycling.ts';
import { umbraArmor } from './umbraArmor.ts';
import { undaunted } from './undaunted.ts';
import { undying } from './undying.ts';
import { unearth } from './unearth.ts';
import { unleash } from './unleash.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';
import { ward } from './ward.ts';
import { warp } from './warp.ts';
import { webSlinging } from './webSlinging.ts';
import { wither } from './wither.ts';

export type { AbilityType, Instances, Keyword, KeywordParameter, Sentence } from './keyword.ts';

/** The keyword abilities that the project defines, in the order of their rules. */
export const KEYWORDS: readonly Keyword[] = [
  deathtouch,
  defender,
  doubleStrike,
  enchant,
  encore,
  equip,
  firstStrike,
  flash,
  flying,
  haste,
  haunt,
  hexproof,
  indestructible,
  intimidate,
  landwalk,
  levelUp,
  lifelink,
  protection,
  reach,
  shroud,
  trample,
  vigilance,
  ward,
  flanking,
  rampage,
  cumulativeUpkeep,
  buyback,
  shadow,
  cycling,
  typecycling,
  hideaway,
  horsemanship,
  echo,
  fading,
  kicker,
  multikicker,
  flashback,
  fear,
  madness,
  storm,
  morph,
  megamorph,
  amplify,
  provoke,
  affinity,
  enlist,
  entwine,
  modular,
  sunburst,
  splice,
  epic,
  myriad,
  ninjutsu,
  cleave,
  commanderNinjutsu,
  bushido,
  soulshift,
  convoke,
  dredge,
  transmute,
  tribute,
  bloodthirst,
  replicate,
  graft,
  ripple,
  recover,
  splitSecond,
  suspend,
  vanishing,
  reconfigure,
  awaken,
  impending,
  miracle,
  readAhead,
  absorb,
  ascend,
  auraSwap,
  delve,
  fortify,
  forecast,
  transfigure,
  companion,
  compleated,
  conspire,
  prowl,
  frenzy,
  gravestorm,
  poisonous,
  champion,
  changeling,
  evoke,
  reinforce,
  persist,
  devour,
  phasing,
  wither,
  retrace,
  exalted,
  unearth,
  cascade,
  annihilator,
  rebound,
  infect,
  battleCry,
  livingWeapon,
  undying,
  soulbond,
  overload,
  unleash,
  scavenge,
  cipher,
  evolve,
  extort,
  fuse,
  bestow,
  dethrone,
  hiddenAgenda,
  outlast,
  prowess,
  dash,
  exploit,
  menace,
  renown,
  devoid,
  ingest,
  skulk,
  surge,
  emerge,
  fabricate,
  escalate,
  aftermath,
  umbraArmor,
  undaunted,
  melee,
  crew,
  improvise,
  partner,
  partnerWith,
  embalm,
  eternalize,
  afflict,
  jumpStart,
  riot,
  mentor,
  afterlife,
  assist,
  spectacle,
  disturb,
  mutate,
  boast,
  foretell,
  demonstrate,
  daybound,
  nightbound,
  escapes,
  decayed,
  training,
  blitz,
  casualty,
  moreThanMeetsTheEye,
  exhaust,
  offspring,
  plot,
  saddle,
  freerunning,
  ravenous,
  squad,
  prototype,
  livingMetal,
  craft,
  forMirrodin,
  disguise,
  bargain,
  toxic,
  backup,
  banding,
  harmonize,
  mobilize,
  jobSelect,
  gift,
  startYourEngines,
  station,
  warp,
  mayhem,
  webSlinging,
  sneak,
  firebending,
  increment,
  paradigm,
];

/** The same by name in lower case. */
export const KEYWORD_TABLE: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((entry) => [entry.name, entry]));
