import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readCorrections } from '../../src/store/import/corrections/read.ts';
import type { CardRow, ImportKind, ImportOutcome, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, type EmptiableStore, openEmptiableStore } from '../support/store.ts';
import { book, CARDS, RIVERBEND, RULINGS } from './fixtures.ts';

const folder = makeTestFolder();
let opened: EmptiableStore;
let store: Store;

beforeAll(async () => {
  opened = await openEmptiableStore();
  store = opened.store;
}, DATABASE_TIMEOUT);
afterAll(async () => {
  await opened.close();
  folder.remove();
});

async function take(kind: ImportKind, path: string): Promise<ImportOutcome> {
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of store.importAll([{ kind, path }], { today: '2031-01-01', again: true })) outcomes.push(outcome);
  return outcomes[0]!;
}
const correct = (text: string, name = 'fixes.yaml') => take('corrections', folder.write(name, text));

beforeEach(async () => {
  await opened.empty();
  await take('rules', folder.write('rules.txt', book('May 3, 2031')));
  await take('cards', folder.lines('cards.jsonl', CARDS));
  await take('rulings', folder.lines('rulings.jsonl', RULINGS));
});

async function named(name: string): Promise<CardRow> {
  const [card] = await store.cardsByNames([name]);
  return card!;
}
async function rulingsOf(name: string, includeWithdrawn = false) {
  const [page] = await store.rulingsOfCards({ cardIds: [(await named(name)).id], first: 10, includeWithdrawn });
  return page!.rows;
}
async function rule(number: string) {
  const edition = await store.editionInForce();
  return (await store.rulesByNumbers([{ editionId: edition!.id, number }]))[0]!;
}

const BY = 'reason: It was lost on the way.\n    date: 2031-02-03';
const CARD = `
author: Ann Judge
corrections:
  - card: riverbend sage
    set: { oracleText: "Flying, vigilance", typeLine: Artifact Creature — Merfolk, power: 3, toughness: null }
    link: https://example.org/sage
    ${BY}
`;
const EMPTY = 'corrections: []\n';

describe('a correction of a card', () => {
  test('stands in all that follows from its words, and says what the source says', async () => {
    const before = await named('Riverbend Sage');
    expect(await correct(CARD)).toMatchObject({ outcome: 'imported', counts: { added: 1, withdrawn: 0 } });
    const card = await named('Riverbend Sage');
    expect(card).toMatchObject({
      id: before.id,
      textSource: 'correction',
      textAsOf: '2031-02-03',
      faces: [
        {
          oracleText: 'Flying, vigilance',
          types: ['Artifact', 'Creature'],
          subtypes: ['Merfolk'],
          power: '3',
          toughness: null,
          manaCost: '{1}{U}',
        },
      ],
    });
    expect(card.versionHash).not.toBe(before.versionHash);
    const [[correction]] = (await store.correctionsOf([{ kind: 'card', target: card.id }])) as [[object]];
    expect(correction).toMatchObject({
      author: 'Ann Judge',
      reason: 'It was lost on the way.',
      date: '2031-02-03',
      link: 'https://example.org/sage',
      isApplied: true,
    });
    expect((correction as { changes: readonly object[] }).changes).toContainEqual({
      field: 'oracleText',
      face: 0,
      original: 'Flying',
      corrected: 'Flying, vigilance',
    });
    const [versions] = await store.cardVersions([card.id]);
    expect(versions!.map(({ textSource, isCurrent }) => [textSource, isCurrent])).toEqual([
      ['correction', true],
      ['first source', false],
    ]);
  });

  test('taken away, what the source says is there again, exactly', async () => {
    const before = await named('Riverbend Sage');
    await correct(CARD);
    expect(await correct(EMPTY)).toMatchObject({ counts: { added: 0, withdrawn: 1 } });
    expect(await named('Riverbend Sage')).toEqual(before);
    expect(await store.correctionsOf([{ kind: 'card', target: before.id }])).toEqual([[]]);
    expect((await store.cardVersions([before.id]))[0]).toHaveLength(1);
  });

  test('twice is once; another file of the same name takes its place', async () => {
    await correct(CARD);
    expect(await correct(CARD)).toMatchObject({ outcome: 'unchanged', counts: { unchanged: 1 } });
    expect(await correct(CARD.replace('Flying, vigilance', 'Reach'))).toMatchObject({ counts: { added: 1, withdrawn: 1 } });
    expect((await named('Riverbend Sage')).faces[0]!.oracleText).toBe('Reach');
  });

  test('stays when the source says the same again, and is no longer applied when the source changes what it corrects', async () => {
    await correct(CARD);
    expect(await take('cards', folder.lines('same.jsonl', CARDS))).toMatchObject({ outcome: 'unchanged' });
    expect((await named('Riverbend Sage')).textSource).toBe('correction');
    const newer = { ...RIVERBEND, oracleText: 'Flying (It flies.)', textAsOf: '2025-01' };
    expect(await take('cards', folder.lines('newer.jsonl', [newer]))).toMatchObject({
      remarks: [expect.stringMatching(/fixes\.yaml:4 is no longer applied/)],
    });
    const card = await named('Riverbend Sage');
    expect(card).toMatchObject({ textSource: 'first source', faces: [{ oracleText: 'Flying (It flies.)' }] });
    expect(await store.correctionsOf([{ kind: 'card', target: card.id }])).toMatchObject([[{ isApplied: false }]]);
  });

  test('of one face leaves the other; the layout is the card’s', async () => {
    await correct(`
corrections:
  - card: Dusk // Dawn Chorus
    face: Dawn Chorus
    set: { oracleText: "You gain 3 life.", layout: modal_dfc }
    author: Bob
    ${BY}`);
    expect(await named('Dusk')).toMatchObject({
      layout: 'modal_dfc',
      faces: [{ oracleText: 'Draw a card.' }, { oracleText: 'You gain 3 life.' }],
    });
  });

  test('a note changes nothing', async () => {
    const before = await named('Riverbend Sage');
    await correct(`author: Ann\ncorrections:\n  - card: Riverbend Sage\n    note: Seen with another text.\n    ${BY}\n`);
    expect(await named('Riverbend Sage')).toEqual(before);
    expect(await store.correctionsOf([{ kind: 'card', target: before.id }])).toMatchObject([
      [{ note: 'Seen with another text.', changes: [] }],
    ]);
  });
});

