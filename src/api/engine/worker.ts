import { foldName } from '../../cards/names/index.ts';
import { resolveScenario as resolve } from '../../scenario/index.ts';
import { cardReading, linesOf, usesFinder } from '../readings/read.ts';
import type { EngineTasks } from './tasks.ts';

export const resolveScenario: EngineTasks['resolveScenario'] = ({ scenario, cards, near, edition, numbers }) =>
  resolve(scenario, {
    cards: { find: (name) => cards.get(foldName(name)), near: (name) => near.get(name) ?? [] },
    rules: () => ({ edition, exists: (number) => numbers.has(number) }),
    editions: [edition],
  });

export const readFaces: EngineTasks['readFaces'] = ({ faces, names }) => {
  const find = usesFinder(names);
  return faces.map((face) => linesOf(face, find));
};

export const readCards: EngineTasks['readCards'] = ({ cards, names }) => {
  const find = usesFinder(names);
  return cards.map((card) => cardReading(card, find));
};
