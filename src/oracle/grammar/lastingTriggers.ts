// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Sentence, SpendOnly } from '../tree/index.ts';
import { untilAMoment } from './durations.ts';
import { clause, condition, event, objects } from './symbols.ts';

const YOUR_UPKEEP = { kind: 'phaseBegins', step: 'upkeep', whose: { kind: 'you' } } as const;
const YOUR_MAIN = { kind: 'phaseBegins', step: 'precombatMain', whose: { kind: 'you' } } as const;

/** Delayed triggered abilities: the next time, or each time as long as they last (CR 603.7, 603.7b). */
export const delayedTriggers: readonly Phrase<Sentence>[] = [
  form('delayedTrigger', 'when <event> this turn, <then>', { event, then: clause }),
  form('delayedTrigger', 'when <event>, <then>', { event, then: clause }, { fixed: { anyTime: true } }),
  form('delayedTrigger', 'whenever <event> this turn, <then>', { event, then: clause }, { fixed: { each: true } }),
  form('delayedTrigger', 'at the beginning of each of your upkeeps for the rest of the game, <then>', { then: clause }, { fixed: { each: true, event: YOUR_UPKEEP, duration: { kind: 'restOfGame' } } }),
  form('delayedTrigger', '[if <condition>, ]at the beginning of each of your precombat main phases for the rest of the game, <then>', { condition, then: clause }, { fixed: { each: true, event: YOUR_MAIN, duration: { kind: 'restOfGame' } } }),
  form('delayedTrigger', '<duration>, whenever <event>, <then>', { duration: untilAMoment, event, then: clause }, { fixed: { each: true } }),
]; // biome-ignore format: one form a line

/** How the activating is joined to the casting, and whether of one ability is spoken or of several. */
const $or = lexicon('or', [
  ['or', 'or'],
  ['or to', 'or to'],
  ['and', 'and'],
]);
const $what = lexicon('abilities', [
  ['abilities', 'abilities'],
  ['an ability', 'an ability'],
]);

const also = facts<Pick<SpendOnly, 'also'>>('what else it may be spent on', [
  ['and unlock doors', { also: ['unlocking'] }],
  [', unlock a door, or turn a permanent face up', { also: ['unlocking', 'turningFaceUp'] }],
]);
/** What mana may be spent on (CR 106.6). */
const spendOnly: readonly Phrase<Sentence>[] = [
  form('spendOnly', 'spend this mana only to cast <on>[ <*also>]', { on: objects, '*also': also }),
  form('spendOnly', 'spend this mana only to turn permanents face up', {}, { fixed: { also: ['turningFaceUp'] } }),
  form('spendOnly', 'spend this mana only to cast <on> <$or> activate <$what> of <activating>', { on: objects, $or, $what, activating: objects }),
  form('spendOnly', 'spend this mana only to cast <on> <$or> activate <$what>', { on: objects, $or, $what }, { fixed: { activatingAny: true } }),
  form('spendOnly', 'spend this mana only to activate <$what> of <activating>', { $what, activating: objects }),
  form('spendOnly', 'spend this mana only to activate <$what>[ or cast <on>]', { $what, on: objects }, { fixed: { activatingAny: true } }),
]; // biome-ignore format: one form a line

/** The same, and what mana does that is spent on a spell (CR 106.6). */
export const spending: readonly Phrase<Sentence>[] = [
  ...spendOnly,
  form('whenSpent', 'when <$spent> to cast <on>, <then>', { $spent: lexicon('when it is spent', [['that mana is spent', 'spent'], ['you spend this mana', 'you']]), on: objects, then: clause }, { fixed: { triggers: true } }),
  form('whenSpent', 'if that mana is spent <$on> <on>, <then>', { $on: lexicon('on what', [['on', 'on'], ['to cast', 'cast']]), on: objects, then: clause }),
]; // biome-ignore format: one form a line
