import type { Chapter, TriggeredAbility } from '../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../definition.ts';

/** A chapter symbol is a keyword that stands for a triggered ability; several symbols on one line for as many (CR 714.2b, c). */
export function chapterAbilities(
  { chapters, effect }: Chapter,
  common: Omit<AbilityDefinition, 'tree' | 'functionsIn' | 'hooks'>,
): readonly AbilityDefinition[] {
  const tree: TriggeredAbility = { kind: 'triggered', event: LORE_PUT, effect };
  return chapters.map((chapter, index) => ({
    ...common,
    key: index === 0 ? common.key : `${common.key}.${index}`,
    tree,
    functionsIn: ['battlefield'],
    hooks: { chapter },
    cite: ['714.2b'],
  }));
}

/** "When one or more lore counters are put onto this Saga"; which chapter they reach is the hook's to say. */
const LORE_PUT: TriggeredAbility['event'] = {
  kind: 'countersPut',
  counter: 'lore',
  on: { kind: 'this' },
  quantity: { kind: 'orMore', amount: { kind: 'number', value: 1 } },
};
