import { z } from 'zod';

/** What a document may hold at most; generous for people, small for a machine. */
export const LIMITS = {
  /** Bytes of one scenario's text over the API; files may hold many scenarios and be larger. */
  documentBytes: 256 * 1024,
  fileBytes: 32 * 1024 * 1024,
  depth: 24,
  aliases: 1000,
  name: 200,
  /** The whole words of an ability. */
  ability: 2000,
  text: 20_000,
  list: 1000,
  objects: 5000,
  /** Cards of one library, unknown ones among them, each of which is an object. The rules know no most (CR 100.5). */
  library: 100_000,
  actions: 2000,
  players: 12,
  amount: 1_000_000,
} as const;

/** A short piece of text: a name, or the first words of something. */
export const word = (meaning: string) => z.string().min(1).max(LIMITS.name).describe(meaning);

/** The words of an ability, or the first of them. */
export const abilityWords = (meaning: string) => z.string().min(1).max(LIMITS.ability).describe(meaning);

/** A longer piece of text. */
export const prose = (meaning: string) => z.string().max(LIMITS.text).describe(meaning);

export const flag = (meaning: string) => z.boolean().describe(meaning);

/** A number of things: 0, 1, 2 … */
export const amount = (meaning: string) => z.int().min(0).max(LIMITS.amount).describe(meaning);

/** A number counted from 1. */
export const ordinal = (meaning: string) => z.int().min(1).max(LIMITS.amount).describe(meaning);

/** A number that may be negative, such as a life total or a creature's power. */
export const integer = (meaning: string) => z.int().min(-LIMITS.amount).max(LIMITS.amount).describe(meaning);

export const list = <T extends z.ZodType>(item: T, meaning: string) => z.array(item).max(LIMITS.list).describe(meaning);

/** A list in which nothing to compare with would be a mistake. */
export const someOf = <T extends z.ZodType>(item: T, meaning: string) => z.array(item).min(1).max(LIMITS.list).describe(meaning);

export const counters = (meaning: string) => z.record(word('A kind of counter'), amount('How many')).describe(meaning);

/** Names of things with an amount for each. */
export const amounts = (meaning: string) => z.record(word('A reference'), amount('How much')).describe(meaning);

/** A rule's number as text; a trailing period is accepted and dropped. */
export const ruleNumber = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3}[a-z]?)?\.?$/, { error: 'is not a rule number; rule numbers look like "702", "702.62" or "702.62a"' })
  .transform((number) => number.replace(/\.$/, ''))
  .describe('A number of the Comprehensive Rules, in quotes: "702.62a"');

export const ruleNumbers = (meaning: string) => list(ruleNumber, meaning);

/** Mana in a pool, one symbol for each mana (CR 106.4). */
export const poolMana = (meaning: string) =>
  z
    .string()
    .max(LIMITS.text)
    .regex(/^(\{[WUBRGC]\})*$/, {
      error: 'is not mana in a pool; write one symbol for each mana, such as "{U}{U}", with {C} for colorless mana',
    })
    .describe(meaning);

/** Mana symbols as in a cost; their meaning is checked by whoever pays. */
export const manaSymbols = (meaning: string) =>
  z
    .string()
    .max(LIMITS.name)
    .regex(/^(\{[^{}\s]+\})*$/, { error: 'is not a row of mana symbols; write each in braces, such as "{2}{U}"' })
    .describe(meaning);
