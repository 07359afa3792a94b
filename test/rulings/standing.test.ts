import { describe, expect, test } from '@jest/globals';
import { readKeywords } from '../../src/rules/keywords/index.ts';
import {
  bearsOn,
  CardFinder,
  KeywordFinder,
  PRACTICES,
  Prepared,
  practicesIn,
  relate,
  Scopes,
  type SharedText,
  substanceOf,
} from '../../src/rulings/standing/index.ts';

test.each<[ruling: string, practice: number | null]>([
  ['If your commander would die, you may put it into the command zone instead.', 0],
  ['A commander put directly into a zone other than the graveyard, the command zone say, wasn’t counted.', 0],
  ['It costs more although it was put directly into the command zone, as a commander may be.', null],
  ['The tax counts casts from the command zone. A commander that was exiled instead has none.', null],
  ['Blockers are still ordered, and lethal damage is assigned in that order.', 1],
  ['Damage is dealt to the blocking creature in order to save it.', null],
  ['You may redirect that damage to a planeswalker that player controls.', 2],
  ['A redirection effect may hit another planeswalker.', null],
])('%s', (ruling, practice) => {
  expect(practicesIn(ruling)).toEqual(practice === null ? [] : [PRACTICES[practice]]);
});

test.each<[practice: number, before: string, after: string, isGivenUp: boolean]>([
  [
    0,
    'if a commander would be exiled, its owner may move it.',
    'if a commander would be put into a hand, its owner may move it.',
    true,
  ],
  [0, 'if a commander would be exiled, its owner may move it.', 'if a commander would be exiled, it moves.', false],
  [1, 'the damage assignment order is announced.', '', true],
  [1, 'the damage assignment order is announced.', 'the damage assignment order is told.', false],
  [2, 'if noncombat damage would be dealt to a player, it goes elsewhere.', 'there was such a rule once.', true],
])('practice %i: %s → %s', (practice, before, after, isGivenUp) => {
  expect(PRACTICES[practice]?.isGivenUpBy(before, after)).toBe(isGivenUp);
});

const rule = (number: string, heading: string | null, text: string | null) => ({ number, heading, text });
const KEYWORDS = readKeywords([
  rule('701', 'Keyword Actions', null),
  rule('701.8', 'Destroy', null),
  rule('701.8a', null, 'To destroy a permanent, move it to its owner’s graveyard.'),
  rule('701.19', 'Regenerate', null),
  rule('701.19a', null, 'A permanent regenerates the next time it would be destroyed.'),
  rule('701.28', 'Convert', null),
  rule('701.28a', null, 'A permanent that has been converted shows its other face.'),
  rule('702', 'Keyword Abilities', null),
  rule('702.17', 'Reach', null),
  rule('702.17a', null, 'Reach is a static ability.'),
  rule('702.14', 'Landwalk', null),
  rule('702.14a', null, 'Landwalk is a generic term. The keyword is usually written “[type]walk.”'),
  rule('702.29', 'Cycling', null),
  rule('702.29a', null, 'Some cards say “when you cycle a card.” A card that cycles is drawn for.'),
  rule('702.33', 'Hopper', null),
  rule('702.33a', null, 'If its hopper cost was paid, a spell was hopped.'),
  rule('702.5', 'Ensnare', null),
  rule('702.5a', null, 'Ensnare is a static ability.'),
  rule('702.71', 'Champion', null),
  rule('702.71a', null, 'A permanent is “championed” by another.'),
  rule('702.90', 'Time Hopping', null),
  rule('702.90a', null, 'Time hopping is a static ability.'),
]);

