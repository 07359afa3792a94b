import { describe, expect, test } from '@jest/globals';
import { hasSharedData, sharedPath, testWithData } from '../support/sharedData.ts';
import { atomic, importing, mtgjson, scryfall, uuid } from './importing.ts';

const { outcomes, take, named, store, empty } = importing();

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
    expect((await store().counts()).cards).toBe(2);
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
    const [page] = await store().rulingsOfCards({ cardIds: [(await named('Ash')).id], first: 10 });
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
    const [page] = await store().rulingsOfCards({ cardIds: [(await named('Fen Bear')).id], first: 10 });
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
    const [versions] = await store().cardVersions([id]);
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
    expect((await store().cardVersions([card.id]))[0]).toHaveLength(1);
  });
});

describe('legality', () => {
  const formats = async (name: string) => (await store().legalitiesOfCards([(await named(name)).id]))[0];

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
      await empty(); // some samples have made-up oracle ids
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
