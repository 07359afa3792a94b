/** The keywords that a heading names: one, or two that share a rule, or a symbol with its name in parentheses. */
export interface HeadingName {
  readonly name: string;
  readonly aliases: readonly string[];
}

const fold = (text: string) => text.toLowerCase();

/** Whether the rule's own words speak of the one half of its heading without the other. */
function standsAlone(half: string, other: string, texts: readonly string[]): boolean {
  const sentences = texts.flatMap((text) => text.split(/(?<=\.)\s/)).map(fold);
  return sentences.some(
    (sentence) => new RegExp(`\\b${fold(half)}\\b`).test(sentence) && !sentence.includes(`${fold(other)} and`),
  );
}

/** “Daybound and Nightbound” are two keywords, because the rule speaks of each; a name with “and” in it stays whole. */
export function namesOfHeading(heading: string, texts: readonly string[]): readonly HeadingName[] {
  const symbol = /^(\S+) \((.+)\)$/.exec(heading);
  if (symbol !== null) return [{ name: heading, aliases: [symbol[1]!, symbol[2]!] }];
  const halves = heading.split(' and ');
  const [first, second] = halves;
  const apart =
    halves.length === 2 && (texts.length === 0 || (standsAlone(first!, second!, texts) && standsAlone(second!, first!, texts)));
  return (apart ? halves : [heading]).map((name) => ({ name, aliases: [] }));
}

/** “The ‘partner—[text]’ abilities are “partner—Character select,” …”: the abilities that a rule lists as those of a keyword. */
export function listedAbilities(name: string, texts: readonly string[]): readonly string[] {
  const lists = texts.flatMap((text) =>
    [...text.matchAll(/\babilities are ((?:“[^”]+”(?:,? and |,? )?)+)/g)].map(([, list]) => list!),
  );
  return lists
    .flatMap((list) => [...list.matchAll(/“([^”]+?)[,.]?”/g)].map(([, one]) => one!))
    .filter((one) => fold(one).startsWith(`${fold(name)}—`) && !one.includes('['))
    .map((one) => name + one.slice(name.length));
}

/** The ability words that 207.2c lists: what stands after “are”, between commas. */
export function listedAbilityWords(text: string): readonly string[] {
  const list = /\bability words are ([^.]+)\./.exec(text)?.[1];
  if (list === undefined) return [];
  return list
    .split(/,\s*/)
    .map((word) => word.replace(/^and /, '').trim())
    .filter((word) => word !== '');
}
