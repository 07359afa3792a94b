import { formerNamesOf } from '../vocabulary/formerNames.ts';
import { descriptionOf, saidElsewhere } from './description.ts';
import type { KeywordEntry, KeywordForm, KeywordKind, RuleWords } from './entry.ts';
import { formsOf, nameOfForm } from './forms.ts';
import { instancesOf } from './instances.ts';
import { listedAbilities, listedAbilityWords, namesOfHeading } from './names.ts';
import { abilityTypesOf } from './nature.ts';
import { spokenForms } from './spoken.ts';
import { placesOf, placesOfVariant } from './zones.ts';

export {
  ABILITY_TYPES,
  type AbilityType,
  type InstancesFound,
  KEYWORD_KINDS,
  type KeywordEntry,
  type KeywordForm,
  type KeywordKind,
  type RuleWords,
} from './entry.ts';
export { nameOfForm, placeholdersOf } from './forms.ts';
export { typeVariant } from './typeVariants.ts';

/** The rule that lists ability words. */
const ABILITY_WORDS_RULE = '207.2c';

const fold = (name: string): string => name.toLowerCase();

/** A keyword's rule with its lettered subrules, in order. */
interface Group {
  readonly number: string;
  readonly heading: string;
  readonly subrules: readonly RuleWords[];
}

function groupsOf(section: string, rules: readonly RuleWords[]): readonly Group[] {
  return rules
    .filter(({ number, heading }) => number.startsWith(`${section}.`) && heading !== null && /\d$/.test(number))
    .map(({ number, heading }) => ({
      number,
      heading: heading!,
      subrules: rules.filter((rule) => rule.number.startsWith(number) && /^[a-z]$/.test(rule.number.slice(number.length))),
    }));
}

