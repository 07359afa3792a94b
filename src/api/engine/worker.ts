import { foldName } from '../../cards/names/index.ts';
import { isRead, readFace } from '../../oracle/index.ts';
import { resolveScenario as resolve } from '../../scenario/index.ts';
import type { EngineTasks } from './tasks.ts';

export const resolveScenario: EngineTasks['resolveScenario'] = ({ scenario, cards, near, edition, numbers }) =>
  resolve(scenario, {
    cards: { find: (name) => cards.get(foldName(name)), near: (name) => near.get(name) ?? [] },
    rules: () => ({ edition, exists: (number) => numbers.has(number) }),
    editions: [edition],
  });

export const readFaces: EngineTasks['readFaces'] = (faces) =>
  faces.map((face) =>
    readFace(face)
      .lines.filter(({ text }) => text !== '')
      .map((line) => {
        const { text, printed, abilities, stoppedAt, expected } = line;
        return { text, read: isRead(line), printed, abilities, stoppedAt, expected };
      }),
  );
