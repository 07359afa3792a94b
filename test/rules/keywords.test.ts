import { describe, expect, test } from '@jest/globals';
import { KEYWORDS } from '../../src/keywords/index.ts';
import { type KeywordEntry, nameOfForm, placeholdersOf, readKeywords, typeVariant } from '../../src/rules/keywords/index.ts';
import { readRulesText } from '../../src/rules/text/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../src/rules/vocabulary/keywords.ts';
import { sharedBytes, testWithData } from '../support/sharedData.ts';

const rule = (number: string, text: string | null, heading: string | null = null) => ({ number, heading, text });

/** Invented keywords in the forms that the official text uses. */
const RULES = [
  rule('207.2c', 'Ability words are like keywords. The ability words are glimmering, hush’s call, descend 4, and the long way.'),
  rule('702', null, 'Keyword Abilities'),
  rule('702.1', 'Most abilities describe exactly what they do.'),
  rule('702.2', null, 'Frobbing'),
  rule('702.2a', 'Frobbing is a triggered ability. “Frobbing N” means “Whenever this creature attacks, add N {R}.”'),
  rule('702.2b', 'If a creature has multiple instances of frobbing, each triggers separately.'),
  rule(
    '702.2c',
    'Megafrobbing is a variant of the frobbing ability. “Megafrobbing [cost]” means “[Cost], Discard this card: Draw a card.”',
  ),
  rule('702.2d', 'Any effect that removes frobbing removes megafrobbing.'),
  rule('702.3', null, 'Sunny and Moony'),
  rule('702.3a', 'Sunny and moony are found on opposite faces.'),
  rule(
    '702.3b',
    '“Sunny” means “As it becomes night, transform it,” “This permanent can’t transform otherwise,” and “It’s bright.”',
  ),
  rule('702.3c', '“Moony” means “As it becomes day, transform it.”'),
  rule('702.4', null, 'Cloak and Dagger'),
  rule(
    '702.4a',
    'Cloak and dagger is a static ability that functions while the card with cloak and dagger is in a player’s graveyard.',
  ),
  rule('702.4b', 'A creature with cloak and dagger can’t be seen. Nobody looks.'),
  rule('702.4c', 'Multiple instances of cloak and dagger on the same creature are redundant.'),
  rule('702.5', null, 'Saver'),
  rule(
    '702.5a',
    'Saver is a keyword that represents two abilities. Saver N—[cost] means “This permanent enters with N save counters on it” and “At the beginning of your upkeep, pay [cost].”',
  ),
  rule('702.5b', 'Saver without a number means “At the beginning of your upkeep, pay [cost].”'),
  rule('702.6', null, 'Doubler'),
  rule(
    '702.6a',
    'Doubler represents three abilities: two static abilities that function while the card is on the stack, one of which may create a delayed triggered ability, and a static ability that functions while the object is on the battlefield. “Doubler” means “You may cast this spell twice.”',
  ),
  rule('702.7', null, '♢ (Lozenge)'),
  rule('702.7a', '“♢ — [Ability]” means “This permanent has [ability].”'),
  rule('702.8', null, 'Ally'),
  rule(
    '702.8a',
    '“Ally—[text]” means “Sit together.” The “ally—[text]” abilities are “ally—Old friends,” “ally—Cooks & eaters,” and “ally—Us.”',
  ),
  rule('702.8b', 'The value of ally is the sum of all N values of ally abilities that it has.'),
  rule('702.9', null, 'Tinting'),
  rule('702.9a', 'Tinting is a characteristic-defining ability. “Tinting” means “This object is red.”'),
  rule('702.10', null, 'Sleeper'),
  rule(
    '702.10a',
    'Sleeper is a keyword that functions outside the game. It’s written as “Sleeper—[Condition].” This is a change from earlier rules. Wake it (see rule 702.2).',
  ),
  rule('702.11', null, 'Venom'),
  rule('702.11a', 'Venom is a static ability.'),
  rule('702.11b', 'A player dealt damage by a source with venom sleeps. (See rule 702.2.)'),
  rule('702.11c', 'The venom rules function no matter what zone an object with venom deals damage from.'),
  rule('702.12', null, 'Twofold'),
  rule(
    '702.12a',
    'Twofold represents two abilities. “Twofold [cost]” means “You may pay an additional [cost] as you cast this spell” and “When this permanent enters, if its twofold cost was paid, draw a card.”',
  ),
  rule('702.13', null, 'Grudge'),
  rule(
    '702.13a',
    '“Grudge” on a permanent means “When this permanent is put into a graveyard from the battlefield, exile it.” “Grudge” on an instant or sorcery spell means “When this spell is put into a graveyard during its resolution, exile it.”',
  ),
  rule('702.14', null, 'Slippery'),
  rule(
    '702.14a',
    'Slippery represents a static and a triggered ability. The first functions while the card is in a player’s hand. “Slippery” means “If a player would discard this card, that player exiles it” and “When this card is exiled this way, its owner may cast it.”',
  ),
  rule('701', null, 'Keyword Actions'),
  rule('701.2', null, 'Rummage'),
  rule('701.2a', 'To “rummage N” means to look at the top N cards of your library. Nobody else looks.'),
  rule('701.4', null, 'Annoy'),
  rule(
    '701.4a',
    'Some abilities can annoy a creature. Until your next turn, that creature is annoyed. Annoying it follows the rules for whining (see rule 116).',
  ),
  rule('701.4b', 'Annoyed is a designation. A annoyed creature attacks if able. A annoyed creature can’t be annoyed again.'),
  rule('701.3', null, 'Tidy'),
  rule('701.3a', 'To tidy a room, put away what lies about. See rule 702.2.'),
];

