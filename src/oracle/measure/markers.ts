import type { FaceWords } from '../normalise/names.ts';
import { isRead, type LineReading, readFace } from '../read.ts';
import { addMaps } from './tally.ts';

/** A word that changes what a line means wherever it stands, and what of a tree may stand for it. */
interface Marker {
  readonly words: RegExp;
  /** Kinds of nodes, fields, `field=value`s: the tree of a line holds as many of them as the line holds such words. */
  readonly traces: readonly string[];
}

// biome-ignore format: a table
export const MARKERS: Readonly<Record<string, Marker>> = {
  instead: { words: /\binstead\b/gi, traces: ['instead', 'moreIf', 'replacement', 'lastingReplacement', 'redirectDamage', 'payInstead', 'counteredInstead', 'lifeFloor'] },
  'until end of turn': { words: /\buntil end of turn\b/gi, traces: ['untilEndOfTurn', 'action=becomeSaddled'] },
  may: { words: /\bmay\b/gi, traces: ['optional', 'spendAsThough', 'moreIf', 'mayPlayFrom', 'alternativeCost', 'alternativeCostFor', 'castBy', 'castAsThoughFlash', 'castOrPlay', 'can', 'activatedBy', 'topCardSeen', 'exiledCardSeen', 'revealAsDrawn', 'mayExert', 'mayEnlist', 'repeatable', 'playLands', 'castLater', 'mayStayTapped', 'anyManaFor', 'beginsOnBattlefield', 'activateAsInstant', 'asYouCascade', 'revealedFromOpeningHand'] },
  if: { words: /(?<!\bor )\bif\b(?! able)/gi, traces: ['condition', 'attacked', 'moreIf', 'notMana', 'whenSpent', 'ifDone', 'ifThisWay', 'replacement', 'lastingReplacement', 'activateOnlyIf', 'elseTapped', 'counteredInstead', 'otherwise', 'extraTrigger', 'afterPrevention', 'beginsOnBattlefield', 'revealAsDrawn', 'unlessExerted', 'paying', 'sharesQuality', 'sacrificed', 'forMore', 'revealedFromOpeningHand', 'isntLegendary', 'ifKind'] },
  'if able': { words: /\bif able\b/gi, traces: ['must', 'castOrPlay'] },
  unless: { words: /\bunless\b(?! they're mana abilities)/gi, traces: ['unlessPays', 'unlessCondition'] },
  'as long as': { words: /\b(?<!for )as long as\b/gi, traces: ['condition'] },
  'for as long as': { words: /\bfor as long as\b/gi, traces: ['whileRemains', 'forAsLongAs', 'castLater'] },
  'this turn': { words: /\bthis turn\b(?! if able)/gi, traces: ['thisTurn', 'since=thisTurn', 'lifeChangedThisTurn', 'damageThisTurn', 'nthCast', 'nthResolution', 'happenedThisTurn', 'timesHappened', 'fresh=turn', 'delayedTrigger', 'turn=this', 'revealAsDrawn', 'unlessExerted'] },
  only: { words: /\bonly\b/gi, traces: ['activateOnly', 'activateOnlyIf', 'limit', 'castOnly', 'spendOnly', 'cant', 'activatedBy', 'only=true', 'attacked', 'deckContains', 'coloredOnly'] },
  once: { words: /\bonce\b/gi, traces: ['onceEachTurn', 'once', 'repeatable', 'limit=onceEachTurn', 'when=onceEachTurn', 'when=once', 'limit', 'times'] },
  each: { words: /(?<!are |or |on |and |once |from |toughness )\beach\b(?! of\b| turn\b| combat\b)/gi, traces: ['each', 'eachPlayer', 'forEach', 'perEach', 'costAtLeast', 'quality=eachColor', 'untapDuring', 'phaseBegins', 'multiplied', 'timesHappened', 'timesPaid', 'countOf', 'varietyAmong', 'partySize', 'doubleCounters', 'during=opponentsTurn', 'roundEachTime', 'forEachTarget'] },
  another: { words: /\banother\b/gi, traces: ['isOther', 'other', 'other=true', 'otherThan', 'inPair', 'status=paired', 'changeText', 'words=colorOrBasicLandType', 'removeOrPut', 'plus', 'differs=true'] },
  'up to': { words: /\bup to\b/gi, traces: ['upTo', 'min=0', 'optionalUpTo', 'most', 'leastOne'] },
  X: { words: /(?<!Suspend )(?<![\p{L}\d'{-])X(?![\p{L}\d'}-])(?! is\b| can't be 0)/gu, traces: ['letter=X'] },
};

/** A marker without a trace, by the lines that it stands in. */
export interface Untraced {
  readonly lines: number;
  readonly examples: readonly string[];
}

export interface Marked {
  readonly lines: number;
  /** How often each marker stands in read lines. */
  readonly found: ReadonlyMap<string, number>;
  readonly untraced: ReadonlyMap<string, Untraced>;
}

export const NOTHING_MARKED: Marked = { lines: 0, found: new Map(), untraced: new Map() };

/** What of a tree can be a trace, and how often it stands there. Wording means nothing in the game and is none. */
function traces(node: unknown, found: Map<string, number> = new Map()): ReadonlyMap<string, number> {
  if (Array.isArray(node)) for (const one of node) traces(one, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'wording' || key === 'referent') continue;
      const trace = key === 'kind' ? String(value) : key;
      found.set(trace, (found.get(trace) ?? 0) + 1);
      if (typeof value !== 'object') found.set(`${key}=${String(value)}`, (found.get(`${key}=${String(value)}`) ?? 0) + 1);
      traces(value, found);
    }
  }
  return found;
}

/** The markers in a line's words that its tree holds too few traces of. */
export function untracedIn(line: LineReading, name: string): readonly string[] {
  const words = line.text.replaceAll(name, '~');
  const tree = traces(line.abilities);
  const left = (marker: Marker) => marker.traces.reduce((sum, trace) => sum + (tree.get(trace) ?? 0), 0);
  return Object.entries(MARKERS)
    .filter(([, marker]) => (words.match(marker.words)?.length ?? 0) > left(marker))
    .map(([marker]) => marker);
}

/** Checks the read lines of a face; `seen` keeps lines that stand on many cards from being checked again. */
export function markedFace(face: FaceWords, seen: Set<string>): Marked {
  const found = new Map<string, number>();
  const untraced = new Map<string, Untraced>();
  let lines = 0;
  for (const line of readFace(face).lines) {
    if (seen.has(line.text) || !isRead(line) || line.text === '') continue;
    seen.add(line.text);
    lines += 1;
    for (const [marker, { words }] of Object.entries(MARKERS))
      if (line.text.search(words) >= 0) found.set(marker, (found.get(marker) ?? 0) + 1);
    for (const marker of untracedIn(line, face.name)) {
      const one = { lines: 1, examples: [`${face.name}: ${line.text.replaceAll('\n', ' / ')}`] };
      const known = untraced.get(marker);
      untraced.set(marker, known === undefined ? one : addUntraced(known, one));
    }
  }
  return { lines, found, untraced };
}

const EXAMPLES = 40;

function addUntraced(left: Untraced, right: Untraced): Untraced {
  return { lines: left.lines + right.lines, examples: [...left.examples, ...right.examples].slice(0, EXAMPLES) };
}

/** What was found on other cards, together. */
export function addMarked(left: Marked, right: Marked): Marked {
  return {
    lines: left.lines + right.lines,
    found: addMaps(left.found, right.found, (one, two) => one + two),
    untraced: addMaps(left.untraced, right.untraced, addUntraced),
  };
}
