import { describe, expect, test } from '@jest/globals';
import { KEYWORD_TABLE } from '../../src/keywords/index.ts';
import { readFace } from '../../src/oracle/index.ts';
import { adviceOn } from '../../src/oracle/measure/advice/index.ts';
import { hintsOn } from '../../src/oracle/measure/hints.ts';

const adviceFor = (oracleText: string, type: string) => {
  const face = { name: 'Old Shed', types: [type], oracleText };
  return readFace(face).lines.flatMap((line) => [...adviceOn(line, face, KEYWORD_TABLE)]);
};

const withoutWording = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'wording' ? undefined : value)));

describe('what a designer may have meant', () => {
  test.each([
    ['When this creature enters, draws a card.', 'creature', ['Did you mean “draw”?']],
    ['Flying, vigilence', 'creature', ['Did you mean “vigilance”?']],
    ['At the beginning of your up keep, scry 1.', 'creature', ['Did you mean “upkeep”?']],
    ['Old Shed deals 3 damages to target creature.', 'sorcery', ['Did you mean “damage”?']],
    ['Destroy target creature an opponent control.', 'sorcery', ['Did you mean “controls”?']],
    ['Whenever a creature dies draw a card.', 'creature', ['A comma belongs here.']],
    ['{T}; Add {G}.', 'creature', ['A cost ends in a colon.']],
    ['Kicker 2', 'creature', ['A mana cost is written in symbols: {2}, {1}{U}.']],
    ['Counter target spell', 'instant', ['A sentence ends in a full stop.']],
    ['You may draw a card, if you do, discard a card.', 'instant', ['Begin a new sentence: “. If you do, …”.']],
    ['Flashback', 'sorcery', ['“Flashback” asks for a cost behind it (CR 702.34).']],
    ['Suspend 3', 'creature', ['“Suspend” asks for a cost behind it (CR 702.62).']],
    ['Partner with', 'creature', ['“Partner with” asks for a name behind it (CR 702.124).']],
    ['Destroy target', 'sorcery', ["The sentence isn't finished: a description of objects is missing."]],
    ['Destroy target creautre.', 'sorcery', ['Did you mean “creature”?']],
    ['Gobblins you control get +1/+1.', 'creature', ['Did you mean “Goblins”?']],
    [
      'Remove target creature from the game.',
      'sorcery',
      ['What was removed from the game is “exiled” now: “Exile target creature.”'],
    ],
    ['{2}{T}: Draw a card.', 'creature', ['Parts of a cost are separated by commas: “{2}, {T}:”.']],
    ['Flying (and more', 'creature', ['A parenthesis is opened, “(”, and not closed.']],
    ['Draw two cards.', 'instant', []],
    ['Other creatures you control get +1/+1 and has flying.', 'enchantment', ['Did you mean “have”?']],
    ['Quand cette créature arrive, piochez une carte.', 'creature', ['This doesn’t look like English: only English is read.']],
    ['Sacrifice a creature; Draw a card.', 'creature', ['A cost ends in a colon.']],
    ['Other Elfs you control get +1/+1.', 'creature', ['Did you mean “Elves”?']],
    ['Flying trample', 'creature', ['A comma belongs here.']],
    ['Trample, flying first strike', 'creature', ['A comma belongs here.']],
    ['Flying and trample', 'creature', ['Keywords are separated by commas alone: “Flying, trample”.']],
    [
      'Flying first strike trample and ward {2}',
      'creature',
      ['Keywords are separated by commas alone: “Flying, first strike, trample, ward {2}”.'],
    ],
    ["Return target creature to it's owners hand.", 'instant', ['Write “its” without an apostrophe.']],
    ['Target creature gets +1/+1 till end of turn.', 'instant', ['Cards say “until end of turn”.']],
    [
      'Create two 1/1 Soldier white creature tokens.',
      'sorcery',
      ['The color stands before the type: “1/1 white Soldier creature token”.'],
    ],
    [
      'Lightning Test deals 3 damage to any target.',
      'instant',
      ['If this is the card’s name, say that it is; else write “this creature”, “this spell”.'],
    ],
    [
      'Search your library for a basic land card, put it onto the battlefield tapped and shuffle.',
      'sorcery',
      ['Cards say “, then shuffle”.'],
    ],
  ])('%s (%s): %j', (text, type, wanted) => expect(adviceFor(text, type)).toEqual(wanted));

  test('bare instructions stand only on instants and sorceries', () => {
    expect(adviceFor('Draw a card.', 'creature').join()).toMatch(/113\.3a.*602\.1a.*603\.1/);
    expect(adviceFor('Deal 3 damage to any target.', 'sorcery').join()).toContain('120.1');
  });

  test('words before a dash that are no ability word are told', () => {
    expect(adviceFor('Blorp — Whenever this creature attacks, draw a card.', 'creature').join()).toMatch(/Blorp.*207\.2c/);
  });

  test('damage needs a source that deals it', () => {
    expect(readFace({ name: 'Old Shed', types: ['instant'], oracleText: 'Deal 3 damage to any target.' }).unread).toHaveLength(1);
  });
});