describe('keywords that a ruling names', () => {
  const finder = new KeywordFinder(KEYWORDS);
  test.each<[text: string, onCards: readonly string[], found: readonly string[]]>([
    ['A creature with time hopping can’t wait.', [], ['Time Hopping']],
    ['Time hopping’s cost is paid once.', [], ['Time Hopping']],
    ['You can’t reach 0 life this way.', [], []],
    ['It blocks as though it had reach.', [], ['Reach']],
    ['Reach doesn’t matter here.', ['Reach'], ['Reach']],
    ['Destroying it with time is slow.', ['Reach'], []],
    ['If it would be destroyed, regenerate it.', [], ['Regenerate']],
    ['Its regeneration shield was made before it regenerated.', [], ['Regenerate', 'Regenerate']],
    ['You may discard it (such as by cycling).', [], ['Cycling']],
    ['A cycled card is in the graveyard.', [], ['Cycling']],
    ['It was hopped; the Hopper cost was paid.', [], ['Hopper', 'Hopper']],
    ['The ensnared creature waits.', [], []],
    ['Its converted mana cost is 3, although it converted.', [], ['Convert']],
    ['It has islandwalk and nonbasic landwalk.', [], ['Islandwalk', 'Landwalk', 'Nonbasic landwalk', 'Landwalk']],
    ['A non-hopper cost was paid.', [], ['Hopper']],
    ['A creature that can’t reach it has Reach.', ['Reach'], ['Reach']],
    ['Cycling, reach, and ensnare count.', [], ['Cycling', 'Reach', 'Ensnare']],
    ['Reach for the Champion of Time Hopping.', [], []],
    ['It gains “reach.”', [], ['Reach']],
    ['This champion of yours won.', [], []],
    ['The championed card returns.', [], ['Champion']],
  ])('%s', (text, onCards, found) => {
    expect(finder.ofRuling(text, new Set(onCards)).map(({ keyword }) => keyword)).toEqual(found);
  });

  test.each<[text: string, found: readonly string[]]>([
    // a card of that name, and its plural
    ['Well of Cycling has no ability.', []],
    ['If Cycling is countered, nothing happens.', []],
    // the keyword, though a card has that name too
    ['It is discarded with its Cycling ability.', ['Cycling']],
    ['Cards with cycling stay.', ['Cycling']],
  ])('beside cards of such a name: %s', (text, found) => {
    const cards = new CardFinder([
      { id: 'a', names: ['Well of Cycling'] },
      { id: 'b', names: ['Cycling'] },
    ]).ofRuling(text, new Set(['b']));
    expect(finder.ofRuling(text, new Set(), cards).map(({ keyword }) => keyword)).toEqual(found);
  });

  test('each stands where its words are', () => {
    const text = 'Losing “time hopping” hurts.';
    const [mention] = finder.ofRuling(text, new Set());
    expect(text.slice(mention?.start, mention?.end)).toBe('time hopping');
  });

  test('the reminder on a card isn’t its keyword', () => {
    expect([...finder.ofCard('Time hopping (It can block as though it had reach.)')]).toEqual(['Time Hopping']);
  });
});

describe('cards that a ruling names', () => {
  const finder = new CardFinder([
    { id: 'w', names: ['Well of Wells'] },
    { id: 'ww', names: ['Well of Wells, Refilled'] },
    { id: 'f', names: ['Flinch'] },
    { id: 'g', names: ['Goblin'] },
    { id: 'x', names: ['Before // After', 'Before', 'After'] },
  ]);
  test.each<[text: string, own: readonly string[], found: readonly string[]]>([
    ['Well of Wells, Refilled counts twice.', [], ['ww']],
    ['If you control Well of Wells, nothing happens.', [], ['w']],
    ['A well of wells is no card.', [], []],
    ['Flinch is cast first.', [], []],
    ['Flinch is cast first.', ['f'], ['f']],
    ['If you cast Flinch, wait.', [], ['f']],
    ['A Goblin is a creature.', [], []],
    ['Well of Wellsprings is another.', [], []],
    ['The spell After does nothing.', [], ['x']],
    ['It comes from After Eight, a set.', [], []],
  ])('%s', (text, own, found) => {
    expect(finder.ofRuling(text, new Set(own)).map(({ cardId }) => cardId)).toEqual(found);
  });
});

describe('whom a ruling is for', () => {
  const having = new Map([
    ['a', ['hop']],
    ['b', ['hop']],
    ['c', ['hop', 'run']],
    ['d', ['run']],
    ['e', []],
  ]);
  const text = (hash: string, cards: string, keywords: readonly string[] = [], namesItsCard = false): SharedText => ({
    hash,
    keywords: new Set(keywords),
    namesItsCard,
    copies: [...cards].map((cardId) => ({ cardId, date: '2030-01-01' })),
  });
  const texts = {
    named: text('named', 'abc', ['hop']),
    usual: text('usual', 'abc'),
    mixed: text('mixed', 'acde', ['hop']),
    two: text('two', 'ad'),
    single: text('single', 'e'),
  };
  const scopes = new Scopes(Object.values(texts), (id) => new Set(having.get(id)));

  test.each<[keyof typeof texts, string, string | null]>([
    ['named', 'keyword', 'hop'],
    ['usual', 'keyword', 'hop'],
    ['mixed', 'set', null],
    ['two', 'card', null],
    ['single', 'card', null],
  ])('%s', (name, scope, keyword) => {
    expect(scopes.of(texts[name])).toEqual({ scope, keyword });
  });

  test('what only one card has is for its keyword where what stands beside it is', () => {
    const beside = [{ scope: 'keyword', keyword: 'hop' } as const, { scope: 'keyword', keyword: 'hop' } as const];
    expect(scopes.ofSingle(text('s', 'a', ['hop']), beside)).toEqual({ scope: 'keyword', keyword: 'hop' });
    expect(scopes.ofSingle(text('s', 'a', ['hop'], true), beside)).toEqual({ scope: 'card', keyword: null });
    expect(scopes.ofSingle(text('s', 'a', ['run']), beside)).toEqual({ scope: 'card', keyword: null });
  });
});

