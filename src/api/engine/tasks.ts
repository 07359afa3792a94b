import type { Card } from '../../cards/card.ts';
import type { ResolveResult, Scenario } from '../../scenario/index.ts';
import type { FaceWords, LineModel } from '../readings/model.ts';

/** A scenario with all that it is answered from; plain data, so that a thread can be given it. */
export interface ScenarioTask {
  readonly scenario: Scenario;
  /** By folded name, as the scenario writes it. */
  readonly cards: ReadonlyMap<string, Card>;
  /** Names that may have been meant by those of no card. */
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** The effective date of the rules, and all numbers in them. */
  readonly edition: string;
  readonly numbers: ReadonlySet<string>;
}

/** What the engine's threads do, by the name of the task. */
export interface EngineTasks {
  resolveScenario(task: ScenarioTask): ResolveResult;
  /** For each face its lines; lines of nothing but reminder text are left out. */
  readFaces(faces: readonly FaceWords[]): LineModel[][];
}
