import { keyword } from './keyword.ts';

/** CR 702.89. */
export const umbraArmor = keyword({
  name: 'umbra armor',
  rule: '702.89',
  abilityTypes: ['STATIC'],
  summary: 'If the enchanted permanent would be destroyed, all damage is removed from it and this Aura is destroyed instead.',
  flags: ['isDestroyedInstead'],
  flagRule: '702.89a',
  differs: 'What takes the place of destruction is asked where a permanent would be destroyed.',
});
