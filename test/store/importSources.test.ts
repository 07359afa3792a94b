import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CardRow, FileReport, ImportKind, ImportOptions, ImportOutcome, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { hasSharedData, sharedPath, testWithData } from '../support/sharedData.ts';
import { DATABASE_TIMEOUT, type EmptiableStore, openEmptiableStore } from '../support/store.ts';

const folder = makeTestFolder();
let opened: EmptiableStore;
let store: Store;
let files = 0;

beforeAll(async () => {
  opened = await openEmptiableStore();
  store = opened.store;
}, DATABASE_TIMEOUT);
beforeEach(() => opened.empty());
afterAll(async () => {
  await opened.close();
  folder.remove();
});

async function outcomes(kind: ImportKind, path: string, options: ImportOptions = {}): Promise<ImportOutcome[]> {
  const found: ImportOutcome[] = [];
  for await (const outcome of store.importAll([{ kind, path }], { today: '2030-01-01', ...options })) found.push(outcome);
  return found;
}

async function take(kind: ImportKind, content: unknown, options: ImportOptions = {}, name = `file-${++files}.json`) {
  const all = await outcomes(kind, folder.write(name, typeof content === 'string' ? content : JSON.stringify(content)), options);
  const refused = all.find(({ outcome }) => outcome === 'refused');
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
  return all as FileReport[];
}

async function named(name: string): Promise<CardRow> {
  const [card] = await store.cardsByNames([name]);
  if (!card) throw new Error(`no card ${name}`);
  return card;
}

const uuid = (digit: string) => `${digit.repeat(8)}-2222-4333-8444-555555555555`;
const scryfall = (name: string, more: object = {}) => ({
  object: 'card',
  oracle_id: uuid('1'),
  name,
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Reach',
  power: '2',
  toughness: '2',
  legalities: { standard: 'not_legal', modern: 'legal', vintage: 'restricted', legacy: 'banned' },
  ...more,
});
const face = (name: string, type_line: string, more: object = {}) => ({
  object: 'card_face',
  name,
  mana_cost: '',
  type_line,
  oracle_text: '',
  ...more,
});
const twoFaced = (layout: string, a: object, b: object, more: object = {}) => {
  const { mana_cost: _, oracle_text: __, power: ___, toughness: ____, ...whole } = scryfall('Ash // Bone', { layout, ...more });
  return { ...whole, card_faces: [face('Ash', 'Instant', a), face('Bone', 'Sorcery', b)] };
};
const mtgjson = (data: object, date = '2026-03-01') => ({ meta: { date, version: '5.3.0' }, data });
const atomic = (name: string, more: object = {}) => ({
  name,
  manaCost: '{1}{G}',
  type: 'Creature — Bear',
  types: ['Creature'],
  text: 'Reach',
  power: '2',
  toughness: '2',
  layout: 'normal',
  identifiers: { scryfallOracleId: uuid('1') },
  legalities: { modern: 'Legal', vintage: 'Restricted' },
  ...more,
});

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
    const [outcome] = await outcomes('cards', folder.write('error.json', JSON.stringify(error)));
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
    const [outcome] = await outcomes('cards', folder.write(`unknown-${++files}.json`, text));
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

