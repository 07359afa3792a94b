import { foldName } from '../../cards/names/index.ts';
import { legalActions as legal, type ResolveContext, resolveScenario as resolve } from '../../scenario/index.ts';
import { cardReading, hintedLinesOf, usesFinder } from '../readings/read.ts';
import type { EngineTasks, ScenarioTask } from './tasks.ts';

const contextOf = ({ cards, near, edition, numbers }: ScenarioTask): ResolveContext => ({
  cards: { find: (name) => cards.get(foldName(name)), near: (name) => near.get(name) ?? [] },
  rules: () => ({ edition, exists: (number) => numbers.has(number) }),
  editions: [edition],
});

export const resolveScenario: EngineTasks['resolveScenario'] = (task) => resolve(task.scenario, contextOf(task));

export const legalActions: EngineTasks['legalActions'] = (task) => legal(task.scenario, contextOf(task));

export const readFaces: EngineTasks['readFaces'] = ({ faces, names }) => {
  const find = usesFinder(names);
  return faces.map((face) => hintedLinesOf(face, find));
};

export const readCards: EngineTasks['readCards'] = ({ cards, names }) => {
  const find = usesFinder(names);
  return cards.map((card) => cardReading(card, find));
};
