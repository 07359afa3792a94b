/** A record of a JSON document, not parsed yet. */
export interface Cut {
  /** The line where it begins, from 1. */
  readonly line: number;
  /** Its place in a list. */
  readonly index: number;
  /** Its name in a map; null in a list and for a record that stands alone. */
  readonly key: string | null;
  readonly text: string;
  /** What the document says of itself before its `data`, as JSON text; null where it has no such envelope. */
  readonly head: string | null;
}

/** The document's brackets or quotes don't fit together: it has been cut off or isn't JSON. */
export class NotClosed extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENS: ReadonlyMap<number, number> = new Map([
  [0x5b, 0x5d],
  [0x7b, 0x7d],
]);
const CURLY = 0x7d;
/** The level once `data` is over: nothing is as deep as that. */
const PAST = -1;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;
const isSpace = (byte: number) => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/**
 * Cuts a JSON document into records while it streams by: the elements of the outer array, the members of the outer object's `data`, or whole objects one after
 * another. Parsing token by token would take a multiple of the time and lose the places; here only brackets and quotes are looked at.
 */
export class JsonCutter {
  readonly #cuts: Cut[] = [];
  /** For each open bracket the one that closes it, and its line. */
  readonly #open: { readonly closes: number; readonly line: number }[] = [];
  /** Bytes of what is being read, from chunks that are gone. */
  #kept: Buffer[] = [];
  /** Where the kept value begins in this chunk; -1 while nothing is kept. */
  #from = -1;
  #line = 1;
  #inString = false;
  #escaped = false;
  #stringLine = 1;
  #stringFrom = -1;
  #stringParts: Buffer[] = [];
  /** How deep the records stand: 1 in an outer array, 2 under `data`, 0 where none has begun. */
  #level = 0;
  #head: string | null = null;
  #key: string | null = null;
  #lastString: string | null = null;
  #index = 0;
  #cutLine = 1;