describe('files of MTGJSON', () => {
  const sides = [
    atomic('Ash // Bone', { faceName: 'Ash', side: 'a', layout: 'transform' }),
    atomic('Ash // Bone', { faceName: 'Bone', side: 'b', layout: 'transform', manaCost: '', text: 'Trample' }),
  ];

  test.each([0, 2])('all cards by name, with indentation %d', async (space) => {
    const text = JSON.stringify(
      mtgjson({ 'Fen Bear': [atomic('Fen Bear', { identifiers: {} })], 'Ash // Bone': sides }),
      null,
      space,
    );
    const [report] = await take('cards', text);
    expect(report).toMatchObject({ counts: { added: 2, skipped: 0 } });
    expect(await named('Ash // Bone')).toMatchObject({
      layout: 'transform',
      textSource: 'MTGJSON',
      textAsOf: '2026-03-01',
      faces: [
        { name: 'Ash', oracleText: 'Reach' },
        { name: 'Bone', manaCost: null, oracleText: 'Trample' },
      ],
    });
  });

  test('a set has each printing and face for itself, and tokens', async () => {
    const data = {
      code: 'TST',
      cards: [sides[1], atomic('Fen Bear', { identifiers: {} }), sides[0], sides[0]],
      tokens: [atomic('Goblin', { type: 'Token Creature — Goblin', layout: 'token' })],
      sealedProduct: [{ name: 'Box' }],
      translations: { French: 'Essai' },
    };
    for (const content of [mtgjson(data), mtgjson({ TST: data })]) {
      const [report] = await take('cards', content);
      expect(report!.counts).toMatchObject({ skipped: 1 });
      expect(report!.skipped).toMatchObject([
        { name: 'Goblin', path: expect.stringMatching(/tokens.*\[0\]$/), reason: 'it is a token (CR 111)' },
      ]);
    }
    expect((await named('bone')).faces.map(({ name }) => name)).toEqual(['Ash', 'Bone']);
    expect((await store.counts()).cards).toBe(2);
  });

  test('a meld card and what it melds into are cards of their own', async () => {
    const meld = [
      atomic('Ash // Bone', { faceName: 'Ash', side: 'a', layout: 'meld' }),
      atomic('Ash // Bone', { faceName: 'Bone', side: 'b', layout: 'meld', identifiers: { scryfallOracleId: uuid('2') } }),
    ];
    await take('cards', mtgjson({ 'Ash // Bone': meld }));
    expect(await named('Ash')).toMatchObject({ name: 'Ash', layout: 'meld', oracleId: uuid('1') });
    expect(await named('Bone')).toMatchObject({ name: 'Bone', layout: 'meld', oracleId: uuid('2') });
  });

  test('their rulings come along with the cards, each once', async () => {
    const rulings = [
      { date: '2024-01-01', text: 'It growls.' },
      { date: '2020-05-05', text: 'It sleeps.' },
      { date: 'soon', text: 'x' },
    ];
    const withRulings = sides.map((side) => ({ ...side, rulings }));
    const reports = await take(
      'cards',
      mtgjson({ 'Ash // Bone': withRulings, 'Fen Bear': [atomic('Fen Bear', { identifiers: {} })] }),
    );
    expect(reports.map(({ kind, counts }) => [kind, counts.added, counts.skipped])).toEqual([
      ['cards', 2, 0],
      ['rulings', 2, 1],
    ]);
    expect(reports[1]!.skipped).toMatchObject([{ name: 'Ash // Bone', path: 'data["Ash // Bone"][0].rulings[2]' }]);
    const [page] = await store.rulingsOfCards({ cardIds: [(await named('Ash')).id], first: 10 });
    expect(page!.rows.map(({ publishedAt, text }) => [publishedAt, text])).toEqual([
      ['2020-05-05', 'It sleeps.'],
      ['2024-01-01', 'It growls.'],
    ]);
  });

  test('a ruling that is known from its maker is the same one, and a newer one than the file is not withdrawn by it', async () => {
    await take('cards', scryfall('Fen Bear'));
    const says = (source: string, published_at: string, comment: string) => ({
      object: 'ruling',
      oracle_id: uuid('1'),
      source,
      published_at,
      comment,
    });
    await take('rulings', [
      says('scryfall', '2024-01-01', 'It growls.'),
      says('wotc', '2026-05-05', 'It is new.'),
      says('wotc', '2020-02-02', 'It is gone.'),
    ]);
    const card = atomic('Fen Bear', {
      rulings: [
        { date: '2024-01-01', text: 'It growls.' },
        { date: '2021-01-01', text: 'Wotc said so.' },
      ],
    });
    const [report] = await take('rulings', mtgjson({ 'Fen Bear': [card] }));
    expect(report!.counts).toMatchObject({ added: 1, unchanged: 1, withdrawn: 1 });
    const [page] = await store.rulingsOfCards({ cardIds: [(await named('Fen Bear')).id], first: 10 });
    expect(page!.rows.map(({ source, text }) => [source, text])).toEqual([
      ['wotc', 'Wotc said so.'],
      ['scryfall', 'It growls.'],
      ['wotc', 'It is new.'],
    ]);
  });
});

describe('several sources of one card', () => {
  test('the newest verbatim words stand, and the others are kept with source and date', async () => {
    await take('cards', mtgjson({ 'Fen Bear': [atomic('Fen Bear', { text: 'Reach, old', identifiers: {} })] }, '2026-03-01'));
    const { id } = await named('Fen Bear');
    await take('cards', scryfall('Fén Bear', { oracle_text: 'Reach, new' }), { asOf: '2026-08-01' });
    await take('cards', mtgjson({ 'Fen Bear': [atomic('Fen Bear', { text: 'Reach, older' })] }, '2025-03-01'));
    expect(await named('Fen Bear')).toMatchObject({
      id,
      oracleId: uuid('1'),
      textSource: 'Scryfall',
      faces: [{ oracleText: 'Reach, new' }],
    });
    const [versions] = await store.cardVersions([id]);
    expect(versions!.map(({ textSource, textAsOf, isCurrent }) => [textSource, textAsOf, isCurrent])).toEqual([
      ['Scryfall', '2026-08-01', true],
      ['MTGJSON', '2026-03-01', false],
    ]);
  });

  test('the same words on a later day are the same words, of that day', async () => {
    await take('cards', scryfall('Fen Bear'), { asOf: '2026-08-01' });
    const [report] = await take('cards', [scryfall('Fen Bear')], { asOf: '2026-08-09' });
    expect(report).toMatchObject({ counts: { changed: 0, unchanged: 1 } });
    const card = await named('Fen Bear');
    expect(card.textAsOf).toBe('2026-08-09');
    expect((await store.cardVersions([card.id]))[0]).toHaveLength(1);
  });
});

