import type { Ability, Act, Clause, Prohibited, ProhibitedDeed, Sentence, Subject } from '../tree/index.ts';

/** Who does it: players, objects, or either; `nobody` does what is a rule rather than a deed and has no subject of its own. */
type Doer = 'players' | 'objects' | 'both' | 'nobody';

/** Who does (or has) each act. A sentence whose subject is of another sort means nothing and isn't read. */
const DOERS: Readonly<Record<Exclude<Act['kind'], 'multiplied'>, Doer>> = {
  addMana: 'players',
  airbend: 'players',
  attach: 'players',
  blight: 'players',
  bringIn: 'players',
  castOrPlay: 'players',
  changeHandSize: 'players',
  changeTargets: 'players',
  changeText: 'players',
  choose: 'players',
  chooseKind: 'players',
  chooseNewTargets: 'players',
  chooseObjects: 'players',
  clash: 'players',
  controlPlayer: 'players',
  copySpell: 'players',
  counter: 'players',
  createToken: 'players',
  createTokens: 'players',
  destroy: 'players',
  discard: 'players',
  doubleCounters: 'players',
  draw: 'players',
  earthbend: 'players',
  eitherAct: 'players',
  encode: 'players',
  endTurn: 'players',
  exchangeCards: 'players',
  exchangeControl: 'players',
  exchangeLife: 'players',
  exile: 'players',
  exileUntil: 'players',
  extraPhase: 'players',
  extraStep: 'players',
  extraTurn: 'players',
  flipCoin: 'players',
  gainControl: 'players',
  gainLife: 'players',
  getCounters: 'players',
  getEmblem: 'players',
  haunt: 'players',
  increaseSpeed: 'players',
  keepFewest: 'players',
  keepMana: 'players',
  keepOneOfEach: 'players',
  keywordAction: 'players',
  keywordActionN: 'players',
  keywordActionOn: 'players',
  lifeBecomes: 'players',
  lookAt: 'players',
  loseCounters: 'players',
  loseGame: 'players',
  loseLife: 'players',
  loseMana: 'players',
  move: 'players',
  moveCounters: 'players',
  noMaximumHandSize: 'players',
  pair: 'players',
  payEnergy: 'players',
  payLife: 'players',
  payMana: 'players',
  playAdditionalLands: 'players',
  preventDamage: 'players',
  putCounters: 'players',
  putItsCounters: 'players',
  removeCounters: 'players',
  removeOrPut: 'players',
  repeatProcess: 'players',
  reveal: 'players',
  rollDie: 'players',
  sacrifice: 'players',
  search: 'players',
  separate: 'players',
  shuffle: 'players',
  skip: 'players',
  skipDraw: 'players',
  tap: 'players',
  tapOrUntap: 'players',
  untap: 'players',
  vote: 'players',
  winGame: 'players',
  baseEquals: 'objects',
  become: 'objects',
  becomeChosen: 'objects',
  becomeCopy: 'objects',
  can: 'objects',
  cantHave: 'objects',
  dealDamage: 'objects',
  doesntUntap: 'objects',
  enterAsCopy: 'objects',
  enterPrepared: 'objects',
  enterTapped: 'objects',
  enterTransformed: 'objects',
  enterUntapped: 'objects',
  enterWithCounters: 'objects',
  fight: 'objects',
  gainActivated: 'objects',
  gainPrintedBelow: 'objects',
  get: 'objects',
  hasNoManaCost: 'objects',
  haveBase: 'objects',
  isNamed: 'objects',
  isntLegendary: 'objects',
  keepsThisAbility: 'objects',
  lose: 'objects',
  loseAllAbilities: 'objects',
  loseTypes: 'objects',
  must: 'objects',
  objectAction: 'objects',
  produceInstead: 'objects',
  remain: 'objects',
  stillIs: 'objects',
  switchPowerToughness: 'objects',
  asMuch: 'both',
  cant: 'both',
  gain: 'both',
  preventThat: 'both',
  atMost: 'nobody',
  becomeDayNight: 'nobody',
  damageAsThough: 'nobody',
  lifeFloor: 'nobody',
  mayStayTapped: 'nobody',
  redirectDamage: 'nobody',
  unpreventable: 'nobody',
  untapDuring: 'nobody',
};

/** "This creature endures 2": of the actions with a number only this is an object's (CR 701.63a). */
function doerOf(act: Act): Doer {
  if (act.kind === 'multiplied') return doerOf(act.act);
  if (act.kind === 'keywordActionN' && act.action === 'endure') return 'objects';
  return DOERS[act.kind];
}