/** A word that is spelled wrong makes words that no card has: they aren't read. Words that cards only put otherwise are read as what they say, and that is told. */
describe('spelled wrong, or only put otherwise', () => {
  const read = (oracleText: string) => readFace({ name: 'Old Shed', types: ['instant'], oracleText }).lines[0]!;

  test.each([
    'Counter target spell unless <> controller pays {2}.',
    "Return target creature to <> owner's hand.",
    'Destroy target creature. You gain life equal to <> toughness.',
    'Exile target creature. <> controller gains 2 life.',
  ])('“it’s” for “its”: %s', (text) => {
    const [right, wrong] = ['its', "it's"].map((word) => text.replace('. <>', `. I${word.slice(1)}`).replace('<>', word));
    expect(read(right!).verdict).toBe('EXACT');
    expect(read(wrong!).verdict).toBe('DECLINED');
    expect(adviceFor(wrong!, 'instant')).toContain('Write “its” without an apostrophe.');
  });

  test('“and shuffle” for “, then shuffle”: the same instructions in the same order', () => {
    const search = 'Search your library for a basic land card, put it onto the battlefield tapped';
    const [usual, other] = [read(`${search}, then shuffle.`), read(`${search} and shuffle.`)];
    expect([usual.verdict, other.verdict]).toEqual(['EXACT', 'EXACT']);
    expect(withoutWording(other.abilities)).toEqual(withoutWording(usual.abilities));
    expect(adviceFor(`${search} and shuffle.`, 'instant')).toEqual(['Cards say “, then shuffle”.']);
  });
});

describe('what is read and out of place', () => {
  const hintsFor = (oracleText: string, types: readonly string[]) => {
    const face = { name: 'Old Shed', types, oracleText };
    return readFace(face).lines.flatMap((line) => [...hintsOn(line, face, KEYWORD_TABLE)]);
  };

  test.each([
    ['Draw 2 cards.', ['sorcery'], /as a word, not “2”/],
    ['Create 3 1/1 white Soldier creature tokens.', ['sorcery'], /as a word, not “3”/],
    ['Target creature gets +X/+X until end of turn.', ['instant'], /If the mana cost has \{X\}.*107\.3a.*107\.3i/],
    ['You gain Y life.', ['instant'], /what Y is.*107\.3i/],
    ['Flying', ['sorcery'], /“flying” does something on the battlefield only \(CR 702\.9\)/],
    ['First strike', ['enchantment'], /“first strike” says something of creatures \(CR 702\.7\)/],
  ])('%s on %j', (text, types, wanted) => expect(hintsFor(text, types).join(' ')).toMatch(wanted));

  test.each([
    ['Draw two cards. You gain 2 life. Scry 2.', ['sorcery']],
    ['Old Shed deals 3 damage to any target.', ['instant']],
    ['{X}: Old Shed gets +X/+0 until end of turn.', ['creature']],
    ['You gain X life, where X is the number of creatures you control.', ['instant']],
    ['As an additional cost to cast this spell, pay X life.\nTarget creature gets -X/-X until end of turn.', ['instant']],
    ['Kicker {X}\nWhen this creature enters, if it was kicked, put X +1/+1 counters on it.', ['creature']],
    ['−X: You gain X life.', ['planeswalker']],
    ['{T}, Remove X charge counters from this artifact: You gain X life.', ['artifact']],
    ['Bloodthirst X', ['creature']],
    ['Flying', ['creature']],
    ['Flashback {2}', ['instant']],
    ['Lifelink', ['instant']],
    ['Trample', ['artifact', 'vehicle']],
  ])('nothing on %s on %j', (text, types) => expect(hintsFor(text, types)).toEqual([]));

  test.each([
    ['{X}{G}', []],
    ['{G}', ['Nothing says what X is: put {X} into the mana cost (CR 107.3a), or say “where X is …” (107.3i).']],
    [null, ['Nothing says what X is: put {X} into the mana cost (CR 107.3a), or say “where X is …” (107.3i).']],
  ])('what X is where the mana cost is known: %s', (manaCost, wanted) => {
    const face = { name: 'Old Shed', types: ['instant'], oracleText: 'You gain X life.', manaCost };
    expect(readFace(face).lines.flatMap((line) => [...hintsOn(line, face, KEYWORD_TABLE)])).toEqual(wanted);
  });
});