describe('a correction of a ruling', () => {
  const text = (set: string) => `
author: Ann
corrections:
  - ruling: { card: Riverbend Sage, publishedAt: 2024-03-01, begins: "the sage isn't" }
    set: ${set}
    ${BY}
`;

  test('changes what is read and found, keeps its id, and is undone', async () => {
    const before = await rulingsOf('Riverbend Sage');
    await correct(text('{ text: "The sage is no lake.", publishedAt: 2024-03-02 }'));
    const [, , changed] = await rulingsOf('Riverbend Sage');
    expect(changed).toMatchObject({ id: before[1]!.id, text: 'The sage is no lake.', publishedAt: '2024-03-02' });
    expect((await store.searchRulings({ text: 'lake', first: 5 })).rows).toMatchObject([{ id: before[1]!.id }]);
    expect(await store.correctionsOf([{ kind: 'ruling', target: before[1]!.id }])).toMatchObject([
      [{ changes: expect.arrayContaining([expect.objectContaining({ field: 'text', original: 'The sage isn’t a river.' })]) }],
    ]);
    // the source's file again: the ruling is known by what its source says, and the correction stays
    expect(await take('rulings', folder.lines('again.jsonl', RULINGS))).toMatchObject({ counts: { added: 0, withdrawn: 0 } });
    expect((await rulingsOf('Riverbend Sage'))[2]).toEqual(changed);
    await correct(EMPTY);
    expect(await rulingsOf('Riverbend Sage')).toEqual(before);
  });

  test('one that is none is withdrawn, and stays so when its source says it again', async () => {
    await correct(text('{ withdrawn: true }'));
    expect(await rulingsOf('Riverbend Sage')).toHaveLength(2);
    await take('rulings', folder.lines('again.jsonl', RULINGS));
    expect(await rulingsOf('Riverbend Sage')).toHaveLength(2);
    await correct(EMPTY);
    expect(await rulingsOf('Riverbend Sage')).toHaveLength(3);
  });
});

describe('a correction of a rule', () => {
  test('is of one edition, keeps the examples, and is undone', async () => {
    await take('rules', folder.write('later.txt', book('May 3, 2033')));
    const before = await rule('100.1');
    const [old] = (await store.editions()).filter(({ isLatest }) => !isLatest);
    await correct(
      `author: Ann\ncorrections:\n  - rule: 100.1.\n    set: { text: A game has players. }\n    ${BY}\n  - { rule: 702, edition: 2033-05-03, set: { heading: Words and more }, reason: r, date: 2031-01-01 }\n`,
    );
    expect(await rule('100.1')).toMatchObject({ text: 'A game has players.', examples: before.examples });
    expect((await rule('702')).heading).toBe('Words and more');
    expect((await store.rulesByNumbers([{ editionId: old!.id, number: '100.1' }]))[0]).toMatchObject({
      text: before.text,
      textHash: before.textHash,
    });
    expect(await store.correctionsOf([{ kind: 'rule', target: '2033-05-03 100.1' }])).toMatchObject([[{ author: 'Ann' }]]);
    await correct(EMPTY);
    expect(await rule('100.1')).toEqual(before);
    expect((await rule('702')).heading).toBe('Words');
  });
});

