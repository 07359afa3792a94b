/**
 * Choices of wording that mean nothing in the game ("it" or "that creature", a duration put first, a number as word or digits).
 * They are kept so that a tree prints the words it was read from, and take no part when trees are compared.
 */
export interface Worded {
  readonly wording?: Readonly<Record<string, string>>;
}