describe('what a change of a rule changes', () => {
  test.each([
    ['other quotes', '“Hop” means "jump."', '"Hop" means “jump.”'],
    ['converted mana cost', 'Its converted mana cost is 2.', 'Its mana value is 2.'],
    ['entering', 'When it enters the battlefield, draw a card.', 'When it enters, draw a card.'],
    ['as a sorcery', 'Activate this ability only any time you could cast a sorcery.', 'Activate only as a sorcery.'],
    ['their', 'A player shows his or her hand.', 'A player shows their hand.'],
    ['a reference', 'Players hop. See rule 702.5, “Hopping.”', 'Players hop. See rule 702.6, “Hopping.”'],
    [
      'a sentence cut in two',
      'A hopper can’t be caught, kept, or sold.',
      'A hopper can’t be caught and can’t be kept. It can’t be sold.',
    ],
    ['unblockable', 'A hopper is unblockable while it hops.', 'A hopper can’t be blocked while it hops.'],
    ['milling', 'Put the top N cards of your library into your graveyard.', 'Mill N cards.'],
    ['creating', 'Put a token onto the battlefield that hops.', 'Create a token that hops.'],
    ['double-faced cards', 'Hopping stands on transforming double-faced cards.', 'Hopping stands on double-faced cards.'],
    [
      'which rules a cost follows',
      'You may hop. Paying a hop cost follows the rules for paying additional costs in rules 601.2b and 601.2f–h.',
      'You may hop. Casting a spell by hopping follows the rules for paying alternative costs (see 601.2b).',
    ],
    ['a cost that was chosen', 'If you chose to pay its hop cost, it hops.', 'If its hop cost was paid, it hops.'],
    ['smoothing', 'The instances of hopping work separately.', 'Hopping abilities work separately.'],
  ])('%s: nothing', (_name, before, after) => {
    expect(substanceOf({ before, after })).toBeNull();
  });

  test('what is new overtakes nothing', () => {
    expect(substanceOf({ before: null, after: 'Hopping twice is allowed.' })).toBeNull();
  });

  test('a duty that becomes a choice', () => {
    const change = substanceOf({
      before: 'When the last hop is made, cast it without paying its mana cost if able. If you can’t, it stays away.',
      after: 'When the last hop is made, you may cast it without paying its mana cost if able. If you don’t, it stays away.',
    });
    expect(change).toEqual({ freed: new Set(['cast']), bound: new Set(), replaced: [], removed: null });
    const bears = (text: string) =>
      change !== null && bearsOn(change, new Prepared({ text, date: '2030-01-01' }), new Set(['hop']), 'all of it');
    expect(bears('As the last ability resolves, you must cast the card if able.')).toBe(true);
    expect(bears('Cards that hop are face up.')).toBe(false);
    expect(bears('You must pay for each hop.')).toBe(false);
  });

  test('a number, and only for what speaks of it', () => {
    const change = substanceOf({
      before: 'A hopping creature jumps over two fences and draws a ticket from the machine.',
      after: 'A hopping creature jumps over three fences and draws a ticket from the machine.',
    });
    const bears = (text: string) =>
      change !== null && bearsOn(change, new Prepared({ text, date: '2030-01-01' }), new Set(['hop']), 'all of it');
    expect(bears('It jumps over exactly two fences, then draws its ticket from the machine.')).toBe(true);
    expect(bears('If two creatures hop, the active player’s goes first.')).toBe(false);
  });
});