const byName = (entries: readonly KeywordEntry[]) => new Map(entries.map((entry) => [entry.name, entry]));

test('a keyword has the names that it had before as well', () => {
  const [found] = readKeywords([
    rule('702', null, 'Keyword Abilities'),
    rule('702.1', 'Most abilities describe exactly what they do.'),
    rule('702.2', null, 'Umbra Armor'),
    rule('702.2a', 'Umbra armor is a static ability.'),
  ]);
  expect(found).toMatchObject({ name: 'Umbra Armor', aliases: ['totem armor'] });
});

describe('other forms of a name', () => {
  test.each<[name: string, text: string, forms: readonly string[]]>([
    ['Regenerate', 'A creature regenerates.', ['regenerates', 'regenerated', 'regenerating', 'regeneration']],
    ['Frobbing', 'A frobbed creature waits.', ['frob', 'frobs', 'frobed', 'frobing', 'frobbed']],
    ['Cycling', 'A player cycles a card.', ['cycle', 'cycles', 'cycled']],
    ['Scry', 'A player who scries looks.', ['scries', 'scried', 'scrying']],
    ['Fight', 'Two creatures fight. Each that fights deals damage.', ['fights', 'fighted', 'fighting', 'fought']],
    ['Manifest Dread', 'It manifests dread.', ['manifests dread', 'manifested dread', 'manifesting dread']],
    // a rule that uses the name alone has no verb: “enchanted” is a term of its own
    ['Enchant', 'An enchant ability says what an Aura can enchant.', []],
    ['Flying', 'A creature with flying.', []],
  ])('%s', (name, text, forms) => {
    const [keyword] = readKeywords([rule('702', null, 'Keyword Abilities'), rule('702.2', null, name), rule('702.2a', text)]);
    expect(keyword?.spoken).toEqual(forms);
  });
});

test('what depends on what a keyword is printed on, and on what is named behind it, is put together', () => {
  const keywords = readKeywords([
    rule('702', null, 'Keyword Abilities'),
    rule('702.2', null, 'Gift'),
    rule(
      '702.2a',
      'Gift is a keyword that represents two abilities. It is written “Gift a [something].” The first ability is always “You may wave.”',
    ),
    rule(
      '702.2b',
      'On a permanent, the second ability represented by gift is “When this permanent enters, if you waved, [effect].” On an instant or sorcery spell, the second ability represented by gift is “If you waved, [effect].” The specific effect is defined by the [something] listed.',
    ),
    rule('702.2c', '“Gift a Stone” means the effect is “The chosen player catches a Stone.”'),
  ]);
  const [on, onSpell] = ['a permanent', 'an instant or sorcery spell'];
  expect(keywords.map(({ name }) => name)).toEqual(['Gift']);
  expect(keywords[0]?.forms).toEqual([
    {
      written: 'Gift a [something]',
      sentences: ['You may wave.', 'When this permanent enters, if you waved, [effect].'],
      rule: '702.2b',
      on,
    },
    { written: 'Gift a [something]', sentences: ['You may wave.', 'If you waved, [effect].'], rule: '702.2b', on: onSpell },
    {
      written: 'Gift a Stone',
      sentences: ['You may wave.', 'When this permanent enters, if you waved, the chosen player catches a Stone.'],
      rule: '702.2c',
      on,
    },
    {
      written: 'Gift a Stone',
      sentences: ['You may wave.', 'If you waved, the chosen player catches a Stone.'],
      rule: '702.2c',
      on: onSpell,
    },
  ]);
});

