import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { CardRow, FileReport, ImportKind, ImportOptions, ImportOutcome, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, type EmptiableStore, openEmptiableStore } from '../support/store.ts';

/** A store that is empty before each test, and files that are written and imported into it. */
export function importing() {
  const folder = makeTestFolder();
  let opened: EmptiableStore;
  let files = 0;

  beforeAll(async () => {
    opened = await openEmptiableStore();
  }, DATABASE_TIMEOUT);
  beforeEach(() => opened.empty());
  afterAll(async () => {
    await opened.close();
    folder.remove();
  });

  const store = (): Store => opened.store;

  async function outcomes(kind: ImportKind, path: string, options: ImportOptions = {}): Promise<ImportOutcome[]> {
    const found: ImportOutcome[] = [];
    for await (const outcome of store().importAll([{ kind, path }], { today: '2030-01-01', ...options })) found.push(outcome);
    return found;
  }

  async function take(kind: ImportKind, content: unknown, options: ImportOptions = {}, name = `file-${++files}.json`) {
    const all = await outcomes(
      kind,
      folder.write(name, typeof content === 'string' ? content : JSON.stringify(content)),
      options,
    );
    const refused = all.find(({ outcome }) => outcome === 'refused');
    if (refused !== undefined) throw new Error(JSON.stringify(refused));
    return all as FileReport[];
  }

  async function named(name: string): Promise<CardRow> {
    const [card] = await store().cardsByNames([name]);
    if (!card) throw new Error(`no card ${name}`);
    return card;
  }

  const write = (content: string, name = `file-${++files}.json`): string => folder.write(name, content);
  return { outcomes, take, named, store, write, empty: () => opened.empty() };
}

export const uuid = (digit: string) => `${digit.repeat(8)}-2222-4333-8444-555555555555`;
export const scryfall = (name: string, more: object = {}) => ({
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
export const face = (name: string, type_line: string, more: object = {}) => ({
  object: 'card_face',
  name,
  mana_cost: '',
  type_line,
  oracle_text: '',
  ...more,
});
export const twoFaced = (layout: string, a: object, b: object, more: object = {}) => {
  const { mana_cost: _, oracle_text: __, power: ___, toughness: ____, ...whole } = scryfall('Ash // Bone', { layout, ...more });
  return { ...whole, card_faces: [face('Ash', 'Instant', a), face('Bone', 'Sorcery', b)] };
};
export const mtgjson = (data: object, date = '2026-03-01') => ({ meta: { date, version: '5.3.0' }, data });
export const atomic = (name: string, more: object = {}) => ({
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
