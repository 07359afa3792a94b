/** A word of the program as a value of an enum of the schema: `first-strike damage` is FIRST_STRIKE_DAMAGE. */
export type EnumValue<Word extends string> = Uppercase<Underscored<Word>>;
type Underscored<Word extends string> = Word extends `${infer Head} ${infer Tail}`
  ? `${Underscored<Head>}_${Underscored<Tail>}`
  : Word extends `${infer Head}-${infer Tail}`
    ? `${Head}_${Underscored<Tail>}`
    : Word;

export function enumValue<const Word extends string>(word: Word): EnumValue<Word> {
  return word.replaceAll(/[ -]/g, '_').toUpperCase() as EnumValue<Word>;
}

/** The word that a value of an enum stands for, out of a closed list. */
export function wordOf<const Word extends string>(words: readonly Word[], value: EnumValue<Word>): Word {
  const found = words.find((word) => enumValue(word) === value);
  if (found === undefined) throw new Error(`${value} is no value of ${words.join(', ')}`);
  return found;
}
