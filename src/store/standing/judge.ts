import {
  asWritten,
  bearsOn,
  isRenaming,
  PRACTICES,
  type Practice,
  Prepared,
  plain,
  practicesIn,
  relate,
  type ScopeFound,
  type Substance,
  substanceOf,
  topics,
  type Verdict,
  type Weight,
} from '../../rulings/standing/index.ts';
import type { Day } from '../rows/index.ts';
import { keywordKeyOf, type Named } from './mentions.ts';
import { type ChangeFact, changeKey, type Facts, type RulingFact } from './read.ts';

export interface ReportRow {
  readonly rulingId: string;
  readonly scope: string;
  readonly scopeKeyword: string | null;
  readonly verdict: Verdict;
  readonly saidOn: Day;
  readonly replacedBy: string | null;
  readonly because: readonly Pick<ChangeFact, 'from' | 'to' | 'kind' | 'before' | 'after'>[];
  readonly followed: boolean;
}

/** A change that changes what a rule means. */
interface Telling {
  readonly fact: ChangeFact;
  readonly substance: Substance;
}

/** Rulings come out some days before the rules that they explain are in force. */
const AHEAD_DAYS = 7;

const later = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Where editions lie further apart, a change may have come at any time between them, and the ruling with it. */
const NEIGHBORS_DAYS = 120;

/** The changes of rules by what they are about. */
class Changes {
  readonly #facts: Facts;
  readonly #known = new Map<string, readonly Telling[]>();
  readonly #dates: ReadonlyMap<number, Day>;
  readonly #rules: ReadonlyMap<string, string>;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.#dates = new Map(facts.editions.map(({ id, date }) => [id, date]));
    const ruled = facts.keywords.filter(({ kind }) => kind !== 'ability word').reverse();
    this.#rules = new Map(ruled.map(({ name, rule }) => [keywordKeyOf(name), rule]));
  }

  /** Whether a change came after a day, as far as the editions tell. */
  isAfter({ from, to }: ChangeFact, day: Day): boolean {
    const [before, after] = [this.#dates.get(from) ?? '', this.#dates.get(to) ?? ''];
    return after > later(day, AHEAD_DAYS) && (before >= day || after <= later(before, NEIGHBORS_DAYS));
  }

  /** Changes of a keyword's rules; of a variant's subrule. */
  ofKeyword(key: string): readonly Telling[] {
    const rule = this.#rules.get(key);
    return rule === undefined ? [] : this.ofRule(rule);
  }

  ofRule(number: string): readonly Telling[] {
    const known = this.#known.get(number) ?? this.#read(number);
    this.#known.set(number, known);
    return known;
  }

  /** The words that a rule and those beside it say in the newest edition. */
  #said(number: string): ReadonlySet<string> {
    const rule = number.replace(/[a-z]$/, '');
    const texts = this.#facts.rules.filter((one) => one.number.replace(/[a-z]$/, '') === rule).map(({ text }) => text ?? '');
    return topics(texts.flatMap(asWritten).join(' '));
  }

  #read(number: string): readonly Telling[] {
    const { chain, changes } = this.#facts;
    const [first, newest] = [chain.editions[0], chain.editions.at(-1)];
    if (first === undefined || newest === undefined) return [];
    const still = this.#said(number);
    return chain.changesUnder({ edition: newest, number }, first, newest).flatMap((change) => {
      const fact = changes.get(changeKey(change));
      if (fact === undefined || (fact.kind !== 'edited' && fact.kind !== 'removed')) return [];
      const substance = substanceOf({ before: fact.textBefore, after: fact.textAfter }, still);
      return substance === null ? [] : [{ fact, substance }];
    });
  }
}

/** So many changes say enough. */
const MOST_CHANGES = 10;

/** A term that the glossary had once, with the changes that took it out of the rules. */
interface Vanished {
  readonly words: string;
  readonly changes: readonly ChangeFact[];
}