describe('legality', () => {
  const formats = async (name: string) => (await store.legalitiesOfCards([(await named(name)).id]))[0];

  test('is what the newest source says; a card of which none speaks has none', async () => {
    await take('cards', { name: 'Fen Bear', layout: 'normal', typeLine: 'Creature — Bear', source: 'own', legalIn: ['pauper'] });
    expect(await formats('Fen Bear')).toMatchObject({ source: 'own', asOf: null, formats: { pauper: 'legal' } });
    const [report] = await take('cards', scryfall('Fen Bear'), { asOf: '2026-08-01' });
    expect(report!.counts).toMatchObject({ changed: 1 });
    const now = { standard: 'not_legal', modern: 'legal', vintage: 'restricted', legacy: 'banned' };
    expect(await formats('Fen Bear')).toMatchObject({ source: 'Scryfall', asOf: '2026-08-01', formats: now });
    await take('cards', mtgjson({ 'Fen Bear': [atomic('Fen Bear')] }, '2025-01-01'));
    expect(await formats('Fen Bear')).toMatchObject({ source: 'Scryfall' });
    await take('cards', scryfall('Ash', { oracle_id: uuid('2'), legalities: undefined }));
    expect(await formats('Ash')).toBeNull();
  });

  test('that alone has changed is a change of the card', async () => {
    await take('cards', scryfall('Fen Bear'), { asOf: '2026-08-01' });
    const banned = scryfall('Fen Bear', { legalities: { modern: 'banned' } });
    expect((await take('cards', banned, { asOf: '2026-08-02' }))[0]).toMatchObject({
      outcome: 'imported',
      counts: { changed: 1, unchanged: 0 },
    });
    expect(await formats('Fen Bear')).toMatchObject({ formats: { modern: 'banned' } });
  });
});

describe('real files', () => {
  const samples = 'samples/mtgjson-atomic-fixture.json.gz';

  testWithData(samples, 'of every shape are imported, and every record is accounted for', async () => {
    const counts: Record<string, unknown> = {};
    for (const file of [
      'samples/mtgjson-atomic-fixture.json.gz',
      'samples/scryfall-card-objects.jsonl.gz',
      'samples/scryfall-set-M21.json.gz',
      'samples/scryfall-set-3ED.json.gz',
      'samples/scryfall-api/cards_named.json',
      'samples/scryfall-api/cards_search.json',
      'samples/scryfall-api/cards_random.json',
    ]) {
      await opened.empty(); // some samples have made-up oracle ids
      for (const outcome of await outcomes('cards', sharedPath(file))) {
        if (outcome.outcome === 'refused') throw new Error(outcome.reason);
        const { added, changed, unchanged, skipped } = outcome.counts;
        counts[`${file} ${outcome.kind}`] = [added + changed + unchanged, skipped];
      }
    }
    expect(counts).toEqual({
      'samples/mtgjson-atomic-fixture.json.gz cards': [85, 0],
      'samples/mtgjson-atomic-fixture.json.gz rulings': [97, 0],
      'samples/scryfall-card-objects.jsonl.gz cards': [137, 10],
      'samples/scryfall-set-M21.json.gz cards': [285, 0],
      'samples/scryfall-set-3ED.json.gz cards': [296, 0],
      'samples/scryfall-api/cards_named.json cards': [1, 0],
      'samples/scryfall-api/cards_search.json cards': [2, 0],
      'samples/scryfall-api/cards_random.json cards': [1, 0],
    });
  });

  testWithData(samples, 'that hold something else are refused, and what they hold is said', async () => {
    expect(hasSharedData('samples/scryfall-api')).toBe(true);
    for (const [file, what] of [
      ['sets_all.json', 'set'],
      ['sets_by_code.json', 'set'],
      ['symbology_all.json', 'card_symbol'],
      ['bulk_data_all.json', 'bulk_data'],
      ['symbology_parse_mana.json', 'mana_cost'],
    ] as const) {
      const [outcome] = await outcomes('cards', sharedPath(`samples/scryfall-api/${file}`));
      expect(outcome).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(`Scryfall's object “${what}”`) });
    }
  });
});
