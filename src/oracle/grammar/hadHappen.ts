import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Event } from '../tree/index.ts';
import { objects, player } from './symbols.ts';

const YOURS = { kind: 'you' } as const;
const HAD = { tense: 'had' } as const;

/** "You descended": a permanent card was put into that player's graveyard from anywhere (CR 700.11). */
export const descended: readonly Phrase<Event>[] = [
  form(
    'isPutInto',
    'you descended',
    {},
    {
      fixed: {
        subject: {
          kind: 'some',
          quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
          filter: { kind: 'filter', adjectives: [], noun: 'permanentCard', modifiers: [] },
        },
        whose: { kind: 'you' },
        zone: 'graveyard',
        from: 'anywhere',
      },
      wording: { as: 'descended' },
    },
  ),
];
/** "you had a land enter the battlefield under your control", "an opponent had three or more cards put into their graveyard from anywhere". */
export const hadHappen: readonly Phrase<Event>[] = [
  form('enters', 'you had <subject> enter the battlefield under your control', { subject: objects }, { fixed: { under: YOURS }, wording: HAD }),
  form('enters', '<under> had <subject> enter the battlefield under their control', { under: player, subject: objects }, { wording: HAD }),
  form('isPutInto', '<whose> had <subject> put into their graveyard from anywhere', { whose: player, subject: objects }, { fixed: { zone: 'graveyard', from: 'anywhere' }, wording: HAD }),
]; // biome-ignore format: one form a line
