import type { Ability, KeywordAbility } from '../../oracle/tree/index.ts';
import type { UnreadLine } from '../definition.ts';

/** The words of a face with what reading them depends on. */
export interface FaceWords {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly oracleText: string;
}

/** One line of a face: the abilities that it says with their very words, or that it isn't read. */
export interface ReadLine {
  readonly abilities: readonly { readonly ability: Ability; readonly words: string }[];
  readonly unread: UnreadLine | null;
}

/** What the engine asks of the language: to read a face, and the sentences that a keyword stands for. */
export interface Language {
  readonly readFace: (face: FaceWords) => readonly ReadLine[];
  /** Reads a keyword's sentence with its parameters filled in; null where it isn't read. */
  readonly readSentence: (words: string, keyword: KeywordAbility | null, ofSpell?: boolean) => Ability | null;
  /** The parameters of a keyword as printed: N, [cost], [quality]. */
  readonly parameters: (keyword: KeywordAbility) => {
    readonly amount: string | null;
    readonly cost: string | null;
    /** As it stands after "a" or "each". */
    readonly quality: string | null;
    /** All of it, in the words of the card. */
    readonly printed: string | null;
  };
}
