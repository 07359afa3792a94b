import { describe, expect, test } from '@jest/globals';
import { readFace } from '../../src/oracle/index.ts';
import { REACH, wordsBefore, wordsBehind } from '../../src/oracle/uses/around.ts';
import { baseOfKeyword, type KeywordUse, keywordUses } from '../../src/oracle/uses/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../src/rules/vocabulary/keywords.ts';

const lower = (names: readonly { readonly name: string }[]) => names.map(({ name }) => name.toLowerCase());
const find = keywordUses({
  abilities: [...lower(KEYWORD_ABILITIES).filter((name) => name !== 'infinity'), 'partner with', 'multikicker', 'megamorph'],
  actions: lower(KEYWORD_ACTIONS),
  abilityWords: ['landfall', 'threshold'],
});

interface Made {
  readonly text: string;
  readonly name?: string;
  readonly types?: readonly string[];
}

function usesOf({ text, name = 'Testling', types = ['Creature'] }: Made): readonly KeywordUse[] {
  const face = { name, supertypes: [], types, subtypes: [], oracleText: text };
  const uses = find(face, readFace(face));
  for (const use of uses) expect(text.slice(...use.span)).toBe(use.text);
  return uses;
}

/** What is found, one line for each use: keyword, relation, and the parameter where there is one. */
const shown = (made: Made) =>
  usesOf(made).map(({ keyword, relation, parameter }) =>
    [keyword, relation, ...(parameter === null ? [] : [parameter])].join(' '),
  );

describe('relations', () => {
  test.each<[text: string, uses: readonly string[]]>([
    ['Flying', ['flying HAS']],
    ['Flying, first strike; haste', ['flying HAS', 'first strike HAS', 'haste HAS']],
    ['Flying trample', ['flying HAS', 'trample HAS']],
    ['Flying and trample', ['flying HAS', 'trample HAS']],
    ['Trample, flying first strike ward {2}', ['trample HAS', 'flying HAS', 'first strike HAS', 'ward HAS {2}']],
    ['Flying creatures block.', []],
    ['Haste and trample creatures', ['trample MENTIONS']],
    ['Cascade, cascade', ['cascade HAS', 'cascade HAS']],
    ['Totem armor', ['umbra armor HAS']],
    ['Auras you control have totem armor.', ['umbra armor GRANTS']],
    ['Equipped creature has vigilance and lifelink.', ['vigilance GRANTS', 'lifelink GRANTS']],
    ['Creatures you control have haste.', ['haste GRANTS']],
    ['As long as you control a Swamp, Testling has flying.', ['flying GRANTS']],
    ['{1}: Target creature loses flying until end of turn.', ['flying REMOVES']],
    [
      'Creatures your opponents control lose hexproof and shroud and can’t have or gain hexproof or shroud.',
      ['hexproof REMOVES', 'shroud REMOVES', 'hexproof REMOVES', 'shroud REMOVES'],
    ],
    ['Put a flying counter on target creature.', ['flying COUNTER']],
    ['Put a vigilance, lifelink, or flying counter on it.', ['vigilance COUNTER', 'lifelink COUNTER', 'flying COUNTER']],
    [
      'Put your choice of a vigilance counter, a reach counter, or a trample counter on it.',
      ['vigilance COUNTER', 'reach COUNTER', 'trample COUNTER'],
    ],
    [
      'Put a counter from among flying, deathtouch, and lifelink on Testling.',
      ['flying COUNTER', 'deathtouch COUNTER', 'lifelink COUNTER'],
    ],
    ['When there are three or more fuse counters on Testling, you lose.', []],
    ['{B}: Testling becomes a Human with base power and toughness 2/3 and lifelink.', ['lifelink GRANTS']],
    ['Your life total can’t change and you gain protection from everything.', ['protection GRANTS from everything']],
    ['Target player exiles all cards with flashback from their graveyard.', ['exile HAS', 'flashback MENTIONS']],
    ['Equipped creature has "Whenever this creature attacks, draw a card" and flying.', ['flying GRANTS']],
    ['If this creature was kicked, it enters with a +1/+1 counter on it and with trample.', ['trample GRANTS']],
    ['Creatures with flying get +1/+1.', ['flying MENTIONS']],
    ['Destroy target creature without flying.', ['destroy HAS', 'flying MENTIONS']],
    ['You may cast this spell as though it had flash.', ['cast HAS', 'flash MENTIONS']],
    ['If that creature has flying, it gets +1/+0.', ['flying MENTIONS']],
    ['If it doesn’t have suspend, it gains suspend.', ['suspend MENTIONS', 'suspend GRANTS']],
    ['Create two 1/1 white Spirit creature tokens with flying.', ['create HAS', 'flying GRANTS']],
    ['Flashback costs you pay cost {1} less.', ['flashback MENTIONS']],
    ['Creatures you control have "{T}: Scry 1."', ['scry GRANTS 1']],
    ['Equipped creature has "Ward—Pay 2 life."', ['ward GRANTS Pay 2 life']],
    ['Whenever this creature attacks while saddled, it gains trample until end of turn.', ['trample GRANTS']],
    ['Target creature gets +1/+1 for each creature you control and gains trample until end of turn.', ['trample GRANTS']],
    [
      'Whenever you cast a creature spell with infect, target player gets a poison counter.',
      ['cast MENTIONS', 'infect MENTIONS'],
    ],
  ])('%s', (text, uses) => expect(shown({ text })).toEqual(uses));
});

