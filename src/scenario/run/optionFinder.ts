import { foldName } from '../../cards/names/index.ts';
import { kindsOfOptions } from '../../engine/decisions/alike.ts';
import type { DecisionRequest, Option } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import type { Ref } from '../../engine/state/ids.ts';
import type { AnswerValue } from '../document/types.ts';
import { Finder } from './finder.ts';
import { atEachColon, modeStartsAlike, startsAlike } from './firstWords.ts';
import { firstWords, Namer } from './namer.ts';
import { marksOf } from './references.ts';

type RefOption = Extract<Option, { kind: 'ref' }>;

/** The options of one decision: which of them words mean, and by which words each is chosen. */
export class OptionFinder {
  readonly request: DecisionRequest;
  readonly #refs: readonly Ref[];
  readonly #finder: Finder;
  readonly #kindOf: (option: Option) => string;
  readonly #g: Game;
  readonly #found = new Map<string, readonly number[]>();
  readonly #differ = new Map<readonly number[], boolean>();
  #namer: Namer | null = null;

  constructor(g: Game, request: DecisionRequest) {
    this.#g = g;
    this.request = request;
    this.#refs = request.options.flatMap((option) => (option.kind === 'ref' ? [option.ref] : []));
    this.#finder = new Finder(g, this.#refs);
    this.#kindOf = kindsOfOptions(g, 'ignored');
  }

  /** The options that an item of an answer may mean. */
  find(item: AnswerValue): readonly number[] {
    const text = textOf(item);
    const key = `${item.kind} ${text}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#fitting(text, item.kind === 'word');
      this.#found.set(key, found);
    }
    return found;
  }

  /** Whether options differ; those that nothing tells apart are taken for one another. */
  differ(indexes: readonly number[]): boolean {
    let differ = this.#differ.get(indexes);
    if (differ === undefined) {
      differ = new Set(indexes.map((index) => this.#kindOf(this.request.options[index]!))).size > 1;
      this.#differ.set(indexes, differ);
    }
    return differ;
  }

  /** By which words an option is chosen, and what tells it from others of its name. */
  described(index: number): string {
    const option = this.request.options[index]!;
    const marks = option.kind === 'ref' ? (option.words ?? marksOf(this.#g, option.ref)) : option.label;
    return `"${this.answer(index)}"${marks === '' ? '' : ` (${marks})`}`;
  }

  /** The words by which an option is chosen; things that nothing tells apart share them, unless something is divided among them. */
  answer(index: number): string {
    const { options, total } = this.request;
    const option = options[index]!;
    const words = (option.kind === 'word' ? [option.word, option.label] : this.#wordsFor(option, total !== undefined)).map(
      shortened,
    );
    return words.find((word) => this.#means(word, index)) ?? this.#numbered(words, index) ?? option.label;
  }

  /** Words that find it and nothing that differs from it. */
  #means(word: string, index: number): boolean {
    const found = this.find({ kind: 'word', word });
    return found.includes(index) && (this.request.total === undefined ? !this.differ(found) : found.length === 1);
  }

  #wordsFor(option: RefOption, alone: boolean): readonly string[] {
    this.#namer ??= new Namer(this.#g, this.#refs);
    const name = alone ? this.#namer.alone(option.ref) : this.#namer.shared(option.ref);
    if (option.words === undefined) return [...(name === null ? [] : [name]), option.label];
    const own = name === null || this.#isAbility(option) ? [] : [`ability of ${name}`];
    const labels = [option.label, ...own];
    const tells = [firstWords(option.words), option.words, ...(option.about ? [option.about.name] : [])];
    return [...labels, ...labels.flatMap((label) => tells.map((words) => `${label}: ${words}`))];
  }

  /** An ability that is on the stack already is called so by its own name. */
  #isAbility({ ref }: RefOption): boolean {
    return ref.kind === 'object' && Boolean(this.#g.state.objects[ref.object]?.stack?.ability);
  }

  /** `WORDS#2`: the second option that the words mean. */
  #numbered(words: readonly string[], index: number): string | null {
    for (const word of words) {
      const place = this.find({ kind: 'word', word }).indexOf(index);
      const numbered = `${word}#${place + 1}`;
      if (place >= 0 && this.find({ kind: 'word', word: numbered })[0] === index) return numbered;
    }
    return null;
  }

  #fitting(text: string, isWord: boolean): readonly number[] {
    const refs = new Set((isWord ? this.#finder.find(text) : []).map(keyOf));
    const all = [...this.request.options.keys()];
    const fits = all.filter((index) => this.#fits(this.request.options[index]!, text, isWord, refs));
    if (fits.length > 0) return fits;
    const beginning = all.filter((index) => beginsWith(this.request.options[index]!, text));
    if (beginning.length > 0) return beginning;
    const [, base, number] = /^(.+)#(\d+)$/.exec(text) ?? [];
    if (base === undefined || !isWord) return [];
    return this.#fitting(base.trim(), true).slice(Number(number) - 1, Number(number));
  }

  #fits(option: Option, text: string, isWord: boolean, refs: ReadonlySet<string>): boolean {
    if (option.kind === 'word') {
      return [option.word, option.label, ...(option.also ?? [])].some((word) => foldName(word) === foldName(text));
    }
    if (!isWord) return false;
    if (refs.has(keyOf(option.ref)) || foldName(option.label) === foldName(text)) return true;
    return option.words !== undefined && this.#abilityFits(option, text);
  }

  /** `ability of NAME`, NAME, or either with `: first words` or with what it is about, for abilities among options. */
  #abilityFits(option: RefOption, text: string): boolean {
    const plain = text.replace(/^ability of /i, '');
    if (this.#isNamed(option, plain)) return true;
    return atEachColon(plain).some(
      ([name, words]) =>
        this.#isNamed(option, name) &&
        [option.words, option.printed, option.about?.name].some((own) => own !== undefined && startsAlike(own, words)),
    );
  }

  #isNamed({ ref, label }: RefOption, name: string): boolean {
    if (foldName(label.replace(/^ability of /i, '')) === foldName(name)) return true;
    return this.#finder.find(name).some((found) => keyOf(found) === keyOf(ref));
  }
}

/** A mode, or other long words, by the first of them. */
const beginsWith = (option: Option, text: string): boolean =>
  option.kind === 'word' && (option.label !== option.word || option.word.length > SHORT) && modeStartsAlike(option.label, text);

const SHORT = 40;
/** Longer words than this no scenario holds as a name. */
const LONG = 160;

/** As many first words as a scenario holds. */
const shortened = (words: string): string => (words.length <= LONG ? words : words.slice(0, words.lastIndexOf(' ', LONG)));

const keyOf = (ref: Ref): string => (ref.kind === 'player' ? `player ${ref.player}` : `object ${ref.object}`);

export function textOf(item: AnswerValue): string {
  switch (item.kind) {
    case 'word':
      return item.word;
    case 'number':
      return String(item.number);
    case 'yesNo':
      return item.yes ? 'yes' : 'no';
    case 'list':
      return `[${item.items.map(textOf).join(', ')}]`;
    case 'mapping':
      return `{${Object.entries(item.entries)
        .map(([key, value]) => `${key}: ${textOf(value)}`)
        .join(', ')}}`;
  }
}
