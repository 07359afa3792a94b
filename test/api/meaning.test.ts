import { expect, test } from '@jest/globals';
import { meaningOf } from '../../src/api/keywords/meaning.ts';
import { KeywordRegistry } from '../../src/api/keywords/registry.ts';
import { readFace } from '../../src/oracle/index.ts';
import { keywordUses } from '../../src/oracle/uses/index.ts';

const rule = (number: string, text: string | null, heading: string | null = null) => ({ number, heading, text });
/** Invented sentences in the forms of the official text, under keywords that are printed in each way. */
const registry = new KeywordRegistry([
  rule('701.2', null, 'Sacrifice'),
  rule('702.2', null, 'Frobbing'),
  rule(
    '702.2a',
    '“Frobbing N” means “This permanent enters with N frob counters on it.” “Frobbing” means “This permanent frobs.”',
  ),
  rule('702.3', null, 'Shielding'),
  rule('702.3a', 'Shielding [cost] means “Whenever it is targeted, counter that spell unless that player pays [cost].”'),
  rule('702.4', null, 'Equip'),
  rule('702.4a', '“Equip [cost]” means “[Cost]: Attach this permanent to target creature you control.”'),
  rule('702.5', null, 'Likeness'),
  rule('702.5a', '“Likeness for [text]” means “This costs {1} less for each [text] you control.”'),
  rule('702.6', null, 'Brag'),
  rule('702.6a', '“Brag — [Cost]: [Effect]” means “[Cost]: [Effect]. Activate only once.”'),
  rule('702.7', null, 'Soaring'),
  rule('702.7a', 'Soaring is an evasion ability.'),
  rule('702.7b', 'A creature with soaring can’t be caught.'),
  rule('702.8', null, 'Cycling'),
  rule('702.8a', '“Cycling [cost]” means “[Cost], Discard this card: Draw a card.”'),
  rule(
    '702.8b',
    'Typecycling is a variant of the cycling ability. “[Type]cycling [cost]” means “[Cost]: Search for a [type] card.”',
  ),
  rule('702.9', null, 'Retreat'),
  rule('702.9a', '“Retreat” on a permanent means “This permanent retreats.”'),
  rule('702.9b', '“Retreat” on an instant or sorcery spell means “This spell retreats.”'),
]);
const find = keywordUses(registry.names);

test.each<[text: string, meaning: readonly string[], type?: string]>([
  ['Frobbing 3', ['This permanent enters with 3 frob counters on it.']],
  ['Frobbing 1', ['This permanent enters with a frob counter on it.']],
  ['Frobbing', ['This permanent frobs.']],
  ['Shielding {2}', ['Whenever it is targeted, counter that spell unless that player pays {2}.']],
  ['Shielding—Pay 3 life.', ['Whenever it is targeted, counter that spell unless that player pays 3 life.']],
  ['Shielding—Discard a card.', ['Whenever it is targeted, counter that spell unless that player discards a card.']],
  ['Equip {2}', ['{2}: Attach this permanent to target creature you control.']],
  ['Equip—Pay 3 life.', ['Pay 3 life: Attach this permanent to target creature you control.']],
  ['Equip legendary creature {3}', ['{3}: Attach this permanent to target legendary creature you control.']],
  ['Equip Knight {1}', ['{1}: Attach this permanent to target Knight creature you control.']],
  ['Likeness for artifacts', ['This costs {1} less for each artifact you control.']],
  ['Brag — {1}{R}: Draw a card.', ['{1}{R}: Draw a card. Activate only once.']],
  ['Soaring', ['A creature with soaring can’t be caught.']],
  ['Islandcycling {2}', ['{2}: Search for an Island card.']],
  ['Retreat', ['This permanent retreats.']],
  ['Retreat', ['This spell retreats.'], 'Sorcery'],
  ['Frobbing seventeen', []],
])('%s', (text, meaning, type = 'Creature') => {
  const face = { name: 'Testling', supertypes: [], types: [type], subtypes: [], oracleText: text };
  const [use] = find(face, readFace(face));
  const printed = { ...face, manaCost: null, typeLine: type, power: null, toughness: null, loyalty: null, defense: null, colorIndicator: null };
  const facts = { manaValue: 0, colors: [] };
  const found = use === undefined ? [] : meaningOf({ use, keyword: registry.byName(use.keyword)!, face: { face: printed, facts, of: null } });
  expect(found).toEqual(meaning);
}); // biome-ignore format: a table