  /** Takes the next bytes and gives the records that end in them. */
  push(chunk: Buffer): readonly Cut[] {
    this.#cuts.length = 0;
    if (this.#from >= 0) this.#from = 0;
    if (this.#stringFrom >= 0) this.#stringFrom = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.#inString) {
        at = this.#throughString(chunk, at);
        continue;
      }
      const byte = chunk[at]!;
      if (byte === NEWLINE) this.#line++;
      if (isSpace(byte)) continue;
      this.#token(chunk, at, byte);
    }
    if (this.#from >= 0) this.#kept.push(chunk.subarray(this.#from));
    if (this.#stringFrom >= 0) this.#stringParts.push(chunk.subarray(this.#stringFrom));
    return [...this.#cuts];
  }

  /** Says that no bytes follow; throws where something is still open. */
  end(): void {
    const outer = this.#open[0];
    if (this.#inString) throw new NotClosed(this.#stringLine, 'a text is not closed');
    if (outer === undefined && this.#from >= 0) throw new NotClosed(this.#cutLine, 'what stands here is no JSON');
    if (outer !== undefined)
      throw new NotClosed(
        outer.line,
        `the ${outer.closes === CURLY ? '{' : '['} that opens here is not closed; the file has been cut off`,
      );
  }

  /** Whether a value at the present depth is a record, or part of one. */
  get #atRecords(): boolean {
    return this.#open.length === this.#level;
  }

  #keep(at: number): void {
    if (this.#from >= 0) return;
    this.#from = at;
    this.#cutLine = this.#line;
  }

  #token(chunk: Buffer, at: number, byte: number): void {
    const closes = OPENS.get(byte);
    if (byte === QUOTE) this.#openString(at);
    else if (closes !== undefined) this.#openBracket(chunk, at, closes);
    else if (isClosing(byte)) this.#closeBracket(chunk, at, byte);
    else if (byte === COLON) {
      // the names at the top of an object lead to `data`; those of the map under it are the names of records
      if (this.#level === 0 ? this.#open.length === 1 : this.#isMapOfRecords) this.#takeKey();
    } else if (byte === COMMA) {
      if (this.#atRecords && this.#level > 0) this.#cut(chunk, at);
    } else if (this.#atRecords || this.#open.length === 0) {
      this.#keep(at); // a number, true, false or null: it ends at the next comma or bracket
    }
  }

  get #isMapOfRecords(): boolean {
    return this.#atRecords && this.#open.at(-1)?.closes === CURLY && this.#key === null;
  }

  #takeKey(): void {
    this.#key = this.#lastString;
    if (this.#level > 0) this.#drop(); // what was kept was the name
  }

  #drop(): void {
    this.#from = -1;
    this.#kept = [];
  }

  #openString(at: number): void {
    if (this.#atRecords) this.#keep(at);
    this.#inString = true;
    this.#stringLine = this.#line;
    this.#stringFrom = at;
    this.#stringParts = [];
  }

  /** Goes to the end of a string, or of the chunk. */
  #throughString(chunk: Buffer, start: number): number {
    for (let at = start; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) {
        this.#closeString(chunk, at);
        return at;
      } else if (byte === NEWLINE) throw new NotClosed(this.#stringLine, 'a text is not closed before the end of its line');
    }
    return chunk.length;
  }

  #closeString(chunk: Buffer, at: number): void {
    this.#inString = false;
    // only names near the top are ever asked for
    if (this.#open.length <= 2) {
      const bytes = Buffer.concat([...this.#stringParts, chunk.subarray(this.#stringFrom, at + 1)]);
      this.#lastString = unquote(bytes.toString('utf8'));
    }
    this.#stringFrom = -1;
    this.#stringParts = [];
  }

  #openBracket(chunk: Buffer, at: number, closes: number): void {
    const depth = this.#open.length;
    const opened = { closes, line: this.#line };
    if (depth === 0) {
      if (this.#from >= 0) throw new NotClosed(this.#cutLine, 'what stands here is no JSON');
      this.#key = null;
      this.#index = 0;
      this.#level = closes === CURLY ? 0 : 1;
      this.#drop();
      if (closes === CURLY) this.#keep(at);
    } else if (this.#level === 0 && depth === 1 && this.#key === 'data') {
      this.#head = headOf(Buffer.concat([...this.#kept, chunk.subarray(this.#from, at)]).toString('utf8'));
      this.#level = 2;
      this.#key = null;
      this.#drop();
    } else if (this.#atRecords) this.#keep(at);
    this.#open.push(opened);
  }

  #closeBracket(chunk: Buffer, at: number, byte: number): void {
    const opened = this.#open.at(-1);
    if (opened?.closes !== byte) {
      const there = String.fromCharCode(byte);
      throw new NotClosed(
        this.#line,
        opened === undefined
          ? `a ${there} closes nothing`
          : `a ${there} stands where a ${String.fromCharCode(opened.closes)} is wanted`,
      );
    }
    if (this.#atRecords && this.#level > 0) this.#cut(chunk, at);
    this.#open.pop();
    if (this.#level === 2 && this.#open.length === 1) this.#level = PAST; // the members after `data` are not records
    if (this.#open.length > 0) return;
    if (this.#level === 0) this.#cut(chunk, at + 1);
    this.#level = 0;
    this.#head = null;
  }

  /** Ends the record that is being kept, if there is one. */
  #cut(chunk: Buffer, end: number): void {
    if (this.#from < 0) return;
    const text = Buffer.concat([...this.#kept, chunk.subarray(this.#from, end)]).toString('utf8');
    const key = this.#level === 0 ? null : this.#key;
    this.#cuts.push({ line: this.#cutLine, index: this.#index, key, text: text.trim(), head: this.#head });
    this.#index++;
    this.#key = null;
    this.#drop();
  }
}

function unquote(text: string): string | null {
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
}

/** `{"a": 1, "data":` without what begins there is an object. */
const headOf = (text: string): string => `${text.replace(/,?\s*"data"\s*:\s*$/, '')}}`;
