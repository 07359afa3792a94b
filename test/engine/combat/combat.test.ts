import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const creature = (name: string, pt: string, text = ''): string => {
  const [power, toughness] = pt.split('/');
  return `{name: ${name}, typeLine: Creature, power: "${power}", toughness: "${toughness}", oracleText: ${JSON.stringify(text)}}`;
};

const CARDS = [
  creature('Bear', '2/2'),
  creature('Cub', '1/1'),
  creature('Ox', '3/3'),
  creature('Giant', '5/5'),
  creature('Hawk', '2/2', 'Flying'),
  creature('Spider', '1/4', 'Reach'),
  creature('Ogre', '3/2', 'Menace'),
  creature('Rhino', '4/4', 'Trample'),
  creature('Viper', '1/1', 'Deathtouch'),
  creature('Basilisk', '3/3', 'Trample\nDeathtouch'),
  creature('Guard', '3/3', 'Vigilance'),
  creature('Knight', '2/2', 'First strike'),
  creature('Lancer', '2/2', 'Double strike'),
  creature('Wall', '0/5', 'Defender'),
  creature('Berserker', '3/1', 'This creature attacks each combat if able.'),
  creature('Ghost', '1/1', "This creature can't block."),
  creature('Shade', '2/1', "This creature can't be blocked."),
  creature('Sprinter', '2/1', 'Haste'),
];

/** Ann attacks Bob; `battlefield` lists of both, then the actions from the declaration on, and what comes out. */
function fight(ann: string, bob: string, actions: string) {
  return play(
    CARDS,
    `players:\n  - {name: Ann, battlefield: [${ann}]}\n  - {name: Bob, battlefield: [${bob}]}\nactions:\n${actions
      .split(';')
      .map((action) => `  - ${action.trim()}`)
      .join('\n')}\n`,
  );
}
const attack = (...pairs: string[]): string =>
  `attack: [${pairs
    .map((pair) => (pair.includes('>') ? pair : `${pair}>Bob`))
    .map((pair) => `{attacker: ${pair.split('>')[0]}, on: ${pair.split('>')[1]}}`)
    .join(', ')}]`;
const block = (...pairs: string[]): string =>
  `block: [${pairs.map((pair) => `{blocker: ${pair.split('>')[0]}, attacker: ${pair.split('>')[1]}}`).join(', ')}]`;
const assign = (...entries: string[]): string =>
  `assign: [${entries
    .map((entry) => entry.split('>'))
    .map(([from, to, damage]) => `{from: ${from}, to: ${to}, damage: ${damage}}`)
    .join(', ')}]`;
const END = 'advanceTo: {step: postcombat main}';

describe('what attacks and blocks come to', () => {
  test.each([
    [
      'an unblocked creature damages the player',
      'Bear',
      '',
      [attack('Bear'), END],
      'Ann 20: Bear* | Bob 18:',
      ['510.1b', '508.1f'],
    ],
    [
      'two bears trade',
      'Bear',
      'Bear',
      [attack('Bear'), block('Bear>Bear'), END],
      'Ann 20: | Bob 20:',
      ['510.1c', '510.1d', '704.5g'],
    ],
    ['vigilance', 'Guard', '', [attack('Guard'), END], 'Ann 20: Guard | Bob 17:', ['702.20b']],
    [
      'first strike kills before damage comes back',
      'Knight',
      'Bear',
      [attack('Knight'), block('Bear>Knight'), END],
      'Ann 20: Knight* | Bob 20:',
      ['510.4'],
    ],
    ['double strike twice', 'Lancer', '', [attack('Lancer'), END], 'Ann 20: Lancer* | Bob 16:', ['510.4']],
    [
      'double strike after the blocker died deals nothing more',
      'Lancer',
      'Bear',
      [attack('Lancer'), block('Bear>Lancer'), END],
      'Ann 20: Lancer* | Bob 20:',
      ['510.1c'],
    ],
    [
      'trample over a small blocker',
      'Rhino',
      'Cub',
      [attack('Rhino'), block('Cub>Rhino'), assign('Rhino>Cub>1', 'Rhino>Bob>3'), END],
      'Ann 20: Rhino* | Bob 17:',
      ['702.19b'],
    ],
    [
      'trample with too little for the blocker',
      'Rhino',
      'Giant',
      [attack('Rhino'), block('Giant>Rhino'), END],
      'Ann 20: | Bob 20: Giant',
      ['510.1c'],
    ],
    [
      'trample with deathtouch needs 1',
      'Basilisk',
      'Giant',
      [attack('Basilisk'), block('Giant>Basilisk'), assign('Basilisk>Giant>1', 'Basilisk>Bob>2'), END],
      'Ann 20: | Bob 18:',
      ['702.19b', '704.5h'],
    ],
    ['deathtouch kills a giant', 'Viper', 'Giant', [attack('Viper'), block('Giant>Viper'), END], 'Ann 20: | Bob 20:', ['704.5h']],
    [
      'two blockers, divided as said',
      'Ox',
      'Cub, Bear',
      [attack('Ox'), block('Cub>Ox', 'Bear>Ox'), assign('Ox>Cub>1', 'Ox>Bear>2'), END],
      'Ann 20: | Bob 20:',
      ['510.1c'],
    ],
    [
      'menace against two',
      'Ogre',
      'Cub, Cub',
      [
        attack('Ogre'),
        'block: [{blocker: "Cub#1", attacker: Ogre}, {blocker: "Cub#2", attacker: Ogre}]',
        assign('Ogre>Cub#1>2', 'Ogre>Cub#2>1').replaceAll('Cub#1', '"Cub#1"').replaceAll('Cub#2', '"Cub#2"'),
        END,
      ],
      'Ann 20: | Bob 20:',
      ['509.1a'],
    ],
    [
      'a flyer blocked by reach',
      'Hawk',
      'Spider',
      [attack('Hawk'), block('Spider>Hawk'), END],
      'Ann 20: Hawk* | Bob 20: Spider',
      ['509.1h'],
    ],
    ['a creature that must attack does', 'Berserker, Bear', '', [END], 'Ann 20: Berserker*, Bear | Bob 17:', ['508.1']],
    ['nobody has to attack', 'Bear', '', [END], 'Ann 20: Bear | Bob 20:', ['508.8']],
    ['haste', '{card: Sprinter, sick: true}', '', [attack('Sprinter'), END], 'Ann 20: Sprinter* | Bob 18:', ['508.1a']],
  ])('%s', (_name, ann, bob, actions, expected, rules) => {
    const answer = fight(ann, bob, actions.join('; '));
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', expected]);
    expect([...cited(answer)]).toEqual(expect.arrayContaining(rules));
  });
});

