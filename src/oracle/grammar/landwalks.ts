import { Leaf, piece, plain } from '../kit/leaves.ts';
import type { Filter, QualityFilter } from '../tree/index.ts';

type LandFilter = QualityFilter['filter'];
const ofLandType = (subtype: 'Plains' | 'Island' | 'Swamp' | 'Mountain' | 'Forest' | 'Desert', snow: boolean): LandFilter => ({
  kind: 'filter',
  adjectives: snow ? [SNOW] : [],
  types: [{ kind: 'typeTerm', words: [{ kind: 'subtype', subtype }] }],
  modifiers: [],
});
const ofLand = (adjectives: Filter['adjectives'], ...besides: readonly ['artifact'] | readonly []): LandFilter => ({
  kind: 'filter',
  adjectives,
  types: [{ kind: 'typeTerm', words: [...besides, 'land' as const].map((type) => ({ kind: 'cardType', type })) }],
  modifiers: [],
});
const SNOW = { kind: 'supertype', supertype: 'snow' } as const;
const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'] as const;

/** "forestwalk", "nonbasic landwalk", "snow swampwalk": the land meant is the quality (CR 702.14a, c). */
const LANDWALKS: readonly (readonly [words: readonly string[], LandFilter])[] = [
  ...LAND_TYPES.map((subtype) => [[`${subtype.toLowerCase()}walk`], ofLandType(subtype, false)] as const),
  ...LAND_TYPES.map((subtype) => [['snow', `${subtype.toLowerCase()}walk`], ofLandType(subtype, true)] as const),
  [['nonbasic', 'landwalk'], ofLand([{ kind: 'non', not: { kind: 'supertype', supertype: 'basic' } }])],
  [['legendary', 'landwalk'], ofLand([{ kind: 'supertype', supertype: 'legendary' }])],
  [['snow', 'landwalk'], ofLand([SNOW])],
  [['artifact', 'landwalk'], ofLand([], 'artifact')],
];
export const walkQuality = new Leaf<QualityFilter>(
  'a landwalk',
  (token) => LANDWALKS.some(([[first]]) => first === token.text.toLowerCase()),
  (session, at) =>
    LANDWALKS.filter(([words]) => words.every((word, index) => session.tokens[at + index]?.text.toLowerCase() === word)).map(
      ([words, filter]) => plain(at + words.length, { kind: 'qualityFilter', filter }),
    ),
  (value) => {
    const walk =
      value.kind === 'qualityFilter'
        ? LANDWALKS.find(([, filter]) => JSON.stringify(filter) === JSON.stringify(value.filter))
        : undefined;
    return walk === undefined ? null : [piece(walk[0].join(' '))];
  },
);
