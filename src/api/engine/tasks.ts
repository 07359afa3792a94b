import type { Card } from '../../cards/card.ts';
import type { Answer } from '../../scenario/answer.ts';
import type { Scenario } from '../../scenario/document/index.ts';

/** A scenario with all that it is answered from; plain data, so that a thread can be given it. */
export interface ScenarioTask {
  readonly scenario: Scenario;
  readonly cards: readonly Card[];
  /** The effective date of the rules. */
  readonly edition: string;
}

/** What the engine's threads do, by the name of the task. */
export interface EngineTasks {
  resolveScenario(task: ScenarioTask): Answer;
}