describe('what a change bears on', () => {
  const prepared = (text: string) => new Prepared({ text, date: '2030-01-01' });
  const bears = (before: string, after: string | null, ruling: string, still: readonly string[] = []) => {
    const change = substanceOf({ before, after }, new Set(still));
    return change !== null && bearsOn(change, prepared(ruling), new Set(['hop']), 'all of it');
  };
  const TWO = 'A hopping creature jumps over two fences and draws a ticket from the machine.';
  const THREE = 'A hopping creature jumps over three fences and draws a ticket from the machine.';
  const RULING = 'It jumps over two fences and draws its ticket from the machine.';

  test.each<[name: string, before: string, after: string, ruling: string]>([
    [
      'what only adds to a rule leaves the rest as it was',
      TWO,
      'A hopping creature jumps over two fences and draws a ticket from the machine, if a purple turnstile lets it pass.',
      'A purple turnstile keeps it from drawing the ticket of the machine as it jumps over two fences.',
    ],
    [
      'what is only left out, too',
      'A hopping creature jumps over two green fences and draws a ticket from the machine.',
      TWO,
      'It jumps over two green fences and draws its ticket from the machine.',
    ],
    [
      'a ruling in the new words says what the rule says now',
      TWO,
      THREE,
      'It jumps over three fences, not two, and draws its ticket from the machine.',
    ],
    [
      'a name in the place of another changes nothing else',
      'Totem hopping is allowed. A creature with totem hopping jumps over fences and draws tickets from machines.',
      'Umbra hopping is allowed. A creature with umbra hopping jumps over fences and draws tickets from machines.',
      'A creature with totem hopping jumps over fences and draws tickets from machines.',
    ],
    ['what moved to another rule is said there', TWO, 'A hopping creature has all that fences give. (See rule 708.4.)', RULING],
    ['a choice that is new frees nobody of a duty', TWO, `${TWO} Its owner may look at it.`, 'You must look at it as it hops.'],
  ])('%s', (_, before, after, ruling) => {
    expect(bears(before, after, ruling)).toBe(false);
    expect(bears(TWO, THREE, RULING)).toBe(true);
  });

  test('words that the rules beside it still say aren’t gone', () => {
    expect(bears(TWO, THREE, RULING, ['two'])).toBe(false);
  });

  test('a choice that is taken away', () => {
    const after = 'When the last hop is made, cast it without paying its mana cost if able.';
    expect(bears(after.replace('cast it', 'you may cast it'), after, 'You may cast it, or leave it in exile.')).toBe(true);
    expect(bears(after.replace('cast it', 'you may cast it'), after, 'You may pay for it.')).toBe(false);
  });

  test('a rule that is no longer there, unless others still say it', () => {
    expect(bears(TWO, null, RULING)).toBe(true);
    expect(bears(TWO, null, RULING, ['jump', 'fenc', 'draw', 'ticket', 'machin'])).toBe(false);
    expect(bears(TWO, null, 'A machine that draws is no creature.')).toBe(false);
  });

  test('a ruling that only mentions a keyword speaks of it in the sentences that do', () => {
    const change = substanceOf({
      before: 'A hopping creature jumps over two fences and draws a ticket from the machine.',
      after: 'A hopping creature jumps over three fences and draws a ticket from the machine.',
    });
    const ruling = prepared('Somebody jumps over two fences and draws a ticket from the machine. Creatures may hop.');
    const bears = (speaksOf: 'all of it' | 'a part') => change !== null && bearsOn(change, ruling, new Set(['hop']), speaksOf);
    expect([bears('all of it'), bears('a part')]).toEqual([true, false]);
  });
});

describe('a newer ruling', () => {
  const relation = (older: string, newer: string) =>
    relate(new Prepared({ text: older, date: '2030-01-01' }), new Prepared({ text: newer, date: '2031-01-01' }), () => 1).kind;
  test.each<[older: string, newer: string, kind: string]>([
    [
      'As the second triggered ability resolves, you must cast the hopping card if able.',
      'Because of a rules change, you are no longer required to cast the hopping card. Instead, as the second triggered ability resolves, you may cast the hopping card.',
      'otherwise',
    ],
    [
      'The third ability causes you to cast the card when the last counter is removed.',
      'The third ability gives you the option to cast the card when the last counter is removed.',
      'otherwise',
    ],
    [
      'You may pay the fence cost as you cast the hopping spell from your hand.',
      'You may pay the fence cost while you cast the hopping spell from your hand.',
      'again',
    ],
    [
      'You must choose the fence as you cast the hopping spell.',
      'You may draw a ticket from the machine as the hopping spell resolves.',
      'else',
    ],
    ['The hopping card is exiled face up.', 'If the first ability is countered, no ticket is drawn.', 'else'],
  ])('%s / %s', (older, newer, kind) => {
    expect(relation(older, newer)).toBe(kind);
  });
});
