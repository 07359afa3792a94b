import { readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event, Recipients } from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { whose } from './modifiers.ts';
import { number } from './numbers.ts';
import { roomEvents } from './rooms.ts';
import { objects, player } from './symbols.ts';

/** "you or a planeswalker you control". */
const YOURS = {
  kind: 'recipients',
  all: [
    { kind: 'you' },
    {
      kind: 'some',
      quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
      filter: {
        kind: 'filter',
        adjectives: [],
        types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'planeswalker' }] }],
        modifiers: [{ kind: 'controlledBy', player: { kind: 'you' } }],
      },
    },
  ],
} as const;
/** Any player or any planeswalker. */
const PLAYER_OR_WALKER = [
  { kind: 'somePlayer', who: 'player' },
  {
    kind: 'some',
    quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
    filter: {
      kind: 'filter',
      adjectives: [],
      types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'planeswalker' }] }],
      modifiers: [],
    },
  },
] as const;
export const whoOrWalker: Phrase<Recipients> = form(
  'recipients',
  'a player or planeswalker',
  {},
  { fixed: { all: PLAYER_OR_WALKER } },
);
/** "enchanted artifact is put into a graveyard", "a permanent is put into a graveyard": what is one comes from the battlefield. */
const fromHere: Phrase<Event> = readIf(
  form('isPutInto', '<subject> is/are^subject put into a graveyard', { subject: objects }, { fixed: { zone: 'graveyard', from: 'battlefield' }, wording: { from: 'unsaid' } }),
  ({ subject }) => subject.kind === 'attached' || (subject.kind === 'some' && subject.filter.kind === 'filter' && subject.filter.noun === 'permanent'),
); // biome-ignore format: one form a line
/** Attacks on a player or what that player controls, and cards that leave graveyards. */
export const furtherEvents: readonly Phrase<Event>[] = [
  ...roomEvents,
  form('expends', '<player> expends/expend^player <amount>', { player, amount: number }),
  form('attacks', '<subject> attacks/attack^subject <$you>', { subject: objects, $you: lexicon('whom', [['you or a planeswalker you control', 'one'], ['you and/or one or more planeswalkers you control', 'several']]) }, { fixed: { whom: YOURS } }),
  form('activates', '<player> activates/activate^player an ability[ of <object>][ <notMana>]', { player, object: objects, notMana: flag("that isn't a mana ability") }),
  form('activates', '<player> activates/activate^player an ability[ of <object>], <notMana>', { player, object: objects, notMana: flag("if it isn't a mana ability") }, { wording: { as: 'if' } }),
  form('abilityCountered', "<subject>'s ability is countered", { subject: objects }),
  form('eitherEvent', '<subject> blocks/block^subject or becomes/become^subject blocked by <by>', { subject: objects, by: objects }, { fixed: { deeds: ['blocks', 'becomesBlocked'] } }),
  form('isDealtDamage', "you're dealt[ <combat>] damage", { combat }, { fixed: { subject: { kind: 'you' } }, wording: { verb: 're' } }),
  fromHere,
  form('isPutInto', '<subject> is/are^subject exiled from the battlefield', { subject: objects }, { fixed: { zone: 'exile', from: 'battlefield' } }),
  form('mutates', '<subject> mutates/mutate^subject', { subject: objects }),
  form('leavesTheGraveyard', '<subject> leaves/leave^subject <whose> graveyard', { subject: objects, whose }),
]; // biome-ignore format: one form a line