describe('parameters', () => {
  test.each<[text: string, parameter: string | null, amount: string | null, cost: string | null]>([
    ['Equip {2}', '{2}', null, '{2}'],
    ['Equip legendary creature {3}', 'legendary creature {3}', null, '{3}'],
    ['Equip—Sacrifice a creature.', 'Sacrifice a creature', null, null],
    ['Ward {2}', '{2}', null, '{2}'],
    ['Ward—{2}, Pay 2 life.', '{2}, Pay 2 life', null, null],
    ['Suspend 4—{U}', '4—{U}', '4', '{U}'],
    ['Suspend X—{X}{R}. X can’t be 0.', 'X—{X}{R}', 'X', '{X}{R}'],
    ['Vanishing 3', '3', '3', null],
    ['Vanishing', null, null, null],
    ['Enchant creature you control', 'creature you control', null, null],
    ['Affinity for artifacts', 'for artifacts', null, null],
    ['Swampwalk', null, null, null],
    ['Forestcycling {2}', '{2}', null, '{2}'],
    ['Basic landcycling {1}{G}', '{1}{G}', null, '{1}{G}'],
    ['Partner with Someone, Friend of All', 'Someone, Friend of All', null, null],
    ['Level up {1}', '{1}', null, '{1}'],
    ['Devour artifact 2', 'artifact 2', '2', null],
    ['Prototype {1}{U} — 2/1', '{1}{U} — 2/1', null, '{1}{U}'],
    ['Firebending X, where X is its power.', 'X, where X is its power', 'X', null],
    ['Cumulative upkeep {G} or {W}', '{G} or {W}', null, null],
    ['Ward—Waterbend {4}', 'Waterbend {4}', null, null],
  ])('%s', (text, parameter, amount, cost) => {
    const [use, ...more] = usesOf({ text }).filter(({ keyword }) => !['sacrifice', 'activate', 'waterbend'].includes(keyword));
    expect(more).toEqual([]);
    expect({ relation: use?.relation, parameter: use?.parameter, amount: use?.amount, cost: use?.cost }).toEqual({ relation: 'HAS', parameter, amount, cost });
  }); // biome-ignore format: a table

  test.each<[text: string, uses: readonly string[]]>([
    ['Protection from black and from red', ['protection HAS from black', 'protection HAS from red']],
    [
      'Equipped creature has protection from white, from blue, and from black.',
      ['protection GRANTS from white', 'protection GRANTS from blue', 'protection GRANTS from black'],
    ],
    ['Kicker {1}{R} and/or {W}', ['kicker HAS {1}{R}', 'kicker HAS {W}']],
    ['It gains protection from the color of your choice until end of turn.', ['protection GRANTS from the color of your choice']],
    ['Protection from everything', ['protection HAS from everything']],
    ['Hexproof from artifacts, creatures, and enchantments', ['hexproof HAS from artifacts, creatures, and enchantments']],
    ['When this creature dies, amass Orcs 2.', ['amass HAS Orcs 2']],
  ])('%s', (text, uses) => expect(shown({ text })).toEqual(uses));
});

