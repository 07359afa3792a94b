import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, Event, Filter, ObjectPhrase } from '../tree/index.ts';
import { bareCount } from './numbers.ts';
import { objects } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const BEARER = { kind: 'status', status: 'ringBearer' } as const;
const YOURS: Filter = {
  kind: 'filter',
  adjectives: [BEARER],
  noun: 'permanent',
  modifiers: [{ kind: 'controlledBy', player: YOU }],
};
const tempted = { kind: 'ringTemptations', player: YOU } as const;

/** "your Ring-bearer": there is at most one (CR 701.54a, e). */
export const ringBearers: readonly Phrase<ObjectPhrase>[] = [
  form('each', 'your Ring-bearer', {}, { fixed: { filter: YOURS }, wording: { by: 'ringBearer' }, number: 'one' }),
];

/** The Ring tempts a player once that player has done what it asks for (CR 701.54d). */
export const ringEvents: readonly Phrase<Event>[] = [
  form('doesKeywordAction', 'the Ring tempts you', {}, { fixed: { player: YOU, action: 'ringTempts' } }),
  form('doesKeywordAction', 'you choose <object> as your Ring-bearer', { object: objects }, { fixed: { player: YOU, action: 'chooseRingBearer' } }),
]; // biome-ignore format: one form a line

export const ringConditions: readonly Phrase<Condition>[] = [
  form('isRingBearer', '<object> is your Ring-bearer', { object: objects }),
  form('controlsNo', "you don't control a Ring-bearer", {}, { fixed: { player: YOU, filter: { kind: 'filter', adjectives: [BEARER], noun: 'permanent', modifiers: [] } }, wording: { as: 'ringBearer' } }),
  form('choseRingBearer', 'you chose <creature> as your Ring-bearer', { creature: objects }),
  form('compare', 'the Ring has tempted you <right> or more times this game', { right: bareCount }, { fixed: { left: tempted, comparison: 'orGreater' }, wording: { as: 'tempted' } }),
]; // biome-ignore format: one form a line
