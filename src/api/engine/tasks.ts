import type { Card } from '../../cards/card.ts';
import type { KeywordNames } from '../../oracle/uses/index.ts';
import type { LegalResult, ResolveResult, Scenario } from '../../scenario/index.ts';
import type { CardReading } from '../../store/index.ts';
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

/** Faces to be read, and the keywords to look for in them. */
export interface FacesTask {
  readonly faces: readonly FaceWords[];
  readonly names: KeywordNames;
}

/** Cards to be read, and the keywords to look for in them. */
export interface CardsTask {
  readonly cards: readonly { readonly id: string; readonly versionHash: string; readonly faces: readonly FaceWords[] }[];
  readonly names: KeywordNames;
}

/** What the engine's threads do, by the name of the task. */
export interface EngineTasks {
  resolveScenario(task: ScenarioTask): ResolveResult;
  /** What each player may do at its end. */
  legalActions(task: ScenarioTask): LegalResult;
  /** For each face its lines; lines of nothing but reminder text are left out. */
  readFaces(task: FacesTask): LineModel[][];
  /** For each card what is to be kept of its reading. */
  readCards(task: CardsTask): CardReading[];
}