/** Terms of several words that are in no later edition, where rules lost them at the same time; what is only another way of writing isn't gone. */
function vanishedTerms({ editions, terms, changes }: Facts): readonly Vanished[] {
  const last = new Map<string, number>();
  for (const [place, { id }] of editions.entries()) for (const term of terms.get(id) ?? []) last.set(term, place);
  return [...last].flatMap(([term, place]) => {
    const [from, to] = [editions[place], editions[place + 1]];
    const isWords = /^[a-z]+(?: [a-z]+)+$/.test(term) && asWritten(term).join(' ') === term;
    if (from === undefined || to === undefined || !isWords) return [];
    const lost = [...changes.values()].filter(
      ({ from: before, to: after, textBefore, textAfter }) =>
        before === from.id && after === to.id && has(textBefore, term) && !has(textAfter, term),
    );
    const isRenamed = lost.every(
      ({ textBefore, textAfter }) => textBefore !== null && textAfter !== null && isRenaming(textBefore, textAfter),
    );
    return lost.length === 0 || isRenamed ? [] : [{ words: term, changes: lost }];
  });
}

/** The changes of rules by which a way of playing was given up. */
const changesThatGaveUp = (practice: Practice, { changes }: Facts): readonly ChangeFact[] =>
  [...changes.values()].filter(
    ({ textBefore, textAfter }) => textBefore !== null && practice.isGivenUpBy(plain(textBefore), plain(textAfter ?? '')),
  );

const has = (text: string | null, words: string): boolean => text !== null && plain(text).includes(words);

const textOnCard = ({ cardId, hash }: RulingFact): string => `${cardId} ${hash}`;

/**
 * What stands now in the place of a ruling that its source no longer carries: the last of those that say the same on its card. What was said there beside
 * it already took no one's place. `first`: when each text was first said on each card.
 */
