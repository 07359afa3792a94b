/** A keyword of the rules. */
export interface KeywordModel {
  readonly name: string;
  readonly kind: 'ability' | 'action';
  /** The rule that defines it. */
  readonly rule: string;
}