/** Names that sentences begin with where nothing is defined: what an effect says, not a keyword. */
const NO_NAME = /^(?:when|whenever|if|it|this|\[)\b|^\[/i;

const NOTHING = {
  aliases: [],
  spoken: [],
  abilityTypes: [],
  zones: [],
  outside: false,
  forms: [],
  description: [],
  instances: null,
} as const;

/** One keyword of a rule, with the forms that begin with its name. */
function entryOf(
  kind: KeywordKind,
  group: Group,
  name: string,
  aliases: readonly string[],
  forms: readonly KeywordForm[],
): KeywordEntry {
  const { number, subrules } = group;
  const own = forms.filter(({ written }) => isNamed(nameOfForm(written), [name, ...aliases]) || bracketed(written, name));
  const abilityTypes = kind === 'ability' ? abilityTypesOf(subrules, own) : [];
  const places = kind === 'ability' ? placesOf(subrules, own, abilityTypes) : NOTHING;
  const described = own.some(({ sentences }) => sentences.length > 0) ? [] : descriptionOf(name, subrules);
  return {
    ...NOTHING,
    name,
    aliases,
    spoken: spokenForms(name, subrules),
    kind,
    rule: number,
    variantOf: null,
    abilityTypes,
    zones: places.zones,
    outside: places.outside,
    forms: own,
    description: described,
    instances: instancesOf(subrules),
  };
}

const isNamed = (name: string, names: readonly string[]) => names.some((one) => fold(one) === fold(name));
/** “[Quality] offering”, “[type]walk”: the keyword stands at the end; “[A player] faces a villainous choice” speaks of it in another form. */
const bracketed = (written: string, name: string): boolean => {
  if (!/^“?\[/.test(written)) return false;
  const words = fold(written.replace(/\[[^\]]*\]/g, ' '));
  return (
    words.includes(fold(name)) ||
    fold(name)
      .split(' ')
      .slice(1)
      .every((word) => words.includes(word)) ||
    fold(name).endsWith(words.trim())
  );
};

/** Keywords that a rule defines besides those of its heading: megamorph, multikicker, friends forever. */
function variantsOf(
  kind: KeywordKind,
  group: Group,
  known: readonly KeywordEntry[],
  forms: readonly KeywordForm[],
): readonly KeywordEntry[] {
  const parent = known[0]!;
  const found = new Map<string, KeywordForm[]>();
  for (const form of forms) {
    const name = nameOfForm(form.written);
    if (name === '' || NO_NAME.test(form.written) || known.some((entry) => entry.forms.includes(form))) continue;
    found.set(name, [...(found.get(name) ?? []), form]);
  }
  return [...found].map(([name, own]) => {
    const subrules = group.subrules.filter(({ number }) => own.some(({ rule }) => rule === number));
    const types = kind === 'ability' ? typesOfVariant(subrules, own, parent) : [];
    return {
      ...NOTHING,
      name,
      spoken: spokenForms(name, group.subrules),
      kind,
      rule: own[0]!.rule,
      variantOf: parent.name,
      abilityTypes: types,
      ...(kind === 'ability' ? placesOfVariant(subrules, own, types, parent) : {}),
      forms: own,
      instances: parent.instances,
    };
  });
}

/** What a variant's sentences are; without sentences what the keyword itself is. */
function typesOfVariant(subrules: readonly RuleWords[], own: readonly KeywordForm[], parent: KeywordEntry) {
  return own.some(({ sentences }) => sentences.length > 0) ? abilityTypesOf(subrules, own) : parent.abilityTypes;
}

/** A subrule that calls something a variant or special form of its keyword. */
interface Called {
  readonly name: string;
  readonly subrule: RuleWords;
}

function calledVariants({ subrules }: Group): readonly Called[] {
  return subrules.flatMap((subrule) => {
    const name = /^“?([A-Z][^“”.[]*?)[,.]?”?(?: \[[^\]]*\]”?)? is a (?:variant|special form) of\b/
      .exec(subrule.text ?? '')?.[1]
      ?.trim();
    return name === undefined ? [] : [{ name, subrule }];
  });
}

/** Variants that are called so and that no form names: trample over planeswalkers, bands with other, typecycling with its bracketed form. */
function unnamedVariants(
  kind: KeywordKind,
  group: Group,
  called: readonly Called[],
  known: readonly KeywordEntry[],
  forms: readonly KeywordForm[],
): readonly KeywordEntry[] {
  const parent = known[0]!;
  const named = new Set(known.map(({ name }) => fold(name)));
  return called
    .filter(({ name }) => !named.has(fold(nameOfForm(name))))
    .map(({ name, subrule }) => {
      const own = forms.filter(({ rule, written }) => rule === subrule.number && written.startsWith('['));
      const others = group.subrules.filter(({ number }) => number !== subrule.number);
      const description = own.length > 0 ? [] : [...descriptionOf(name, [subrule]), ...saidElsewhere(name, others)];
      const { abilityTypes, zones, outside, instances } = parent;
      return {
        ...NOTHING,
        name,
        spoken: spokenForms(name, group.subrules),
        kind,
        rule: subrule.number,
        variantOf: parent.name,
        abilityTypes,
        zones,
        outside,
        forms: own,
        description,
        instances,
      };
    });
}

function keywordsOf(kind: KeywordKind, group: Group): readonly KeywordEntry[] {
  const texts = group.subrules.flatMap(({ text }) => text ?? []);
  const forms = formsOf(group.subrules);
  const called = calledVariants(group);
  const ofVariants = new Set(called.map(({ subrule }) => subrule.number));
  const ofHeading = forms.filter(({ rule, written }) => !(written.startsWith('[') && ofVariants.has(rule)));
  const own = namesOfHeading(group.heading, texts).map(({ name, aliases }) =>
    entryOf(kind, group, name, [...aliases, ...listedAbilities(name, texts), ...formerNamesOf(name)], ofHeading),
  );
  const variants = variantsOf(kind, group, own, ofHeading);
  return [...own, ...variants, ...unnamedVariants(kind, group, called, [...own, ...variants], forms)];
}

/** The keywords of an edition: abilities, actions and their variants in the order of their rules, then ability words. */
export function readKeywords(rules: readonly RuleWords[]): readonly KeywordEntry[] {
  const words = listedAbilityWords(rules.find(({ number }) => number === ABILITY_WORDS_RULE)?.text ?? '');
  return [
    ...groupsOf('702', rules).flatMap((group) => keywordsOf('ability', group)),
    ...groupsOf('701', rules).flatMap((group) => keywordsOf('action', group)),
    ...words.map(
      (word): KeywordEntry => ({
        ...NOTHING,
        name: word.charAt(0).toUpperCase() + word.slice(1),
        kind: 'ability word',
        rule: ABILITY_WORDS_RULE,
        variantOf: null,
      }),
    ),
  ];
}