describe('a file that can’t be used is refused as a whole, with the line of each fault', () => {
  const item = (more: string) =>
    `author: Ann\ncorrections:\n  - card: Riverbend Sage\n    note: fine\n    ${BY}\n  - ${more.replaceAll(/\n */g, '\n    ')}\n`;
  test.each([
    ['no card', item(`card: Nobody\nset: { power: 1 }\n${BY}`), /line 7: no card is called “Nobody”/],
    [
      'no face said',
      item(`card: Dusk // Dawn Chorus\nset: { oracleText: x }\n${BY}`),
      /line 7: .*several faces; face: Dusk or Dawn Chorus/,
    ],
    ['no such face', item(`card: Dusk // Dawn Chorus\nface: Noon\nset: { oracleText: x }\n${BY}`), /line 7: .*no face “Noon”/],
    [
      'no such field',
      item(`card: Riverbend Sage\nset: { colour: red }\n${BY}`),
      /line 7: a card has no “colour” to be corrected; it has layout, manaCost/,
    ],
    [
      'a cost that can’t be',
      item(`card: Riverbend Sage\nset: { manaCost: "{Ö}" }\n${BY}`),
      /line 7: manaCost of “Riverbend Sage”/,
    ],
    [
      'a layout that there isn’t',
      item(`card: Riverbend Sage\nset: { layout: round }\n${BY}`),
      /line 7: there is no layout “round”/,
    ],
    ['no target', item(`set: { power: 1 }\n${BY}`), /line 7: one of card, ruling and rule is wanted, here is none/],
    ['two targets', item(`card: Riverbend Sage\nrule: 100.1\nnote: x\n${BY}`), /line 7: .*here are card and rule/],
    ['nothing said', item(`card: Riverbend Sage\n${BY}`), /line 7: neither set nor note/],
    [
      'no such ruling',
      item(`ruling: { card: Riverbend Sage, publishedAt: 2024-03-01, begins: Nothing }\nset: { text: x }\n${BY}`),
      /line 7: .*no ruling of 2024-03-01 that begins with “Nothing”/,
    ],
    ['no such rule', item(`rule: 999.1\nset: { text: x }\n${BY}`), /line 7: the edition of 2031-05-03 has no rule 999\.1/],
    [
      'no such edition',
      item(`rule: 100.1\nedition: 1999-01-01\nset: { text: x }\n${BY}`),
      /line 7: no edition takes effect on 1999-01-01/,
    ],
    [
      'twice the same',
      item(`card: Riverbend Sage\nset: { power: 1 }\n${BY}`) +
        `  - { card: Riverbend Sage, set: { power: 2 }, reason: r, date: 2031-01-01 }\n`,
      /line 11: power is corrected at .*:7 already/,
    ],
    [
      'a day that is none',
      item('card: Riverbend Sage\nnote: x\nreason: r\ndate: soon'),
      /line 10: corrections\.1\.date: a day such as/,
    ],
    ['no reason', item('card: Riverbend Sage\nnote: x\ndate: 2031-01-01'), /line 7: corrections\.1\.reason/],
    ['an unknown key', item(`card: Riverbend Sage\nnote: x\nwhy: y\n${BY}`), /line 7: corrections\.1: .*why/],
    [
      'no author',
      item(`card: Riverbend Sage\nnote: x\n${BY}`).replace('author: Ann\n', ''),
      /line 2: author is missing.*line 6: author is missing/,
    ],
    [
      'faults of form beside others',
      `author: Ann
corrections:
  - card: Riverbend Sage
    set: { colour: red, shade: dark }
    ${BY}
  - card: Riverbend Sage
    note: x
    reason: r
    date: yesterday
  - note: x
    ${BY}
`,
      /line 3: .*“colour”.*line 3: .*“shade”.*line 10: corrections\.1\.date.*line 11: one of card/,
    ],
    ['no YAML', 'corrections:\n  - card: "x\n', /line \d/],
    ['something else', 'a text\n', /line 1/],
  ])('%s', async (_, content, message) => {
    const before = await named('Riverbend Sage');
    expect(await correct(content)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(message),
      remedy: expect.stringContaining('docs/corrections.md'),
    });
    expect(await store.correctionsOf([{ kind: 'card', target: before.id }])).toEqual([[]]);
    expect(await named('Riverbend Sage')).toEqual(before);
  });

  test('a value that another file corrects is left to it', async () => {
    await correct(CARD);
    const other = `author: Bob\ncorrections:\n  - card: Riverbend Sage\n    set: { power: 9 }\n    ${BY}\n`;
    expect(await correct(other, 'other.yaml')).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('power is corrected at fixes.yaml:4 already'),
    });
  });
});

test('the example of the documentation is a file that can be used', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../../docs/corrections.md', import.meta.url), 'utf8');
  const [, yaml] = /```yaml\n([\s\S]*?)```/.exec(text)!;
  expect(readCorrections(yaml!)).toMatchObject({ ok: true });
});
