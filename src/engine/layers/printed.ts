import type { KeywordAbility } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { ManaCost } from '../../rules/mana/index.ts';
import { costColors, inColorOrder } from '../../rules/mana/index.ts';
import { abilityOf } from '../abilities.ts';
import { type AppliedEffect, COLOR_INDICATOR, NO_CHARACTERISTICS } from '../characteristics.ts';
import type { CardDefinition, FaceDefinition } from '../definition.ts';
import { hasSharedTypeLine, isUnlocked } from '../designations/halves.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { FaceDownAs, GameObject } from '../state/object.ts';
import { abilitiesOfHalves, isFused } from './fused.ts';
import { granted } from './granted.ts';
import { withSpliced } from './spliced.ts';
import { copyOfWork, type Work } from './work.ts';

const NOTHING: readonly never[] = [];
const NO_FLAGS: Work['flags'] = {};
const NONE_GAINED: Work['gained'] = {};

/** Every field by name: this is made very often, and so it is made in one shape. */
function workWith(values: Values, object: GameObject): Work {
  return {
    object,
    name: values.name,
    manaCost: values.manaCost,
    colors: values.colors,
    supertypes: values.supertypes,
    types: values.types,
    subtypes: values.subtypes,
    power: values.power,
    toughness: values.toughness,
    loyalty: values.loyalty,
    defense: values.defense,
    abilities: values.abilities,
    unread: values.unread,
    controller: object.controller,
    flags: NO_FLAGS,
    why: NOTHING,
    gained: NONE_GAINED,
    barred: NOTHING,
  };
}

interface Known {
  /** By id: the latest value of the object that was asked for, and where its layers start. */
  readonly values: GameObject[];
  readonly works: Work[];
}

/**
 * Where the layers start: the copiable values of an object (CR 613.2). `copyOf` is the definition that a copy effect names, else what it entered
 * as a copy of, else the card.
 */
export function printedWork(g: Game, object: GameObject, copyOf: string | null): Work {
  return copyOfWork(startOf(g, object, copyOf));
}

/** The same, to look at only: every later asking gives it out again. */
export function startOf(g: Game, object: GameObject, copyOf: string | null): Readonly<Work> {
  if (copyOf !== null) return read(g, object, copyOf);
  g.caches.printed ??= { values: [], works: [] } satisfies Known;
  const { values, works } = g.caches.printed as Known;
  if (values[object.id] !== object) {
    works[object.id] = read(g, object, null);
    values[object.id] = object;
  }
  return works[object.id]!;
}

function read(g: Game, object: GameObject, copyOf: string | null): Work {
  if (object.faceDown) return faceDown(g, workWith(NO_CHARACTERISTICS, object), object.faceDown);
  const key = copyOf ?? object.copyOf ?? object.card;
  if (key === null || object.substance === 'ability') return workWith(NO_CHARACTERISTICS, object);
  const definition = g.definitions.get(key);
  invariant(definition, `there is no definition ${key}`);
  const values = valuesOf(definition, object);
  const work = workWith(isFused(object) ? { ...values, abilities: abilitiesOfHalves(g, definition) } : values, object);
  if ((definition.faces[faceUp(definition, object)] ?? definition.faces[0])?.colorIndicated) work.why = [indicated(work)];
  if (object.merged && copyOf === null) work.why = [...work.why, MERGED];
  else if (key !== object.card && object.substance === 'card') {
    const words = `copy of ${work.name}`;
    work.why = [...work.why, { layer: 'copy', source: null, words, cite: ['613.2a', '707.2'] }];
  }
  const spliced = object.zone === 'stack' ? object.stack?.spliced : undefined;
  if (spliced) return withSpliced(g, work, spliced);
  if (object.gains && (object.zone === 'battlefield' || object.zone === 'stack')) return withGained(g, work, object.gains);
  if (object.castAs === 'prototyped' && copyOf === null && object.copyOf === null) return prototyped(work);
  return object.castAs === 'bestowed' ? bestowed(g, work) : work;
}

/** What it gained as it entered (CR 702.136a). */
function withGained(g: Game, work: Work, keys: readonly string[]): Work {
  const gained = keys.map((key) => abilityOf(g, key));
  const why = gained.map(({ words }): AppliedEffect => ({ layer: '6', source: null, words, cite: ['613.1f'] }));
  return { ...work, abilities: [...work.abilities, ...gained], why: [...work.why, ...why] };
}

const ENCHANT_CREATURE: readonly KeywordAbility[] = [
  {
    kind: 'keyword',
    keyword: 'enchant',
    quality: {
      kind: 'qualityFilter',
      filter: {
        kind: 'filter',
        adjectives: [],
        types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
        modifiers: [],
      },
    },
  },
];

/** A spell cast bestowed, and the permanent that it becomes, is an Aura enchantment with enchant creature (CR 702.103b, 205.1a). */
function bestowed(g: Game, work: Work): Work {
  const { zone } = work.object;
  if (zone !== 'battlefield' && zone !== 'stack') return work;
  const abilities = [...work.abilities, ...granted(g, ENCHANT_CREATURE, 'bestowed')];
  const why: AppliedEffect = { layer: '4', source: null, words: 'bestowed', cite: ['613.1d', '702.103b'] };
  return { ...work, types: ['enchantment'], subtypes: ['Aura'], abilities, why: [...work.why, why] };
}

/** A prototyped spell, and the permanent that it becomes, has only its other mana cost, power and toughness, and the colors of that cost (CR 718.3b). */
function prototyped(work: Work): Work {
  const { zone } = work.object;
  const other = work.abilities.find(({ hooks }) => hooks.prototype)?.hooks.prototype;
  if (!other || (zone !== 'battlefield' && zone !== 'stack')) return work;
  const { manaCost, power, toughness } = other;
  const why: AppliedEffect = { layer: 'prototype', source: null, words: 'prototyped', cite: ['718.3b'] };
  return { ...work, manaCost, power, toughness, colors: costColors(manaCost), why: [...work.why, why] };
}

