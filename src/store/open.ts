import { PrismaPg } from '@prisma/adapter-pg';
import { Changes } from './changes/changes.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { derive } from './derive.ts';
import { openEmbedded } from './embedded/index.ts';
import { PrismaClient } from './generated/client.ts';
import { fillFacts } from './import/cards/facts.ts';
import { importAll } from './import/index.ts';
import { Names } from './names.ts';
import { exportPack } from './pack/index.ts';
import { type StoreLog, tellIfSlow } from './problem.ts';
import * as cardSearch from './queries/cardSearch.ts';
import * as cards from './queries/cards.ts';
import * as corrections from './queries/corrections.ts';
import type { Database } from './queries/database.ts';
import * as editions from './queries/editions.ts';
import * as kept from './queries/kept.ts';
import * as rules from './queries/rules.ts';
import * as rulingSearch from './queries/rulingSearch.ts';
import * as rulings from './queries/rulings.ts';
import * as uses from './queries/uses.ts';
import { countFound, search, searchWords } from './search/index.ts';
import { loadBundled } from './starter.ts';
import type { Store } from './store.ts';

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded one is used. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded server keeps its data; without it a folder in the project. */
  readonly dataDir?: string | undefined;
  readonly log: StoreLog;
  /** False leaves an empty store empty; true, the default, loads the starter cards and the outline edition into it. */
  readonly bundled?: boolean;
}

const READY_MS = 2000;

/** Whether the tables answer within two seconds. */
async function isReady({ pool }: Database): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(() => done(false), READY_MS).unref());
  const asked = pool.query('select 1 from editions limit 1').then(
    () => true,
    () => false,
  );
  return await Promise.race([asked, late]);
}

/** Binds every query to the database; the list says what the store can be asked. */
function bind(database: Database, close: () => Promise<void>): Store {
  const names = new Names(database);
  const changes = new Changes(database);
  const on =
    <Asked extends readonly unknown[], Answer>(query: (database: Database, ...asked: Asked) => Answer) =>
    (...asked: Asked) =>
      query(database, ...asked);
  return {
    cardsByIds: on(cards.cardsByIds),
    cardsByOracleIds: on(cards.cardsByOracleIds),
    cardsByNames: on(cards.cardsByNames),
    nameCandidates: (asked, first) => names.candidates(asked, first),
    warmNames: () => names.warm(),
    cardVersions: on(cards.cardVersions),
    legalitiesOfCards: on(cards.legalitiesOfCards),
    allCards: on(cards.allCards),
    rulingsByIds: on(rulings.rulingsByIds),
    rulingsOfCards: on(rulings.rulingsOfCards),
    searchRulings: on(rulingSearch.searchRulings),
    rulingReports: on(rulings.rulingReports),
    rulingMentions: on(rulings.rulingMentions),
    cardsWithRulingText: on(cards.cardsWithRulingText),
    editions: on(editions.editions),
    editionsByIds: on(editions.editionsByIds),
    editionInForce: on(editions.editionInForce),
    rulesByNumbers: on(rules.rulesByNumbers),
    rulesByOrdinals: on(rules.rulesByOrdinals),
    ruleChildren: on(rules.ruleChildren),
    ruleSubtrees: on(rules.ruleSubtrees),
    rulesOfEdition: on(rules.rulesOfEdition),
    glossaryEntries: on(rules.glossaryEntries),
    glossaryOfEdition: on(rules.glossaryOfEdition),
    ruleHistories: (keys) => changes.histories(keys),
    ruleChangesSince: (keys) => changes.since(keys),
    changesOfRules: (queries) => changes.ofRules(queries),
    compareEditions: (fromId, toId) => changes.compare(fromId, toId),
    firstMentions: on(rules.firstMentions),
    search: on(search),
    countFound: on(countFound),
    searchWords: on(searchWords),
    rulingsByTexts: on(rulings.rulingsByTexts),
    correctionsOf: on(corrections.correctionsOf),
    resolutionsByIds: on(kept.resolutionsByIds),
    saveResolution: on(kept.saveResolution),
    resolutionsCiting: on(kept.resolutionsCiting),
    cardsToRead: on(uses.cardsToRead),
    readingProgress: on(uses.readingProgress),
    readingLevels: on(uses.readingLevels),
    saveCardReadings: on(uses.saveCardReadings),
    forgetOtherReadings: on(uses.forgetOtherReadings),
    keywordUsesOfCards: on(uses.keywordUsesOfCards),
    filterWords: on(cardSearch.filterWords),
    searchCards: on(cardSearch.searchCards),
    readingsOfCards: on(kept.readingsOfCards),
    saveReadings: on(kept.saveReadings),
    counts: on(kept.counts),
    catalogueVersion: on(kept.catalogueVersion),
    importAll: (requests, options) => importAll(database.pool, requests, options),
    exportPack: (folder, options) => exportPack(database.pool, folder, options),
    ready: on(isReady),
    close,
  };
}

/** Opens the database or starts the embedded one, brings its tables up to date, and sees that the bundled data is there. */
export async function openStore({ databaseUrl, dataDir, log, bundled = true }: OpenOptions): Promise<Store> {
  const server = databaseUrl === undefined || databaseUrl === '' ? await openEmbedded({ dataDir, log }) : null;
  try {
    const pool = await connect(server?.url ?? databaseUrl ?? '', log);
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
    const close = async () => {
      await prisma.$disconnect();
      await pool.end();
      await server?.close();
    };
    try {
      await migrate(pool, log);
      await fillFacts(pool, () => cards.cardsWithoutFacts({ prisma, pool }));
      if (bundled) await loadBundled(pool, log);
      await tellIfSlow(log, 'preparing the search', derive(pool));
      let closing: Promise<void> | null = null;
      return bind({ prisma, pool }, () => (closing ??= close()));
    } catch (error) {
      await pool.end().catch(() => {});
      throw error;
    }
  } catch (error) {
    await server?.close();
    throw error;
  }
}