/** Acts whose subject is a player: "they" who do them are no objects. */
export const isOfPlayers = (act: Act): boolean => doerOf(act) === 'players';

/** "Exchange life totals" alone says of several who does it. */
const isOfSeveral = (act: Act): boolean => act.kind === 'exchangeLife' && act.with === undefined;

/** Whether "you" may be left out: not where objects do it ("Deal 3 damage …" names no source; CR 120.1), nor where it becomes of someone's life. */
export const needsNoSubject = (act: Act): boolean => {
  const doer = doerOf(act);
  return doer !== 'objects' && act.kind !== 'lifeBecomes' && !isOfSeveral(act);
};

type Sort = 'player' | 'object' | 'either' | null;

const PLAYERS: ReadonlySet<Subject['kind']> = new Set<Subject['kind']>([
  'you',
  'targetPlayer',
  'eachPlayer',
  'somePlayer',
  'thatPlayer',
  'controllerOf',
  'ownerOf',
  'defendingPlayer',
  'activePlayer',
  'enchantedPlayer',
  'chosenPlayer',
  'severalPlayers',
  'designatedPlayer',
]);

/** What sort of thing a subject is; null where only what was said before tells ("they"). */
function sortOf({ kind, wording }: Subject): Sort {
  if (PLAYERS.has(kind)) return 'player';
  if (kind === 'anyTarget' || kind === 'targetPlayerOr') return 'either';
  return kind === 'that' && (wording?.as === 'they' || wording?.as === 'elided') ? null : 'object';
}

/** Abilities that players have as well (CR 702.11c, 702.16b, 702.18a). */
const PLAYERS_HAVE: ReadonlySet<string> = new Set(['hexproof', 'shroud', 'protection']);
const playersHave = (ability: Ability): boolean => ability.kind === 'keyword' && PLAYERS_HAVE.has(ability.keyword);

/** Who can't: what is forbidden to the one sort is nothing that the other does. */
const FORBIDDEN_TO: Readonly<Record<Exclude<Prohibited['kind'], 'deed' | 'blocking' | 'casting'>, Doer>> = {
  attaching: 'objects',
  causing: 'players',
  untapping: 'players',
  payingWith: 'players',
  gettingCounters: 'both',
};
const PLAYERS_CANT: ReadonlySet<string> = new Set<ProhibitedDeed['deed']>([
  'gainLife',
  'loseLife',
  'drawCards',
  'playLands',
  'castSpells',
  'loseGame',
  'winGame',
  'loseAtNoLife',
  'searchLibraries',
]);
const BOTH_CANT: ReadonlySet<string> = new Set<ProhibitedDeed['deed']>(['attackYou', 'beTargeted', 'beEnchanted']);

function forbiddenTo(what: Prohibited): Doer {
  if (what.kind === 'deed') return BOTH_CANT.has(what.deed) ? 'both' : PLAYERS_CANT.has(what.deed) ? 'players' : 'objects';
  if (what.kind === 'blocking') return what.relation === 'blockWith' ? 'players' : 'objects';
  if (what.kind === 'casting') return what.relation === 'beTargetOf' ? 'both' : 'players';
  return FORBIDDEN_TO[what.kind];
}

const isOf = (doer: Doer, sort: Sort): boolean =>
  doer === 'both' || doer === 'nobody' || sort === (doer === 'players' ? 'player' : 'object');

function suits(sort: Sort, act: Act): boolean {
  if (act.kind === 'multiplied') return suits(sort, act.act);
  if (act.kind === 'cant') return act.what.every((what) => isOf(forbiddenTo(what), sort));
  if (act.kind === 'gain' && sort === 'player') return act.abilities.every(playersHave);
  return isOf(doerOf(act), sort);
}
const isElided = ({ kind, wording }: Subject): boolean => kind === 'that' && wording?.as === 'elided';

/** "Target creature gets +1/+1 until end of turn and can't be blocked this turn": what is said of a subject that isn't said again. */
export function suitsSubjectsAgain(sentences: readonly Sentence[]): boolean {
  let sort: Sort = null;
  for (const sentence of sentences) {
    if (sentence.kind !== 'clause') sort = null;
    else if (!isElided(sentence.subject)) sort = sortOf(sentence.subject);
    else if (sort !== null && !sentence.acts.every((act) => suits(sort, act))) return false;
  }
  return true;
}

/** Whether all that is said of a subject is what such a thing does or has. */
export function suitsSubject({ subject, acts }: Pick<Clause, 'subject' | 'acts'>): boolean {
  const sort = sortOf(subject);
  return sort === null || acts.every((act) => suits(sort, act));
}