const MERGED: AppliedEffect = { layer: 'copy', source: null, words: 'merged', cite: ['613.2a', '702.140e', '730.2a'] };

/** What the color indicator says, in words. */
const indicated = ({ colors }: Work): AppliedEffect => ({
  layer: COLOR_INDICATOR,
  source: null,
  words: colors.join(' and '),
  cite: ['204.2', '202.2e'],
});

type Values = Omit<Work, 'object' | 'controller' | 'why' | 'gained' | 'flags' | 'barred'>;

function valuesOf(definition: CardDefinition, object: GameObject): Values {
  const [front] = definition.faces;
  invariant(front, `${definition.key} has no face`);
  if (definition.layout === 'split' && (object.zone !== 'stack' || isFused(object))) return halves(definition, object);
  const values = faceValues(definition.faces[faceUp(definition, object)] ?? front);
  // A flipped permanent keeps its color and mana cost (CR 710.1c).
  return isFlipped(definition, object) ? { ...values, colors: front.colors, manaCost: front.manaCost } : values;
}

const isFlipped = ({ layout }: CardDefinition, { flipped, zone }: GameObject) =>
  layout === 'flip' && flipped && zone === 'battlefield';

/** Which face's characteristics an object has where it is (CR 709.3b, 710.1b, 712.8, 715.4). */
function faceUp(definition: CardDefinition, object: GameObject): number {
  switch (definition.layout) {
    case 'transform':
    case 'modal_dfc':
    case 'meld':
    case 'double_faced_token':
      return object.zone === 'battlefield' || object.zone === 'stack' ? object.face : 0;
    case 'split':
    case 'adventure':
    case 'omen':
    case 'prepare':
      return object.zone === 'stack' ? object.face : 0;
    case 'flip':
      return isFlipped(definition, object) ? 1 : 0;
    default:
      return 0;
  }
}

const facesRead = new WeakMap<FaceDefinition, Values>();

function faceValues(face: FaceDefinition): Values {
  let values = facesRead.get(face);
  if (!values) {
    const { name, manaCost, colors, supertypes, types, subtypes, abilities, unread } = face;
    const printed = { name, manaCost, colors, supertypes, types, subtypes, abilities, unread };
    const loyalty = numberOf(face.loyalty);
    values = {
      ...printed,
      power: numberOf(face.power),
      toughness: numberOf(face.toughness),
      loyalty,
      defense: numberOf(face.defense),
    };
    facesRead.set(face, values);
  }
  return values;
}

/** A printed number; a star counts 0 until an ability defines it, in sums too: `1+*` (CR 208.2, 107.2). */
export function numberOf(printed: string | null): number | null {
  if (printed === null) return null;
  return (printed.match(/[+-]?\d+/g) ?? []).reduce((sum, term) => sum + Number(term), 0);
}

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** Of a permanent with a shared type line the halves that are unlocked, which may be none (CR 709.5); else both. */
function halves(definition: CardDefinition, object: GameObject): Values {
  if (object.zone !== 'battlefield' || !hasSharedTypeLine(definition)) return combined(definition, definition.faces);
  return combined(
    definition,
    definition.faces.filter((_, half) => isUnlocked(object, half)),
  );
}

/** A split card anywhere but on the stack: both halves together (CR 709.4), whose types are shared where the type line is (709.5a). */
function combined({ faces: all }: CardDefinition, faces: readonly FaceDefinition[]): Values {
  const costs = faces.flatMap(({ manaCost }): ManaCost[] => (manaCost ? [manaCost] : []));
  return {
    ...faceValues(all[0]!),
    name: faces.map(({ name }) => name).join(' // '),
    manaCost: costs.length > 0 ? { symbols: costs.flatMap(({ symbols }) => symbols) } : null,
    colors: inColorOrder(faces.flatMap(({ colors }) => colors)),
    supertypes: union(all.map(({ supertypes }) => supertypes)),
    types: union(all.map(({ types }) => types)),
    subtypes: union(all.map(({ subtypes }) => subtypes)),
    abilities: faces.flatMap(({ abilities }) => abilities),
    unread: faces.flatMap(({ unread }) => unread),
  };
}

/** What disguise and cloak list besides a 2/2 creature (CR 702.168a, 701.58a). */
const LISTED: readonly KeywordAbility[] = [{ kind: 'keyword', keyword: 'ward', costs: [{ kind: 'manaCost', symbols: ['{2}'] }] }];

const LISTED_BY: Readonly<Record<FaceDownAs, readonly RuleNumber[]>> = {
  morph: ['613.2b', '708.2', '702.37a'],
  disguise: ['613.2b', '708.2', '702.168b'],
  manifest: ['613.2b', '708.2', '701.40a'],
  cloak: ['613.2b', '708.2', '701.58a'],
  plain: ['613.2b', '708.2a'],
};

/** A face-down spell or permanent has just what is listed for it (CR 708.2); a face-down card elsewhere has nothing (406.3a). */
function faceDown(g: Game, base: Work, as: FaceDownAs): Work {
  const { zone } = base.object;
  if (zone !== 'battlefield' && zone !== 'stack') return base;
  const abilities = as === 'disguise' || as === 'cloak' ? granted(g, LISTED, 'face down') : [];
  const why = [{ layer: 'face down', source: null, words: `face down (${as})`, cite: LISTED_BY[as] }];
  return { ...base, types: ['creature'], power: 2, toughness: 2, abilities, why };
}
