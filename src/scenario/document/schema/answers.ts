import { z } from 'zod';
import { amounts, integer, LIMITS, list, manaSymbols, amount as number_, word } from './primitives.ts';

/** What an answer says, whatever the decision: a yes or no, a word or reference, a number, a list, or a mapping. */
export type AnswerValue =
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'list'; readonly items: readonly AnswerValue[] }
  | { readonly kind: 'mapping'; readonly entries: Readonly<Record<string, AnswerValue>> };

/** One item of `choices` or `choose`; `for` names the only decision that may take it, by its source or its kind. */
export interface AnswerItem {
  readonly value: AnswerValue;
  readonly for?: string;
}

type RawAnswer = boolean | number | string | readonly RawAnswer[] | { readonly [key: string]: RawAnswer };

const rawAnswer: z.ZodType<RawAnswer, RawAnswer> = z
  .lazy(() =>
    z.union([
      z.boolean(),
      integer('A number'),
      word('A reference or a word'),
      z.array(rawAnswer).max(LIMITS.list),
      z.record(word('A reference, or what a part of the answer is for'), rawAnswer),
    ]),
  )
  .meta({ id: 'AnswerValue', description: 'yes or no, a reference or word, a number, a list of these, or a mapping' });

function answerValue(raw: RawAnswer): AnswerValue {
  if (typeof raw === 'boolean') return { kind: 'yesNo', yes: raw };
  if (typeof raw === 'number') return { kind: 'number', number: raw };
  if (typeof raw === 'string') return { kind: 'word', word: raw };
  if (Array.isArray(raw)) return { kind: 'list', items: raw.map(answerValue) };
  return { kind: 'mapping', entries: Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, answerValue(value)])) };
}

/** A whole answer `yes` or `no` is a yes or no, however it is written; inside a list it stays a word. */
function wholeAnswer(raw: RawAnswer): AnswerValue {
  const lower = typeof raw === 'string' ? raw.toLowerCase() : raw;
  return answerValue(lower === 'yes' ? true : lower === 'no' ? false : raw);
}

const addressedAnswer = z.strictObject({
  answer: rawAnswer,
  for: word('The name of the source, or the kind, of the only decision that takes this answer').exactOptional(),
});

const isAddressed = (raw: object): boolean => 'answer' in raw;

/** One item of an answer list. A mapping with the key `answer` is an addressed answer, any other mapping is the answer itself. */
export const answer = z
  .union([rawAnswer, addressedAnswer])
  .check((context) => {
    const raw = context.value;
    if (typeof raw !== 'object' || Array.isArray(raw) || !isAddressed(raw) || addressedAnswer.safeParse(raw).success) return;
    const message = 'has the key "answer" and may have nothing beside it but "for", the name of a source or a kind of decision';
    context.issues.push({ code: 'custom', message, input: raw });
  })
  .transform((raw): AnswerItem => {
    if (typeof raw !== 'object' || Array.isArray(raw) || !isAddressed(raw)) return { value: wholeAnswer(raw as RawAnswer) };
    const addressed = raw as z.output<typeof addressedAnswer>;
    return { value: wholeAnswer(addressed.answer), ...(addressed.for === undefined ? {} : { for: addressed.for }) };
  })
  .meta({ id: 'Answer', description: 'The answer to one decision' });

export const answers = (meaning: string) => list(answer, meaning);

/** What pays one part of a cost. */
export type PaidWith =
  | { readonly kind: 'objects'; readonly objects: readonly string[] }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'each'; readonly each: Readonly<Record<string, number>> };

const several = list(word('A reference'), 'The objects that pay').transform(
  (named): PaidWith => ({ kind: 'objects', objects: named }),
);
const one = word('The one object that pays').transform((named): PaidWith => ({ kind: 'objects', objects: [named] }));
const objects = z.union([several, one]);
const howMany = number_('How much').transform((amount): PaidWith => ({ kind: 'amount', amount }));
const each = amounts('How many from each object').transform((named): PaidWith => ({ kind: 'each', each: named }));

const objectsOrAmount = (meaning: string) => z.union([objects, howMany]).describe(meaning).exactOptional();

/** `pay`: what pays a cost where it matters; what it leaves out is paid automatically. */
export const payment = z
  .strictObject({
    tap: objectsOrAmount('Permanents to tap; [] declines an optional tap'),
    untap: objectsOrAmount('Permanents to untap'),
    sacrifice: objectsOrAmount('Permanents to sacrifice'),
    exile: objectsOrAmount('Cards or permanents to exile'),
    discard: objectsOrAmount('Cards to discard'),
    return: objectsOrAmount("Permanents to return to their owner's hand"),
    reveal: objectsOrAmount('Cards to reveal'),
    removeCounters: z
      .union([objects, howMany, each])
      .describe('The objects from which counters are removed, or how many')
      .exactOptional(),
    life: number_('How much life to pay').exactOptional(),
    delve: objectsOrAmount('Cards in the graveyard to exile for delve'),
    convoke: objectsOrAmount('Creatures to tap for convoke'),
    improvise: objectsOrAmount('Artifacts to tap for improvise'),
    waterbend: objectsOrAmount('Artifacts and creatures to tap for a waterbend cost'),
    assist: z
      .union([
        howMany,
        amounts('The player who assists, and how much').transform((named): PaidWith => ({ kind: 'each', each: named })),
      ])
      .describe('How much of the generic mana another player pays, and who')
      .exactOptional(),
    mana: manaSymbols('Mana to pay with').exactOptional(),
    manaFrom: list(word('A reference'), 'Permanents that the mana comes from').exactOptional(),
  })
  .meta({ id: 'Payment', description: "What pays a cost where it matters: the cost's verb, with objects or an amount" });
