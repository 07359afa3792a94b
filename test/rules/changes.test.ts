import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BookRule, Chain, changedWords, compareBooks, readBook } from '../../src/rules/changes/index.ts';

/** A rule from a line such as `702.1a Frobbing is fun.`; one without a final period is a title, `//` begins an example. */
function rule(line: string): BookRule {
  const [, number = '', words = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const [said = '', ...examples] = words.split(' // ');
  const titled = !said.endsWith('.');
  return { number, heading: titled ? said : null, text: titled ? null : said, examples };
}
const book = (lines: readonly string[], effectiveDate = '2030-01-01') => ({ effectiveDate, rules: lines.map(rule) });
const compared = (
  before: readonly string[],
  after: readonly string[],
  days: readonly [string, string] = ['2030-01-01', '2031-01-01'],
) =>
  compareBooks(readBook(book(before, days[0])), readBook(book(after, days[1]))).map(
    ({ kind, before: old, after: now }) => `${kind} ${old ?? '-'} ${now ?? '-'}`,
  );

const FROB = '702.1a Frobbing is a static ability that lets a creature block an additional creature each combat.';
const GLIM = '702.2a Glimmering is an evasion ability, and a creature that glimmers can be blocked only by artifact creatures.';

describe('what changed between two editions', () => {
  test.each<[what: string, before: readonly string[], after: readonly string[], expected: readonly string[]]>([
    ['nothing', ['7 Extras', '702 Words', FROB], ['7 Extras', '702 Words', FROB], []],
    ['only quotation marks and dashes', ['100.1 A “rule” — it’s one.'], ['100.1 A "rule" - it\'s one.'], []],
    ['a rule more', ['100 A'], ['100 A', '100.1 There is more to say than before.'], ['added - 100.1']],
    ['a rule less', ['100 A', '100.1 There was more to say.'], ['100 A'], ['removed 100.1 -']],
    [
      'a keyword comes before another',
      ['702 Words', '702.1 Frobbing', FROB],
      [
        '702 Words',
        '702.1 Antics',
        '702.1a Nobody expects antics at any time or in any zone.',
        '702.2 Frobbing',
        FROB.replace('702.1', '702.2'),
      ],
      ['added - 702.1', 'added - 702.1a', 'moved 702.1 702.2', 'moved 702.1a 702.2a'],
    ],
    ['words change', [FROB], [FROB.replace('an additional creature', 'two additional creatures')], ['edited 702.1a 702.1a']],
    [
      'words and number change',
      ['702 Words', '702.1 Frobbing', FROB],
      ['702 Words', '702.5 Frobbing', FROB.replace('702.1', '702.5').replace('static', 'triggered')],
      ['moved 702.1 702.5', 'edited 702.1a 702.5a'],
    ],
    ['an example comes', [FROB], [`${FROB} // Ann frobs.`], ['edited 702.1a 702.1a']],
    [
      'a reference follows',
      ['104.6 See rule 726 for all of it.'],
      ['104.6 See rule 727 for all of it.'],
      ['reference only 104.6 104.6'],
    ],
    ['the end of a range follows', ['104.6 See rules 601.2f–h.'], ['104.6 See rules 601.2f–i.'], ['reference only 104.6 104.6']],
    [
      'a list of references grows',
      ['104.6 See rules 601 and 602.'],
      ['104.6 See rules 601, 602 and 603.'],
      ['edited 104.6 104.6'],
    ],
    [
      'a reference follows in a rule that moved',
      ['104 Ends', '104.6 To end the game at once, see rule 726.'],
      ['104 Ends', '104.7 To end the game at once, see rule 727.'],
      ['moved 104.6 104.7'],
    ],
    ['another rule has the number now', [FROB], [GLIM.replace('702.2a', '702.1a')], ['removed 702.1a -', 'added - 702.1a']],
    [
      'the same words for two keywords: each stays with its own',
      [
        '702.1 Frobbing',
        '702.1a Several instances are redundant.',
        '702.2 Glimmering',
        '702.2a Several instances are redundant.',
      ],
      [
        '702.2 Glimmering',
        '702.2a Several instances are redundant.',
        '702.3 Frobbing',
        '702.3a Several instances are redundant.',
      ],
      ['moved 702.1 702.3', 'moved 702.1a 702.3a'],
    ],
    [
      'what is said of many keywords is no sign of one',
      ['702.1 Frobbing', '702.1a If a permanent has multiple instances of frobbing, each triggers separately.'],
      ['702.2 Frobbing', '702.3 Antics', '702.3a If a spell has multiple instances of antics, each triggers separately.'],
      ['removed 702.1a -', 'moved 702.1 702.2', 'added - 702.3', 'added - 702.3a'],
    ],
    [
      'short sentences of a list shift and are counted anew',
      [
        '505 Main',
        '505.1 Third, the active player gets priority.',
        '509 Block',
        '509.1 Fourth, the active player gets priority.',
      ],
      [
        '505 Main',
        '505.2 Fourth, the active player gets priority.',
        '509 Block',
        '509.1 Second, the active player gets priority.',
      ],
      ['edited 505.1 505.2', 'edited 509.1 509.1'],
    ],
  ])('%s', (_what, before, after, expected) => expect(compared(before, after)).toEqual(expected));

  test('numbers from before July 2009 say nothing: only words count', () => {
    const days = ['2007-05-01', '2009-07-11'] as const;
    expect(compared(['502.1a A frob is a frob and not a glim.'], ['502.1a Rules of the untap step are others.'], days)).toEqual([
      'removed 502.1a -',
      'added - 502.1a',
    ]);
    expect(compared(['502.1a The very same words, long enough.'], ['702.9a The very same words, long enough.'], days)).toEqual([
      'moved 502.1a 702.9a',
    ]);
  });

  test('what is known of the editions between decides where words no longer tell', () => {
    const [before, after] = [readBook(book(['100.1 Old words.'])), readBook(book(['200.5 All of it is new.']))];
    expect(compareBooks(before, after, (number) => (number === '100.1' ? '200.5' : null))).toEqual([
      { kind: 'edited', before: '100.1', after: '200.5' },
    ]);
  });
});

const word = fc.constantFrom(
  'frob',
  'glim',
  'creature',
  'block',
  'attack',
  'each',
  'combat',
  'zone',
  'mana',
  'spell',
  'cost',
  'token',
);
const sentence = fc.array(word, { minLength: 3, maxLength: 14 }).map((words) => `${words.join(' ')}.`);
const anyBook = fc
  .array(sentence, { minLength: 1, maxLength: 20 })
  .map((sentences) => book(sentences.map((said, i) => `100.${i + 1} ${said}`)));

test('every rule of either edition is accounted for once, whatever they say', () => {
  fc.assert(
    fc.property(anyBook, anyBook, (from, to) => {
      const changes = compareBooks(readBook(from), readBook(to));
      const [old, now] = [changes.map(({ before }) => before), changes.map(({ after }) => after)].map((side) =>
        side.filter((number) => number !== null),
      );
      expect(new Set(old).size).toBe(old!.length);
      expect(new Set(now).size).toBe(now!.length);
      expect(from.rules.length - changes.filter(({ kind }) => kind === 'removed').length).toBe(
        to.rules.length - changes.filter(({ kind }) => kind === 'added').length,
      );
    }),
  );
});

test('words: what is kept and added makes up the newer text, what is kept and removed the older', () => {
  fc.assert(
    fc.property(sentence, sentence, (a, b) => {
      const runs = changedWords(rule(`100.1 ${a}`), rule(`100.1 ${b}`));
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map((run) => run.words)
          .join('');
      expect(runs.length === 0 ? [a, a] : [without('added'), without('removed')]).toEqual([a, b]);
    }),
  );
  expect(changedWords(rule('100.1 You frob every glim at once.'), rule('100.1 You may cast each glim at once.'))).toEqual([
    { kind: 'kept', words: 'You ' },
    { kind: 'removed', words: 'frob every ' },
    { kind: 'added', words: 'may cast each ' },
    { kind: 'kept', words: 'glim at once.' },
  ]);
  expect(changedWords(rule('100.1 They say "frob-glim" now.'), rule('100.1 They say “frob—glim” twice.'))).toEqual([
    { kind: 'kept', words: 'They say “frob—glim” ' },
    { kind: 'removed', words: 'now' },
    { kind: 'added', words: 'twice' },
    { kind: 'kept', words: '.' },
  ]);
  expect(changedWords(rule('100.1 It’s "frob".'), rule("100.1 It's “frob”."))).toEqual([]);
  expect(changedWords(rule('100.1 You cast it.'), rule('100.1 You may cast it.'))).toEqual([
    { kind: 'kept', words: 'You ' },
    { kind: 'added', words: 'may ' },
    { kind: 'kept', words: 'cast it.' },
  ]);
});

describe('the chain of all editions', () => {
  const change = (kind: 'added' | 'moved' | 'edited' | 'removed', before: string | null, after: string | null) => ({
    kind,
    before,
    after,
  });
  const chain = new Chain(
    ['a', 'b', 'c', 'd'],
    [
      {
        from: 'a',
        to: 'b',
        changes: [change('moved', '702.1a', '702.2a'), change('moved', '702.1', '702.2'), change('added', null, '702.1')],
      },
      { from: 'b', to: 'c', changes: [change('edited', '702.2a', '702.2a'), change('added', null, '702.2b')] },
      { from: 'c', to: 'd', changes: [change('removed', '702.2b', null), change('moved', '702.2a', '702.3a')] },
    ],
  );
  const told = (changes: readonly { kind: string; from: string }[]) => changes.map(({ kind, from }) => `${from} ${kind}`);

  test.each([
    ['d', '702.3a', ['a moved', 'b edited', 'c moved']],
    ['a', '702.1a', ['a moved', 'b edited', 'c moved']],
    ['c', '702.2b', ['b added', 'c removed']],
    ['d', '702.1', ['a added']],
    ['a', '100.1', []],
  ])('in %s, %s has this history', (edition, number, expected) =>
    expect(told(chain.history({ edition, number }))).toEqual(expected),
  );

  test.each([
    ['a', '702.1a', 'd', '702.3a'],
    ['d', '702.3a', 'a', '702.1a'],
    ['c', '702.2b', 'd', null],
    ['d', '702.1', 'a', null],
    ['d', '702.1', 'b', '702.1'],
  ])('in %s, %s is in %s %s', (edition, number, other, expected) =>
    expect(chain.numberIn({ edition, number }, other)).toBe(expected),
  );

  test('what changed under a rule, under whichever number it stood', () =>
    expect(told(chain.changesUnder({ edition: 'c', number: '702.2' }, 'a', 'd'))).toEqual([
      'a moved',
      'a moved',
      'b edited',
      'b added',
      'c removed',
      'c moved',
    ]));
});