describe('what is no use', () => {
  test.each<[made: Made, uses: readonly string[]]>([
    [{ text: 'Flying (It can’t be blocked except by creatures with flying or reach.)' }, ['flying HAS']],
    [{ text: 'Mayhem Devil deals 1 damage to any target.', name: 'Mayhem Devil' }, []],
    [
      { text: 'Storm of Frogs deals 2 damage to each creature with flying.', name: 'Storm of Frogs', types: ['Sorcery'] },
      ['flying MENTIONS'],
    ],
    [{ text: 'Search your library for a card named Flash Flood.' }, ['search HAS']],
    [{ text: 'Toxic Spores — At the beginning of your end step, draw a card.' }, []],
    [{ text: '{T}: Add {∞}.' }, []],
    [{ text: 'Put a +1/+1 counter on target creature.' }, []],
    [{ text: 'Return target card from exile to its owner’s hand.' }, []],
    [{ text: 'When this creature enters, if it was kicked, draw a card.' }, []],
    [{ text: 'This permanent doesn’t reach beyond its walls.' }, ['reach MENTIONS']],
    [{ text: '' }, []],
  ])('%j', (made, uses) => expect(shown(made)).toEqual(uses));
});

describe('actions and ability words', () => {
  test.each<[text: string, uses: readonly string[]]>([
    ['Scry 2.', ['scry HAS 2']],
    ['Whenever you scry, draw a card.', ['scry MENTIONS']],
    ['Target player mills two cards.', ['mill HAS']],
    ['Counter target spell.', ['counter HAS']],
    ['{2}, Sacrifice Testling: Investigate.', ['sacrifice HAS', 'investigate HAS']],
    ['Landfall — Whenever a land you control enters, proliferate.', ['landfall HAS', 'proliferate HAS']],
    ['• Destroy target land.', ['destroy HAS']],
    ['The Ring tempts you.', ['the ring tempts you HAS']],
    ['Those creatures don’t untap during their next untap step.', ['untap MENTIONS']],
    ['Spells you cast cost {1} less to cast.', ['cast MENTIONS', 'cast MENTIONS']],
  ])('%s', (text, uses) => expect(shown({ text })).toEqual(uses));
});

test.each([
  ['islandwalk', 'landwalk'],
  ['forestcycling', 'typecycling'],
  ['goblin offering', 'offering'],
  ['cycling', 'cycling'],
  ['planeswalk', 'planeswalk'],
  ['flying', 'flying'],
])('%s is kept as %s too', (keyword, base) => expect(baseOfKeyword(keyword)).toBe(base));

describe('long lines', () => {
  test('of the words around a keyword only so many are looked at', () => {
    const text = 'a'.repeat(10 * REACH);
    expect([wordsBefore(text, 5 * REACH), wordsBehind(text, 5 * REACH)].map(({ length }) => length)).toEqual([REACH, REACH]);
    expect([wordsBefore('first', 2), wordsBehind('first', 2)]).toEqual(['fi', 'rst']);
  });

  test.each([
    ['Whenever a creature with flying and first strike and ', 'flying MENTIONS', 'first strike MENTIONS'],
    ['are 1/1 tokens with flying and haste, ', 'flying GRANTS', 'haste GRANTS'],
  ])('%s, a thousand times over', (words, first, second) => {
    const face = { name: 'Testling', supertypes: [], types: ['Creature'], subtypes: [], oracleText: words.repeat(1000) };
    const uses = find(face, { lines: [], abilities: [], unread: [] }).map(({ keyword, relation }) => `${keyword} ${relation}`);
    expect(uses).toHaveLength(2000);
    expect(new Set(uses)).toEqual(new Set([first, second]));
  });
});
