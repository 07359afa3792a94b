import { choice } from '../kit/choice.ts';
import type {
  Ability,
  Act,
  Adjective,
  Amount,
  Clause,
  Condition,
  Cost,
  Duration,
  Effect,
  EitherFilter,
  Event,
  Filter,
  KeywordAbility,
  Modifier,
  ObjectPhrase,
  PlayerPhrase,
  Sentence,
  Statement,
  Subject,
  TypeTerm,
} from '../tree/index.ts';

/** Places of the grammar that hold each other; `contents.ts` says what may stand in each. */
export const ability = choice<readonly Ability[]>('an ability');
export const act = choice<Act>('an instruction', { agrees: true });
export const simpleAct = choice<Act>('an instruction', { agrees: true });
export const staticAct = choice<Act>('a statement', { agrees: true });
export const adjective = choice<Adjective>('an adjective');
export const amount = choice<Amount>('an amount');
export const clause = choice<Clause>('a sentence');
/** A clause that names its subject. */
export const explicitClause = choice<Clause>('a sentence');
export const condition = choice<Condition>('a condition');
export const cost = choice<Cost>('a cost');
export const duration = choice<Duration>('a duration');
export const effect = choice<Effect>('an effect');
export const event = choice<Event>('an event');
export const beginning = choice<Event>('a step');
export const recurring = choice<Event>('a step');
export const filter = choice<Filter>('a description of objects', { agrees: true });
/** A noun with its adjectives alone, as after "that". */
export const bareFilter = choice<Filter>('a noun', { agrees: true });
export const filters = choice<Filter | EitherFilter>('a description of objects', { agrees: true });
export const keyword = choice<KeywordAbility>('a keyword');
/** A keyword, or its name alone: "with cycling". */
export const namedKeyword = choice<KeywordAbility>('a keyword');
export const modifier = choice<Modifier>('a modifier', { agrees: true });
/** One phrase for objects, not several joined. */
export const objectPhrase = choice<ObjectPhrase>('objects');
export const objects = choice<ObjectPhrase>('objects');
/** Phrases that can own something: "that creature's". */
export const possessor = choice<ObjectPhrase>('an owner ("its", "that creature\'s")');
export const namedPlayer = choice<PlayerPhrase>('a player');
export const player = choice<PlayerPhrase>('a player');
export const sentence = choice<Sentence>('a sentence');
export const statement = choice<Statement>('a statement', { agrees: true });
export const subject = choice<Subject>('a subject');
export const typeTerm = choice<TypeTerm>('a type', { agrees: true });
