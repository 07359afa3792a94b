import { abilityOf } from '../../abilities.ts';
import type { Characteristics } from '../../characteristics.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { nameOf } from '../../trace/names.ts';
import type { StateBasedAction } from '../found.ts';
import { isSourceOfTriggered } from '../sources.ts';

const chapterOf = ({ hooks }: AbilityDefinition): number => hooks.chapter ?? 0;

/** The greatest chapter among the chapter abilities that it has (CR 714.2d). */
export const finalChapter = ({ abilities }: Characteristics): number => Math.max(0, ...abilities.map(chapterOf));

/** 704.5s */
export const finishedSaga: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5s',
  concerns: ({ counters: { lore = 0 } }, c) => c.subtypes.includes('Saga') && finalChapter(c) > 0 && lore >= finalChapter(c),
  judge(g, { id, counters: { lore = 0 } }, c) {
    if (isSourceOfTriggered(g, id, (ability) => chapterOf(abilityOf(g, ability)) > 0)) return null;
    return {
      says: `${nameOf(g, id)} has ${lore} lore counters and its last chapter ability has left the stack, so its controller sacrifices it.`,
      subjects: [id],
      cite: ['714.4'],
      events: [{ kind: 'sacrifice', object: id, player: c.controller }],
    };
  },
};
