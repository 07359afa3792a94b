import { createHash } from 'node:crypto';
import { KEYWORD_TABLE } from '../../keywords/index.ts';
import type { KeywordNames } from '../../oracle/uses/index.ts';
import { type KeywordEntry, type RuleWords, readKeywords, typeVariant } from '../../rules/keywords/index.ts';
import { isUnder } from '../../rules/numbers.ts';
import { isTypeWord, typeAsPrinted } from '../../rules/vocabulary/typeWords.ts';
import { engineVersion } from '../../scenario/index.ts';
import type { KeywordModel } from './model.ts';

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

export const keywordKey = ({ name }: Pick<KeywordEntry, 'name'>): string => fold(name);

/** A keyword's name as people write it, with or without its hyphens and exclamation mark. */
const loose = (name: string): string => fold(name).replaceAll(/[-'!]/g, '').replaceAll(' ', '');

/** The keywords of one edition, joined with what the engine knows of them. */
export class KeywordRegistry {
  /** By name. */
  readonly all: readonly KeywordModel[];
  /** The names to look for in the words of cards. */
  readonly names: KeywordNames;
  /** What the readings of cards depend on besides their words: the language, and these names. */
  readonly languageBuild: string;
  readonly #byName = new Map<string, KeywordModel>();
  readonly #byLooseName = new Map<string, KeywordModel>();
  readonly #byRule = new Map<string, KeywordModel[]>();

  constructor(rules: readonly RuleWords[]) {
    const hasText = rules.some(({ text }) => text !== null);
    const models = readKeywords(rules).map(
      (entry): KeywordModel => ({ ...entry, hasText, known: entry.kind === 'ability' ? knownOf(entry) : null }),
    );
    for (const model of models) {
      for (const name of [model.name, ...model.aliases.flatMap(withItsEnd)]) {
        if (!this.#byName.has(fold(name))) this.#byName.set(fold(name), model);
        if (!this.#byLooseName.has(loose(name))) this.#byLooseName.set(loose(name), model);
      }
      const rule = model.rule.replace(/[a-z]$/, '');
      this.#byRule.set(rule, [...(this.#byRule.get(rule) ?? []), model]);
    }
    const printed = (kind: KeywordEntry['kind']) => models.filter((model) => model.kind === kind).flatMap(printedNames);
    this.names = { abilities: printed('ability'), actions: printed('action'), abilityWords: printed('ability word') };
    this.languageBuild = createHash('sha256')
      .update(JSON.stringify([engineVersion(), this.names]))
      .digest('hex')
      .slice(0, 16);
    this.all = models
      .filter((model) => this.#byName.get(keywordKey(model)) === model)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /**
   * The keyword with this name, a variant's too; of landwalk and its like for every type (islandwalk, snow landwalk). "Protection from red" is
   * protection, as it is written with a quality.
   */
  byName(name: string): KeywordModel | null {
    const found = this.#byName.get(fold(name)) ?? this.#ofType(name) ?? this.#byLooseName.get(loose(name));
    if (found) return found;
    const [, bare] = /^(.+?) (?:from|for|onto|with)\b/i.exec(name.trim()) ?? [];
    return bare === undefined ? null : (this.#byName.get(fold(bare)) ?? null);
  }

  #ofType(name: string): KeywordModel | null {
    const variant = typeVariant(name, isTypeWord);
    const base = variant && this.#byName.get(fold(variant.of));
    if (!variant || !base) return null;
    const type = variant.type.split(' ').map(typeAsPrinted).join(' ');
    const filled = (text: string) =>
      text.replaceAll(/\ba (?=\[type\])/g, /^[aeiou]/i.test(type) ? 'an ' : 'a ').replaceAll(/\[(?:type|quality)\]/gi, type);
    return {
      ...base,
      name: variant.name,
      aliases: [],
      variantOf: base.name,
      forms: base.forms.map((form) => ({ ...form, written: filled(form.written), sentences: form.sentences.map(filled) })),
    };
  }

  /** The keywords that a rule, or the rule that a subrule belongs to, defines; of a part or section those that the rules in it define. */
  ofRule(number: string): readonly KeywordModel[] {
    if (!number.includes('.')) return this.all.filter(({ rule, kind }) => kind !== 'ability word' && isUnder(rule, number));
    const models = this.#byRule.get(number.replace(/[a-z]$/, '')) ?? [];
    const own = models.filter(({ rule, kind }) => rule === number || kind !== 'ability word');
    return /[a-z]$/.test(number) ? own.filter(({ rule, variantOf }) => variantOf === null || rule === number) : own;
  }

  /** The keywords that share a rule with this one: what it is a variant of, its variants and theirs. */
  familyOf(keyword: KeywordModel): readonly KeywordModel[] {
    const rule = keyword.rule.replace(/[a-z]$/, '');
    if (keyword.kind === 'ability word') return [];
    return (this.#byRule.get(rule) ?? []).filter((other) => keywordKey(other) !== keywordKey(keyword));
  }
}

/** “Partner—Friends forever” is also called “Friends forever”. */
const withItsEnd = (alias: string): readonly string[] => [alias, ...alias.split('—').slice(1)];

/** What a keyword is called on cards: its name, or of one with a symbol the symbol. */
function printedNames({ name, aliases }: KeywordEntry): readonly string[] {
  const symbols = aliases.filter((alias) => !/[a-z]/i.test(alias));
  return (symbols.length > 0 ? symbols : [name]).map((one) => one.toLowerCase().replaceAll('’', "'"));
}

/** The engine's keyword of that name; a variant that it doesn't know by its own name isn't what the keyword itself is. */
function knownOf(entry: KeywordEntry) {
  return KEYWORD_TABLE.get(entry.name.toLowerCase().replaceAll('’', "'")) ?? null;
}
