// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Clause, ObjectPhrase, Statement } from '../tree/index.ts';
import { beginning, objects } from './symbols.ts';

const SPELL = { kind: 'this', wording: { noun: 'spell' } } as const;

const CARD = { kind: 'this', wording: { noun: 'card' } } as const;

const YOU = { kind: 'you', wording: { implied: 'yes' } } as const;

const OWNER = { kind: 'ownerOf', of: { kind: 'that', many: false }, wording: { case: 'its' } } as const;

/** "the permanent this spell becomes" (CR 608.3g). */
const becomes: Phrase<ObjectPhrase> = form('this', 'the permanent this spell becomes', {}, { wording: { permanent: 'becomes' }, number: 'one' }); // biome-ignore format: one line

const later: Phrase<Clause> = form('clause', '<acts^many> <delayed>', {
  acts: single(oneOf<Act>('what happens to the permanent', [
    form('move', "return <objects> to its owner's hand", { objects: becomes }, { fixed: { to: { kind: 'destination', zone: 'hand', whose: OWNER } }, wording: { verb: 'return' } }),
    form('sacrifice', 'sacrifice <objects>', { objects: becomes }),
    form('exile', 'exile <objects>', { objects: becomes }),
  ])),
  delayed: beginning,
}, { fixed: { subject: YOU } }); // biome-ignore format: a table

/** "at the beginning of your next upkeep, you may cast this card from exile without paying its mana cost". */
const castLater: Phrase<Clause> = form('clause', '<delayed>, you may <acts>', {
  delayed: beginning,
  acts: single(form('castOrPlay', 'cast this card from exile without paying its mana cost', {}, { fixed: { how: 'cast', objects: CARD, withoutPaying: true } })),
}, { fixed: { subject: { kind: 'you' }, optional: true }, wording: { delayedAt: 'lead' } }); // biome-ignore format: one sentence

/** What happens to the spell as it leaves the stack: "exile this card instead of putting it anywhere else any time it would leave the stack". */
export const leaving: readonly Phrase<Statement>[] = [
  form('replacement', 'exile this card instead of putting it anywhere else any time it would leave the stack', {}, {
    fixed: { event: { kind: 'leavesTheStack', subject: SPELL }, then: { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: CARD }] } },
  }),
  form('replacement', 'exile it instead of putting it anywhere else any time it would leave the stack', {}, {
    fixed: { event: { kind: 'leavesTheStack', subject: SPELL }, then: { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: CARD }] } },
    wording: { as: 'it' },
  }),
  form('replacement', "put this spell into its owner's hand instead of into that player's graveyard as it resolves", {}, {
    fixed: {
      event: { kind: 'leavesTheStack', subject: SPELL, resolving: true },
      then: { kind: 'clause', subject: YOU, acts: [{ kind: 'move', objects: SPELL, to: { kind: 'destination', zone: 'hand', whose: OWNER } }] },
    },
  }),
  form('replacement', "if a player would discard this card, that player discards it, but exiles it instead of putting it into their graveyard", {}, {
    fixed: {
      event: { kind: 'isPutInto', subject: CARD, zone: 'graveyard', from: 'hand', byDiscard: true },
      then: { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: CARD }] },
    },
  }),
  form('replacement', 'instead of putting it into your graveyard as it resolves, exile it and, <later>', { later: castLater }, {
    fixed: {
      event: { kind: 'leavesTheStack', subject: SPELL, resolving: true },
      then: { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: CARD }] },
    },
  }),
  form('createsDelayed', '<then>', { then: later }),
  form('createsDelayed', '<then>. Its owner may cast this card after the current turn has ended for as long as it remains exiled', { then: later }, { fixed: { castLater: true } }),
  form('asYouCascade', 'as you cascade, you may put <objects> from among the exiled cards onto the battlefield[ <tapped>]', { objects, tapped: flag('tapped') }),
  form('bracketsRemoved', "change its text by removing all text found within square brackets in the spell's rules text", {}),
  form('targetsBecomeEach', 'change its text by replacing all instances of the word “target” with the word “each”', {}),
]; // biome-ignore format: one form a line
