import type { Answer, GameStateView, ObjectView, PlayerView } from '../../scenario/answer.ts';
import type { Day, ResolutionRow } from '../../store/index.ts';

/** A resolution as it is kept, with its answer known for what it is. */
export interface ResolutionModel extends ResolutionRow {
  readonly scenario: object;
  readonly answer: Answer;
}

/** What a statement rests on; the rule is looked up only when it is asked for. */
export type CitationModel =
  | { readonly kind: 'rule'; readonly number: string; readonly edition: Day }
  | { readonly kind: 'words'; readonly card: string; readonly words: string; readonly edition: Day };

export interface StateModel {
  readonly state: GameStateView;
  readonly edition: Day;
}

export interface PlayerModel extends StateModel {
  readonly player: PlayerView;
}

export interface ObjectModel {
  readonly object: ObjectView;
  readonly edition: Day;
}

/** The store keeps answers as JSON that only this program writes. */
export const asResolution = (row: ResolutionRow): ResolutionModel => row as ResolutionModel;
