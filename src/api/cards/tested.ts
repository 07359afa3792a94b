import { foldName } from '../../cards/names/index.ts';
import { TESTED } from './generated/tested.ts';

const NAMES: ReadonlySet<string> = new Set(TESTED.map(foldName));

/** Whether a card acts in a scenario among this project's tests. */
export const isTested = (name: string): boolean => NAMES.has(foldName(name));

export { TESTED };