describe('keywords of an edition', () => {
  const keywords = byName(readKeywords(RULES));
  const of = (name: string) => keywords.get(name)!;

  test('headings name them; a name with “and” in it stays whole, two keywords of one rule come apart', () => {
    expect([...keywords.keys()]).toEqual([
      'Frobbing', 'Megafrobbing', 'Sunny', 'Moony', 'Cloak and Dagger', 'Saver', 'Doubler', '♢ (Lozenge)', 'Ally', 'Tinting', 'Sleeper', 'Venom',
      'Twofold', 'Grudge', 'Slippery', 'Rummage', 'Annoy', 'Tidy', 'Glimmering', 'Hush’s call', 'Descend 4', 'The long way',
    ]); // biome-ignore format: a list
  });

  test.each<[name: string, rule: string, types: string[], zones: string[], sentences: string[]]>([
    ['Frobbing', '702.2', ['TRIGGERED'], ['battlefield'], ['Whenever this creature attacks, add N {R}.']],
    ['Megafrobbing', '702.2c', ['ACTIVATED'], ['battlefield'], ['[Cost], Discard this card: Draw a card.']],
    ['Sunny', '702.3', ['STATIC'], ['battlefield'], ['As it becomes night, transform it.', 'This permanent can’t transform otherwise.', 'It’s bright.']],
    ['Moony', '702.3', ['STATIC'], ['battlefield'], ['As it becomes day, transform it.']],
    ['Cloak and Dagger', '702.4', ['STATIC'], ['graveyard'], []],
    ['Saver', '702.5', ['TRIGGERED', 'STATIC'], ['battlefield'], ['This permanent enters with N save counters on it.', 'At the beginning of your upkeep, pay [cost].', 'At the beginning of your upkeep, pay [cost].']],
    ['Doubler', '702.6', ['STATIC'], ['battlefield', 'stack'], ['You may cast this spell twice.']],
    ['♢ (Lozenge)', '702.7', ['STATIC'], ['battlefield'], ['This permanent has [ability].']],
    ['Rummage', '701.2', [], [], ['Look at the top N cards of your library.']],
    ['Tidy', '701.3', [], [], []],
    ['The long way', '207.2c', [], [], []],
  ])('%s', (name, number, types, zones, sentences) => {
    const entry = of(name);
    expect({ rule: entry.rule, types: entry.abilityTypes, zones: entry.zones, sentences: entry.forms.flatMap((form) => form.sentences) }).toEqual({
      rule: number,
      types,
      zones,
      sentences,
    });
  }); // biome-ignore format: a table

  const EVERYWHERE = 'library hand battlefield graveyard stack exile command';
  test.each<[name: string, zones: string, outside: boolean]>([
    ['Tinting', EVERYWHERE, true],
    ['Sleeper', '', true],
    ['Venom', EVERYWHERE, false],
    ['Twofold', 'battlefield stack', false],
    ['Grudge', 'battlefield graveyard', false],
    ['Slippery', 'hand exile', false],
  ])('where %s functions (113.6)', (name, zones, outside) => {
    expect({ zones: of(name).zones.join(' '), outside: of(name).outside }).toEqual({ zones, outside });
  });

  test('what isn’t put in other words is described; what only classifies or refers is no description', () => {
    expect(of('Cloak and Dagger').description).toEqual(['A creature with cloak and dagger can’t be seen.', 'Nobody looks.']);
    expect(of('Tidy').description).toEqual(['To tidy a room, put away what lies about.']);
    expect(of('Frobbing').description).toEqual([]);
    expect(of('Sleeper').description).toEqual(['Wake it (see rule 702.2).']);
    expect(of('Venom').description).toEqual(['A player dealt damage by a source with venom sleeps.']);
    expect(of('Annoy').description).toEqual([
      'Some abilities can annoy a creature.',
      'Until your next turn, that creature is annoyed.',
      'A annoyed creature attacks if able.',
    ]);
  });

  test('instances and variants', () => {
    expect(of('Frobbing').instances).toEqual({ kind: 'SEPARATE', rule: '702.2b' });
    expect(of('Cloak and Dagger').instances).toEqual({ kind: 'REDUNDANT', rule: '702.4c' });
    expect(of('Saver').instances).toBeNull();
    expect(of('Ally').instances).toEqual({ kind: 'CUMULATIVE', rule: '702.8b' });
    expect(of('Ally').aliases).toEqual(['Ally—Old friends', 'Ally—Cooks & eaters', 'Ally—Us']);
    expect(of('Megafrobbing').variantOf).toBe('Frobbing');
    expect(of('♢ (Lozenge)').aliases).toEqual(['♢', 'Lozenge']);
  });

  test('without text only names and rules are known', () => {
    const outline = readKeywords(RULES.map(({ number, heading }) => ({ number, heading, text: null })));
    expect(byName(outline).get('Frobbing')).toMatchObject({
      rule: '702.2',
      abilityTypes: [],
      zones: [],
      forms: [],
      description: [],
    });
  });
});