describe('what is illegal, and why', () => {
  test.each([
    ['tapped', '{card: Bear, tapped: true}', '', [attack('Bear')], 'Bear is tapped.', ['508.1a']],
    [
      'summoning sick',
      '{card: Bear, sick: true}',
      '',
      [attack('Bear')],
      "Bear hasn't been controlled continuously since the turn began.",
      ['302.6', '508.1a'],
    ],
    [
      'defender',
      'Wall',
      '',
      [attack('Wall')],
      'Wall can\'t attack (Wall: "This creature can\'t attack.").',
      ['508.1c', '702.3b'],
    ],
    [
      "can't block",
      'Bear',
      'Ghost',
      [attack('Bear'), block('Ghost>Bear')],
      'Ghost can\'t block (Ghost: "This creature can\'t block.").',
      ['509.1b'],
    ],
    [
      'flying',
      'Hawk',
      'Bear',
      [attack('Hawk'), block('Bear>Hawk')],
      'Bear can\'t block Hawk (Hawk: "This creature can\'t be blocked except by creatures with flying or reach.").',
      ['509.1b', '702.9b', '702.9a', '702.17b'],
    ],
    [
      'menace',
      'Ogre',
      'Bear',
      [attack('Ogre'), block('Bear>Ogre')],
      'Ogre can\'t be blocked by fewer than 2 creatures (Ogre: "This creature can\'t be blocked except by two or more creatures.").',
      ['509.1b', '702.111b', '702.111a'],
    ],
    [
      'unblockable',
      'Shade',
      'Bear',
      [attack('Shade'), block('Bear>Shade')],
      'Bear can\'t block Shade (Shade: "This creature can\'t be blocked.").',
      ['509.1b'],
    ],
    [
      'one that must attack stays home',
      'Berserker, Bear',
      '',
      [attack('Bear')],
      'Berserker must attack if able (Berserker: "This creature attacks each combat if able.").',
      ['508.1d'],
    ],
    ['tapped blocker', 'Bear', '{card: Ox, tapped: true}', [attack('Bear'), block('Ox>Bear')], 'Ox is tapped.', ['509.1a']],
    [
      'two attackers for one blocker',
      'Bear, Cub',
      'Ox',
      [attack('Bear', 'Cub'), block('Ox>Bear', 'Ox>Cub')],
      "Ox can't block 2 creatures.",
      ['509.1a'],
    ],
    [
      'trample before the blocker is dealt with',
      'Rhino',
      'Bear',
      [attack('Rhino'), block('Bear>Rhino'), assign('Rhino>Bear>1', 'Rhino>Bob>3'), END],
      "Ann can't assign damage of Rhino to Bob: Bear needs 2 to be assigned lethal damage and gets 1.",
      ['702.19b', '510.1e'],
    ],
    [
      'too much damage assigned',
      'Ox',
      'Cub, Bear',
      [attack('Ox'), block('Cub>Ox', 'Bear>Ox'), assign('Ox>Cub>2', 'Ox>Bear>2'), END],
      'Ox assigns 3 combat damage, not 4.',
      ['510.1a', '510.1e'],
    ],
  ])('%s', (_name, ann, bob, actions, reason, rules) => {
    const answer = fight(ann, bob, actions.join('; '));
    expect(verdict(answer)).toBe(`ILLEGAL: ${reason}`);
    expect(answer.refusal?.citations).toEqual(rules);
  });
});

test('a division that was not said is asked', () => {
  expect(verdict(fight('Ox', 'Cub, Bear', [attack('Ox'), block('Cub>Ox', 'Bear>Ox'), END].join('; ')))).toBe(
    'NEEDS_DECISION: divide',
  );
});