const lastOf = (
  others: readonly RulingFact[],
  { cardId, date, hash }: RulingFact,
  first: ReadonlyMap<string, Day>,
): RulingFact | null =>
  others
    .filter((other) => other.cardId === cardId && other.date > date)
    .filter((other) => other.hash === hash || (first.get(textOnCard(other)) ?? other.date) > date)
    .sort((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;

/** Everything that is asked of many rulings, worked out once. */
class Judge {
  readonly #facts: Facts;
  readonly #named: Named;
  readonly #scopes: ReadonlyMap<string, ScopeFound>;
  readonly #changes: Changes;
  readonly #prepared = new Map<string, Prepared>();
  readonly #weight: Weight;
  readonly #vanished: readonly Vanished[];
  readonly #givenUp: ReadonlyMap<Practice, readonly ChangeFact[]>;
  readonly #byText = new Map<string, RulingFact[]>();
  readonly #first = new Map<string, Day>();
  readonly #byCard = new Map<string, RulingFact[]>();
  /** For each keyword one ruling for each text about it, as published last. */
  readonly #about = new Map<string, RulingFact[]>();

  constructor(facts: Facts, named: Named, scopes: ReadonlyMap<string, ScopeFound>) {
    [this.#facts, this.#named, this.#scopes, this.#changes] = [facts, named, scopes, new Changes(facts)];
    this.#vanished = vanishedTerms(facts);
    this.#givenUp = new Map(PRACTICES.map((practice) => [practice, changesThatGaveUp(practice, facts)]));
    const counts = new Map<string, number>();
    for (const text of facts.texts.values()) for (const word of topics(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#weight = (word) => Math.log(1 + facts.texts.size / (counts.get(word) ?? 1));
    for (const ruling of facts.rulings) {
      const known = this.#first.get(textOnCard(ruling));
      if (known === undefined || ruling.date < known) this.#first.set(textOnCard(ruling), ruling.date);
    }
    const standing = facts.rulings.filter(({ withdrawn }) => !withdrawn);
    for (const ruling of standing) {
      push(this.#byText, ruling.hash, ruling);
      push(this.#byCard, ruling.cardId, ruling);
    }
    for (const [hash, copies] of this.#byText) {
      const keyword = scopes.get(hash)?.keyword ?? null;
      const last = copies.reduce((a, b) => (a.date >= b.date ? a : b));
      if (keyword !== null) push(this.#about, keyword, last);
    }
  }

  #prepare({ hash, date }: RulingFact): Prepared {
    const known = this.#prepared.get(hash) ?? new Prepared({ text: this.#facts.texts.get(hash) ?? '', date });
    this.#prepared.set(hash, known);
    return known;
  }

  /** The rulings that could speak on the same point later. */
  #newer(ruling: RulingFact, keyword: string | null): readonly RulingFact[] {
    const others = keyword === null ? this.#byCard.get(ruling.cardId) : this.#about.get(keyword);
    return (others ?? []).filter((other) => other.date > ruling.date && other.hash !== ruling.hash);
  }

  of(ruling: RulingFact): ReportRow {
    const { scope, keyword } = this.#scopes.get(ruling.hash) ?? { scope: 'card', keyword: null };
    const own = this.#prepare(ruling);
    const newer = this.#newer(ruling, keyword).map((other) => ({
      other,
      relation: relate(own, this.#prepare(other), this.#weight),
    }));
    const again = newer.filter(({ relation }) => relation.kind === 'again').map(({ other }) => other);
    const same = this.#byText.get(ruling.hash) ?? [];
    const saidOn = [ruling.date, ...[...same, ...again].map(({ date }) => date)].sort().at(-1) ?? ruling.date;
    const [against = null] = newer
      .filter(({ other, relation }) => relation.kind === 'otherwise' && other.date > saidOn)
      .sort((a, b) => b.relation.near - a.relation.near || (a.other.date < b.other.date ? 1 : -1))
      .map(({ other }) => other);
    const replacing = against ?? (ruling.withdrawn ? lastOf([...same, ...again], ruling, this.#first) : null);
    const { because, followed } = this.#because(ruling, keyword, own, saidOn);
    return {
      rulingId: ruling.id,
      scope,
      scopeKeyword: keyword,
      verdict:
        against !== null || ruling.withdrawn
          ? 'overtaken'
          : because.length > 0
            ? 'possibly overtaken'
            : this.#untouched(saidOn, followed),
      saidOn,
      replacedBy: replacing?.id ?? null,
      because: because.map(({ from, to, kind, before, after }) => ({ from, to, kind, before, after })),
      followed,
    };
  }

  /** What nothing bears on holds, unless it is older than what can be followed. */
  #untouched(saidOn: Day, followed: boolean): Verdict {
    const first = this.#facts.editions[0]?.date;
    return followed && (first === undefined || saidOn < first) ? 'unknown' : 'current';
  }

  #because(ruling: RulingFact, keyword: string | null, own: Prepared, saidOn: Day) {
    const mentions = this.#named.mentions.get(ruling.hash) ?? [];
    const keys = mentions.flatMap(({ kind, key }) => (kind === 'keyword' ? [key] : []));
    const about = new Set([...(keyword === null ? [] : [keyword]), ...keys]);
    const cited = new Set(mentions.flatMap(({ kind, key }) => (kind === 'rule' ? [key] : [])));
    // what is said on a card that has the keyword, and names it, is said of it throughout
    const isWhole = (key: string) => key === keyword || this.#named.keywordsOf(ruling.cardId).has(key);
    const found = new Map<string, ChangeFact>();
    for (const key of about)
      for (const { fact, substance } of this.#changes.ofKeyword(key))
        if (this.#changes.isAfter(fact, saidOn) && bearsOn(substance, own, topics(key), isWhole(key) ? 'all of it' : 'a part'))
          found.set(changeKey(fact), fact);
    for (const number of cited)
      for (const { fact, substance } of this.#changes.ofRule(number))
        if (this.#changes.isAfter(fact, saidOn) && bearsOn(substance, own, new Set(), 'all of it'))
          found.set(changeKey(fact), fact);
    for (const { words, changes } of this.#vanished)
      if (own.plain.includes(words))
        for (const fact of changes) if (this.#changes.isAfter(fact, saidOn)) found.set(changeKey(fact), fact);
    const practices = practicesIn(own.said.text);
    for (const practice of practices)
      for (const fact of this.#givenUp.get(practice) ?? [])
        if (this.#changes.isAfter(fact, saidOn)) found.set(changeKey(fact), fact);
    return { because: [...found.values()].slice(0, MOST_CHANGES), followed: about.size + cited.size + practices.length > 0 };
  }
}

function push<Row>(groups: Map<string, Row[]>, key: string, row: Row): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [row]);
  else group.push(row);
}

export function judgeAll(facts: Facts, named: Named, scopes: ReadonlyMap<string, ScopeFound>): readonly ReportRow[] {
  const judge = new Judge(facts, named, scopes);
  return facts.rulings.map((ruling) => judge.of(ruling));
}