test.each([
  ['Suspend N—[cost]', 'Suspend', ['N', '[cost]']],
  ['Protection from [quality]', 'Protection', ['[quality]']],
  ['Affinity for [text]', 'Affinity', ['[text]']],
  ['Boast — [Cost]: [Effect]', 'Boast', ['[Cost]', '[Effect]']],
  ['Bloodthirst X', 'Bloodthirst', ['X']],
  ['Choose a Background', 'Choose a Background', []],
  ['Flying', 'Flying', []],
])('%s is a form of %s', (written, name, placeholders) => {
  expect(nameOfForm(written)).toBe(name);
  expect(placeholdersOf(written)).toEqual(placeholders);
});

test.each([
  ['Islandwalk', 'Landwalk', 'island'],
  ['snow landwalk', 'Landwalk', 'snow land'],
  ['nonbasic landwalk', 'Landwalk', 'nonbasic land'],
  ['basic landcycling', 'Typecycling', 'basic land'],
  ['Goblin offering', 'Offering', 'goblin'],
])('%s is made of %s', (name, of, type) => {
  const types = new Set(['island', 'land', 'snow', 'basic', 'goblin']);
  expect(typeVariant(name, (word) => types.has(word))).toMatchObject({ of, type });
});
test.each(['Sleepwalk', 'Bicycling', 'Cycling', 'Landwalker'])('%s is made of nothing', (name) =>
  expect(typeVariant(name, (word) => word === 'island')).toBeNull(),
);

