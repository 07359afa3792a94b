import { KINDS } from '../../../oracle/kinds.ts';
import type { NodeKind } from '../../../oracle/tree/index.ts';
import { mentions } from './mentions.ts';

/**
 * Conditions, amounts and players that are known by the fields of objects that last (see the writer), by their zones and by effects alone. What
 * isn't named here is taken to look at players, combat, the turn or what has happened, so that the layers are applied anew whenever it is asked.
 */
const BY_OBJECTS: ReadonlySet<string> = new Set([
  'controls',
  'controlsNo',
  'exists',
  'isAdjective',
  'isKind',
  'isInZone',
  'hasQuality',
  'compare',
  'bigger',
  'noneAtAll',
  'costWasPaid',
  'paidWith',
  'manaOfEach',
  'castDuringMain',
  'wasCast',
  'enteredFrom',
  'firstOfItsName',
  'tributePaid',
  'anchorWordChosen',
  'isRingBearer',
  'faceIsUp',
  'allOf',
  'anyOf',
  'sizeChange',
  'signed',
  'number',
  'variable',
  'thatMuch',
  'countOf',
  'characteristicOf',
  'startingLifeTotal',
  'greatestAmong',
  'greatestShare',
  'devotion',
  'chosenNumber',
  'cardTypesAmong',
  'colorsOf',
  'varietyAmong',
  'partySize',
  'totalOf',
  'times',
  'plus',
  'half',
  'manaSpent',
  'colorsSpent',
  'timesPaid',
  'exactly',
  'upTo',
  'anyNumber',
  'orMore',
  'between',
  'you',
  'targetPlayer',
  'eachPlayer',
  'somePlayer',
  'thatPlayer',
  'severalPlayers',
  'controllerOf',
  'ownerOf',
  'enchantedPlayer',
  'chosenPlayer',
] satisfies NodeKind[]);

/** Descriptions that look further than the fields of objects that last: at what is tapped or attacks, at libraries, at what has happened. */
const FURTHER: ReadonlySet<string> = new Set([
  'status',
  'inCombatWith',
  'libraryCards',
  'thisWay',
  'exiledThisWay',
  'damagedThisWay',
  'happenedThisTurn',
  'thatTargets',
  'nthSpell',
  'encoded',
] satisfies NodeKind[]);

/** Amounts that stand in the words themselves. */
const SAID: ReadonlySet<string> = new Set([
  'number',
  'signed',
  'sizeChange',
  'exactly',
  'upTo',
  'anyNumber',
  'orMore',
  'between',
  'plus',
  'times',
  'half',
] satisfies NodeKind[]);

const layerOf = (kind: string): string | undefined => (KINDS as Readonly<Record<string, string>>)[kind];
const ASKING: ReadonlySet<string | undefined> = new Set(['conditions', 'amounts', 'players']);

/** Whether what these words say of characteristics looks at more than objects: at status, players, combat, the turn, what has happened. */
export function looksBeyond(tree: object): boolean {
  return [...mentions(tree)].some((kind) => FURTHER.has(kind) || (ASKING.has(layerOf(kind)) && !BY_OBJECTS.has(kind)));
}

/** Whether a characteristic-defining ability depends on more than the words of its own object (CR 604.3). */
export function isCounted(tree: object): boolean {
  return [...mentions(tree)].some(
    (kind) => kind === 'becomeChosen' || (!SAID.has(kind) && (layerOf(kind) === 'amounts' || layerOf(kind) === 'conditions')),
  );
}
