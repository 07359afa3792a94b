import { oneOf } from '../../kit/choice.ts';
import { framed } from '../../kit/extend.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { Chain, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, AllOfThem, Amount, Clause, ObjectPhrase, PlayerPhrase, Recipients } from '../../tree/index.ts';
import { number } from '../numbers.ts';
import { duration, namedPlayer, objects } from '../symbols.ts';

const one = oneOf<ObjectPhrase | PlayerPhrase>('whom', [objects, namedPlayer]);
type Damaged = ObjectPhrase | PlayerPhrase;
const LINKS = ['and', 'or', 'and/or'] as const;
/** A player and objects, in either order; objects alone are one phrase. */
const several = (label: string, first: Phrase<Damaged>, then: Phrase<Damaged>): Phrase<Recipients> =>
  form(
    'recipients',
    '<all>',
    {
      all: new Chain<Damaged>(
        label,
        first,
        LINKS.map((words) => ({ name: words, words, follows: then })),
        { least: 2, usual: () => 'and', shape: (links) => links.length === 1 },
      ),
    },
    { against: 'one description rather than several' },
  );
const people = namedPlayer as Phrase<Damaged>;
const things = objects as Phrase<Damaged>;
const both = oneOf<Recipients>('whom', [
  several('a player and objects', people, things),
  several('objects and a player', things, people),
]);
/** Who or what would be dealt damage: "you", "a creature you control", "you and planeswalkers you control", "an opponent or a permanent …". */
export const damaged = oneOf<ObjectPhrase | PlayerPhrase | Recipients>('whom', [one, both]);
export const combat = lexicon<'combat' | 'noncombat'>('which damage', [
  ['combat', 'combat'],
  ['noncombat', 'noncombat'],
]);

const ALL = { kind: 'allOfThem' } as const;
/** "the next 3", "all". */
const howMuch = oneOf<Amount | AllOfThem>('how much damage', [framed('the next', number), form('allOfThem', 'all', {})]);
const prevention: readonly Phrase<Act>[] = [
  form('preventDamage', 'prevent <amount>[ <combat>] damage that would be dealt[ to <to>][ by <by>]', { amount: howMuch, combat, to: damaged, by: objects }),
  form('preventDamage', 'prevent <amount>[ <combat>] damage that would be dealt[ to <to>] <duration> by <by>', { amount: howMuch, combat, to: damaged, duration, by: objects }),
  form('preventDamage', 'prevent <amount>[ <combat>] damage that would be dealt <duration> to <to>', { amount: howMuch, combat, duration, to: damaged }, { wording: { place: 'middle' } }),
  form('preventDamage', 'prevent <amount>[ <combat>] damage[ <$that>] <by> would deal[ to <to>]', { amount: howMuch, combat, $that: lexicon('that', [['that', 'that']]), by: objects, to: damaged }, { wording: { as: 'would' } }),
  form('preventDamage', 'prevent <amount>[ <combat>] damage that would be dealt to and dealt by <to>', { amount: howMuch, combat, to: objects }, { fixed: { both: true } }),
]; // biome-ignore format: one form a line
/** "prevent the next 3 damage that would be dealt to any target this turn": the duration stands at the end of the clause. */
export const preventionActs = prevention;

/** Said of the next time, they are sentences whose subject is the damage. */
const rules: readonly Phrase<Act>[] = [
  form('unpreventable', "[<combat> ]damage can't be prevented", { combat }),
  form('unpreventable', "the damage can't be prevented", {}, { fixed: { by: { kind: 'this' } }, wording: { as: 'the' } }),
  form('unpreventable', "[<combat> ]damage that would be dealt by <by> can't be prevented", { combat, by: objects }),
  form(
    'redirectDamage',
    'all[ <combat>] damage that would be dealt to <to>[ by <by>] is dealt to <instead> instead',
    { combat, to: damaged, by: objects, instead: one },
    { fixed: { amount: ALL } },
  ),
  form(
    'redirectDamage',
    'the next <amount>[ <combat>] damage that would be dealt to <to> <duration> is dealt to <instead> instead',
    { amount: number, combat, to: damaged, duration, instead: one },
  ),
  form(
    'redirectDamage',
    'all[ <combat>] damage that would be dealt to <to> <duration>[ by <by>] is dealt to <instead> instead',
    { combat, to: damaged, duration, by: objects, instead: one },
    { fixed: { amount: ALL } },
  ),
  form(
    'preventDamage',
    'the next time <by> would deal[ <combat>] damage[ to <to>] <duration>, prevent that damage',
    { by: objects, combat, to: damaged, duration },
    { fixed: { amount: ALL, once: true } },
  ),
  form(
    'redirectDamage',
    'the next time <by> would deal[ <combat>] damage[ to <to>] <duration>, that damage is dealt to <instead> instead',
    { by: objects, combat, to: damaged, duration, instead: one },
    { fixed: { amount: ALL, once: true } },
  ),
  form(
    'redirectDamage',
    'the next time[ <combat>] damage would be dealt to <to> <duration>, that damage is dealt to <instead> instead',
    { combat, to: damaged, duration, instead: one },
    { fixed: { amount: ALL, once: true } },
  ),
  form(
    'redirectDamage',
    'the next <amount>[ <combat>] damage that <by> would deal to <to> <duration> is dealt to <instead> instead',
    { amount: number, combat, by: objects, to: damaged, duration, instead: one },
  ),
  form('damageAsThough', 'all damage is dealt[ to <to>] as though its source had <keyword>', {
    to: one,
    keyword: lexicon('a keyword', [
      ['wither', 'wither'],
      ['infect', 'infect'],
    ]),
  }),
  form('lifeFloor', 'damage that would reduce your life total to less than <least> reduces it to <$same> instead', {
    least: lexicon('how much life', [['1', 1]]),
    $same: lexicon('as much', [['1', '1']]),
  }),
];
const subject = { kind: 'you', wording: { implied: 'yes' } } as const;
/** "Damage can't be prevented": sentences whose subject is the damage. */
export const damageClauses: readonly Phrase<Clause>[] = [
  form(
    'clause',
    '<acts>',
    { acts: single(oneOf<Act>('a rule about damage', rules)) },
    { fixed: { subject: { kind: 'you', wording: { implied: 'damage' } } } },
  ),
];
/** What is so of damage for as long as a permanent is there: its prevention too. */
export const damageStatics: readonly Phrase<Clause>[] = [
  ...damageClauses,
  form('clause', '<acts^many>', { acts: single(oneOf<Act>('a rule about damage', prevention)) }, { fixed: { subject } }),
];