/** Keyword abilities that don't function on the battlefield alone, by where they do; read from rule 702 one by one. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  outside: ['Partner', 'Choose a Background', 'Doctor’s companion', 'Companion'],
  'battlefield outside': ['Partner with'],
  'library hand battlefield graveyard stack exile command outside': ['Changeling', 'Devoid', 'Aftermath'],
  'library hand battlefield graveyard stack exile command': ['Deathtouch', 'Lifelink', 'Wither', 'Infect', 'Evoke', 'Megamorph'],
  'library hand graveyard stack exile command': ['Flash', 'Morph', 'Bestow', 'Prototype', 'More Than Meets the Eye', 'Disguise'],
  'battlefield stack': ['Enchant', 'Dash', 'Blitz', 'Ascend', 'Squad', 'Gift', 'Offspring', 'Impending'],
  'battlefield graveyard': ['Haunt'],
  hand: ['Cycling', 'Typecycling', 'Splice', 'Ninjutsu', 'Transmute', 'Forecast', 'Reinforce', 'Miracle', 'Fuse', 'Foretell', 'Plot'],
  'hand exile': ['Madness', 'Suspend'],
  'hand command': ['Commander ninjutsu'],
  graveyard: ['Dredge', 'Recover', 'Retrace', 'Unearth', 'Scavenge', 'Embalm', 'Eternalize', 'Escape', 'Encore', 'Disturb', 'Mayhem'],
  'graveyard stack': ['Flashback', 'Jump-Start', 'Harmonize'],
  'stack exile': ['Cipher'],
  command: ['Hidden Agenda', 'Double agenda'],
  stack: [
    'Buyback', 'Kicker', 'Multikicker', 'Sticker kicker', 'Storm', 'Affinity', 'Entwine', 'Offering', 'Epic', 'Convoke', 'Replicate', 'Ripple',
    'Split Second', 'Delve', 'Gravestorm', 'Prowl', 'Conspire', 'Cascade', 'Rebound', 'Overload', 'Awaken', 'Surge', 'Emerge', 'Escalate',
    'Undaunted', 'Improvise', 'Assist', 'Spectacle', 'Mutate', 'Demonstrate', 'Cleave', 'Casualty', 'Bargain', 'Spree', 'Freerunning', 'Tiered',
    'Warp', 'Web-slinging', 'Sneak', 'Paradigm',
  ],
}; // biome-ignore format: a table

describe('the official text', () => {
  const EDITION = 'rules/MagicCompRules-2026-04-17.txt';
  const read = () => {
    const edition = readRulesText(sharedBytes(EDITION));
    if (!edition.ok) throw new Error(edition.problem.expected);
    return readKeywords(edition.value.rules);
  };

  testWithData(EDITION, 'every keyword has sentences or a description, every ability a kind and a zone', () => {
    const keywords = read();
    const empty = keywords.filter(
      ({ kind, forms, description }) =>
        kind !== 'ability word' && forms.every(({ sentences }) => sentences.length === 0) && description.length === 0,
    );
    expect(empty.map(({ name }) => name)).toEqual([]);
    expect(
      keywords
        .filter(
          ({ kind, abilityTypes, zones, outside }) =>
            kind === 'ability' && (abilityTypes.length === 0 || (zones.length === 0 && !outside)),
        )
        .map(({ name }) => name),
    ).toEqual([]);
    const names = new Set(keywords.map(({ name }) => name.toLowerCase()));
    const listed = [...KEYWORD_ABILITIES, ...KEYWORD_ACTIONS]
      .map(({ name }) => name.toLowerCase())
      .filter((name) => !names.has(name));
    expect(listed).toEqual(['infinity', '∞']);
    expect(keywords.filter(({ kind }) => kind === 'ability word').length).toBeGreaterThan(55);
  });

  testWithData(EDITION, 'it says what this project says of the keywords that both know', () => {
    const known = byName(read().map((entry) => ({ ...entry, name: entry.name.toLowerCase() })));
    const different = KEYWORDS.filter((own) => {
      const entry = known.get(own.name);
      return entry !== undefined && [...entry.abilityTypes].sort().join() !== [...own.abilityTypes].sort().join();
    });
    expect(different.map(({ name }) => name)).toEqual([]);
  });

  testWithData(EDITION, 'each keyword ability functions where its rule and 113.6 say', () => {
    const found = read().filter(({ kind }) => kind === 'ability');
    const told = new Map(Object.entries(ELSEWHERE).flatMap(([zones, names]) => names.map((name) => [name, zones] as const)));
    const wrong = found.flatMap(({ name, zones, outside }) => {
      const expected = told.get(name) ?? 'battlefield';
      const said = zones.join(' ') + (outside ? ' outside' : '');
      return said.trim() === expected ? [] : [`${name}: ${said} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
    const names = new Set(found.map(({ name }) => name));
    expect([...told.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  testWithData(EDITION, 'no description only refers elsewhere, classifies, or tells how rules came about', () => {
    const stray =
      /\bis an? (?:variant|special form) of\b|\bchange from previous\b|\bfollows? (?:the )?rules\b|^\(|\bis a (?:static|special|evasion) /;
    const strays = read().flatMap(({ name, description }) =>
      description.filter((one) => stray.test(one)).map((one) => `${name}: ${one.slice(0, 40)}`),
    );
    expect(strays).toEqual([]);
    const of = (name: string) => byName(read()).get(name)!.description.join(' ');
    expect(of('Goad')).toMatch(/attacks each combat if able/);
    expect(of('Suspect')).toMatch(/has menace/);
    expect(of('Set in Motion')).toMatch(/turn it face up/);
    expect(of('Bands with other')).toMatch(/in a band/);
  });

  const cases: readonly [name: string, rule: string, parent: string | null, zones: string][] = [
    ['Megamorph', '702.37b', 'Morph', 'library hand battlefield graveyard stack exile command'],
    ['Multikicker', '702.33c', 'Kicker', 'stack'],
    ['Commander ninjutsu', '702.49d', 'Ninjutsu', 'hand command'],
    ['Partner with', '702.124j', 'Partner', 'battlefield'],
    ['Typecycling', '702.29e', 'Cycling', 'hand'],
    ['Trample over planeswalkers', '702.19c', 'Trample', 'battlefield'],
    ['Nightbound', '702.145', null, 'battlefield'],
    ['Forecast', '702.57', null, 'hand'],
    ['Suspend', '702.62', null, 'hand exile'],
    ['Harmonize', '702.180', null, 'graveyard stack'],
    ['Untap', '701.26', null, ''],
  ];
  for (const [name, number, variantOf, zones] of cases)
    testWithData(EDITION, name, () => {
      const entry = byName(read()).get(name)!;
      expect([entry.rule, entry.variantOf, entry.zones.join(' ')]).toEqual([number, variantOf, zones]);
    });
});
