import { keyword } from './keyword.ts';

/** CR 702.150. */
export const compleated = keyword({
  name: 'compleated',
  rule: '702.150',
  abilityTypes: ['STATIC'],
  summary: 'It enters with two loyalty counters less for each Phyrexian mana symbol of its cost that was paid with life.',
  flags: ['entersWithLessLoyalty'],
  flagRule: '702.150a',
  differs: 'Its sentence counts symbols of a cost by how they were paid, which a rule flag says: what enters asks for it.',
});
