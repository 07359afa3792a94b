import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, LastingStatement, ObjectPhrase, Sentence, Statement, Subject } from '../tree/index.ts';
import { manaCost } from './costs.ts';
import { duration, filters, objects } from './symbols.ts';

const ordinal = lexicon<number>('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);
const direction = lexicon<'more' | 'less'>('more or less', [
  ['more', 'more'],
  ['less', 'less'],
]);
/** "the first creature spell you cast each turn". */
export const nthSpell: Phrase<ObjectPhrase> = form('nthSpell', 'the <ordinal> <filter^one> you cast each turn', { ordinal, filter: filters }, { number: 'one' }); // biome-ignore format: one line
const nextSpell: Phrase<ObjectPhrase> = form('nthSpell', 'the next <filter^one> you cast this turn', { filter: filters }, { fixed: { ordinal: 1, next: true }, wording: { as: 'next' }, number: 'one' }); // biome-ignore format: one line
const COST = { of: 'casting' } as const;
const uncountered: Phrase<Act> = form(
  'cant',
  "can't be countered",
  {},
  { fixed: { what: [{ kind: 'deed', deed: 'beCountered' }] } },
);

const costs: Phrase<Statement> = form('costChange', '<objects> costs/cost^objects <cost> <direction> to cast', { objects, cost: manaCost, direction }, { fixed: COST }); // biome-ignore format: one line
type Lasting = LastingStatement['statement'];
/** What is so of the next spell, or of spells for the rest of the turn. */
const thisTurn: Phrase<Lasting> = oneOf<Lasting>('what is so of spells', [
  form('costChange', '<objects> costs <cost> <direction> to cast', { objects: nextSpell, cost: manaCost, direction }, { fixed: COST }),
  form('costChange', '<objects> this turn costs/cost^objects <cost> <direction> to cast', { objects, cost: manaCost, direction }, { fixed: COST, wording: { turn: 'this' } }),
  form('castAsThoughFlash', '<objects> can be cast as though it had flash', { objects: nextSpell }, { wording: { as: 'canBe' } }),
  form('clause', '<subject> <acts>', { subject: nextSpell as Phrase<Subject>, acts: single(uncountered) }),
  form('clause', '<subject> this turn <acts>', { subject: objects as Phrase<Subject>, acts: single(uncountered) }, { wording: { turn: 'this' } }),
]); // biome-ignore format: one form a line
export const spellsForAWhile: readonly Phrase<Sentence>[] = [
  form('lastingStatement', '<statement>', { statement: thisTurn }, { fixed: { duration: { kind: 'thisTurn' } }, wording: { at: 'spells' } }),
  form('lastingStatement', '<duration>, <statement>', { duration, statement: costs as Phrase<Lasting> }),
  form('lastingStatement', '<statement> <duration>', { duration, statement: costs as Phrase<Lasting> }, { wording: { at: 'end' } }),
]; // biome-ignore format: one form a line

/** "the player or planeswalker it's attacking". */
const attacker = oneOf<ObjectPhrase>('the attacking creature', [form('that', 'it', {}, { fixed: { many: false } })]);
export const attackedBy: readonly Phrase<ObjectPhrase>[] = [
  form('attackedBy', "the player or planeswalker <attacker>'s attacking", { attacker }, { number: 'one' }),
  form('attackedBy', 'the player or planeswalker <attacker> is attacking', { attacker: objects }, { wording: { verb: 'is' }, number: 'one' }),
]; // biome-ignore format: one form a line
