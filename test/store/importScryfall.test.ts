import { describe, expect, test } from '@jest/globals';
import { face, importing, scryfall, twoFaced, uuid } from './importing.ts';

const { outcomes, take, named, write } = importing();

describe('files of Scryfall', () => {
  const bear = scryfall('Fen Bear');
  test.each([
    ['a bulk file with a card to a line', `[\n${JSON.stringify(bear)}\n]\n`],
    ['a list without line breaks', JSON.stringify([bear])],
    ['a list with many', JSON.stringify([bear], null, 2)],
    ['one card', JSON.stringify(bear, null, 2)],
    ['an answer with several', JSON.stringify({ object: 'list', has_more: false, data: [bear] })],
    ['a card to a line', `${JSON.stringify(bear)}\n`],
  ])('%s', async (_, text) => {
    const [report] = await take('cards', text, { asOf: '2026-08' });
    expect(report).toMatchObject({ counts: { added: 1, skipped: 0 } });
    expect(await named('fen bear')).toMatchObject({
      name: 'Fen Bear',
      oracleId: uuid('1'),
      textSource: 'Scryfall',
      textAsOf: '2026-08',
      textQuality: 'VERBATIM',
      faces: [{ manaCost: '{1}{G}', types: ['Creature'], subtypes: ['Bear'], oracleText: 'Reach', power: '2', toughness: '2' }],
    });
  });

  test.each([
    ['split', 'split'],
    ['flip', 'flip'],
    ['transform', 'transform'],
    ['modal_dfc', 'modal_dfc'],
    ['adventure', 'adventure'],
    ['battle', 'transform'],
    ['something new', 'modal_dfc'],
  ])('the layout %s has two faces and is %s', async (layout, expected) => {
    const [report] = await take(
      'cards',
      twoFaced(layout, { mana_cost: '{R}', oracle_text: 'Draw a card.' }, { mana_cost: '{2}{U}' }),
    );
    expect(await named('bone')).toMatchObject({
      name: 'Ash // Bone',
      layout: expected,
      faces: [
        { name: 'Ash', manaCost: '{R}', types: ['Instant'], oracleText: 'Draw a card.' },
        { name: 'Bone', manaCost: '{2}{U}' },
      ],
    });
    const isTold = report!.remarks.some(
      (remark) => remark.includes('the layout “something new” isn’t known') || remark.includes("“something new” isn't known"),
    );
    expect(isTold).toBe(layout === 'something new');
  });

  test.each([
    ['meld', {}, 'meld'],
    ['prototype', {}, 'normal'],
    ['class', { type_line: 'Enchantment — Class' }, 'class'],
    ['saga', { type_line: 'Enchantment — Saga' }, 'saga'],
    ['leveler', { oracle_text: 'Level up {1}\nLEVEL 1+\n3/3' }, 'leveler'],
  ])('the layout %s has one face', async (layout, more, expected) => {
    await take('cards', scryfall('Lone Face', { layout, ...more }));
    expect(await named('Lone Face')).toMatchObject({ layout: expected, faces: [{ name: 'Lone Face' }] });
  });

  test('a reversible card is the card on its sides, which alone have the oracle id', async () => {
    const { oracle_id: _, ...whole } = scryfall('Fen Bear // Fen Bear', { layout: 'reversible_card' });
    const side = face('Fen Bear', 'Creature — Bear', { oracle_id: uuid('1'), mana_cost: '{1}{G}', oracle_text: 'Reach' });
    expect((await take('cards', [{ ...whole, card_faces: [side, side] }]))[0]).toMatchObject({
      counts: { added: 1, skipped: 0 },
    });
    expect(await named('Fen Bear')).toMatchObject({ name: 'Fen Bear', oracleId: uuid('1'), faces: [{ oracleText: 'Reach' }] });
  });

  test('what is no card of the game, and what can’t be read, is skipped with its place, its name and the reason', async () => {
    const [report] = await take('cards', [
      bear,
      scryfall('Goblin', { layout: 'token', type_line: 'Token Creature — Goblin' }),
      scryfall('Sworn Guide Emblem', { layout: 'emblem', type_line: 'Emblem — Guide' }),
      scryfall('Fen // Fen', { layout: 'art_series', type_line: 'Card // Card' }),
      scryfall('Odd Cost', { oracle_id: uuid('2'), mana_cost: '{1}{Ö}' }),
      scryfall('Lineless', { oracle_id: uuid('3'), type_line: '' }),
      { object: 'card' },
      { object: 'set', code: 'abc' },
      7,
    ]);
    expect(report!.counts).toMatchObject({ added: 1, skipped: 8 });
    expect(report!.skipped.map(({ path, name, reason }) => [path, name, reason])).toEqual([
      ['[1]', 'Goblin', 'it is a token (CR 111)'],
      ['[2]', 'Sworn Guide Emblem', 'it is an emblem (CR 114)'],
      ['[3]', 'Fen // Fen', 'it is an art card'],
      ['[4]', 'Odd Cost', expect.stringContaining('manaCost of “Odd Cost”')],
      ['[5]', 'Lineless', 'typeLine of “Lineless” is empty'],
      ['[6]', null, expect.stringContaining('name')],
      ['[7]', null, expect.stringContaining("Scryfall's object “set”")],
      ['[8]', null, expect.stringContaining('the number 7')],
    ]);
  });

  test('two printings of a card are one card', async () => {
    const again = scryfall('Fen Bear', { set: 'two', collector_number: '7' });
    expect((await take('cards', [bear, again]))[0]).toMatchObject({ counts: { added: 1, changed: 0, unchanged: 0, skipped: 0 } });
  });

  test('an error that was saved instead of data is told', async () => {
    const error = { object: 'error', code: 'not_found', status: 404, details: 'No cards found.' };
    const [outcome] = await outcomes('cards', write(JSON.stringify(error), 'error.json'));
    expect(outcome).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(/error of Scryfall: 404 not_found, “No cards found\.”/),
    });
  });

  test.each([
    [
      '{"object":"list","data":[{"object":"bulk_data","type":"oracle_cards"}]}',
      /line 1, data\[0\]: it is Scryfall's object “bulk_data”/,
    ],
    ['{"object":"catalog","data":["Ash","Bone"]}', /the string "Ash"/],
    ['{"object":"list","data":[]}', /it holds no records/],
    ['[{"colour": "red", "size": 3}]', /line 1, \[0\]|line 1: it is an object with “colour”, “size”/],
  ])('%s is refused, and what it is instead is said', async (text, reason) => {
    const [outcome] = await outcomes('cards', write(text));
    expect(outcome).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(reason) });
  });

  test.each([
    ['oracle-cards-20260803090530.json', undefined, '2026-08-03'],
    ['oracle-cards-20260803.json', '2026-09-01', '2026-09-01'],
  ])('%s with --as-of %s has words of %s', async (name, asOf, day) => {
    const [report] = await take('cards', [bear], asOf === undefined ? {} : { asOf }, name);
    expect(await named('Fen Bear')).toMatchObject({ textAsOf: day });
    expect(report!.remarks.join()).toContain(day);
  });
});

describe('rulings of Scryfall', () => {
  const says = (oracle_id: string, comment: string) => ({
    object: 'ruling',
    oracle_id,
    source: 'wotc',
    published_at: '2024-01-01',
    comment,
  });

  test('are found by oracle id; those of unknown cards are skipped with it', async () => {
    await take('cards', scryfall('Fen Bear'));
    const [report] = await take('rulings', { object: 'list', data: [says(uuid('1'), 'Bears growl.'), says(uuid('9'), 'Lost.')] });
    expect(report).toMatchObject({
      counts: { added: 1, skipped: 1 },
      skipped: [{ path: 'data[1]', reason: expect.stringContaining(uuid('9')) }],
    });
  });

  test('a ruling that names no card is bad', async () => {
    await take('cards', scryfall('Fen Bear'));
    const { oracle_id: _, ...nameless } = says('', 'Whose?');
    const [report] = await take('rulings', [says(uuid('1'), 'Bears growl.'), nameless]);
    expect(report).toMatchObject({
      counts: { added: 1, skipped: 1 },
      skipped: [{ reason: expect.stringContaining('names no card') }],
    });
  });
});
