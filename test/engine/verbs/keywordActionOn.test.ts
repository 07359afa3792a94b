import { describe, expect, test } from '@jest/globals';
import { cited, play, verdict } from '../support/play.ts';

const creature = (name: string, words: string, more = ''): string =>
  `{ name: ${name}, typeLine: "Creature — Troll", manaCost: "{0}", power: 2, toughness: 2, oracleText: "${words}"${more} }`;
const spell = (name: string, words: string): string =>
  `{ name: ${name}, typeLine: Instant, manaCost: "{0}", oracleText: "${words}" }`;
const CARDS = [
  creature('Troll', '{0}: Regenerate this creature.'),
  creature('Ogre', '{0}: Ogre deals 1 damage to target creature.'),
  '{ name: "Day // Night", layout: transform, faces: [{ name: Day, typeLine: "Creature — Troll", manaCost: "{0}", power: 1, toughness: 1, oracleText: "{0}: Transform this creature." }, { name: Night, typeLine: "Creature — Troll", power: 5, toughness: 5 }] }',
  spell('Shot', 'Destroy target creature.'),
  spell('Pyre', "Destroy target creature. It can't be regenerated."),
  spell('Zap', 'Zap deals 2 damage to target creature.'),
  spell('Turn', 'Transform target creature.'),
  spell('Arrest', 'Detain target creature an opponent controls.'),
  spell('Taunt', 'Goad target creature.'),
];
const scenario = (actions: string, own: string, theirs = '[Ogre]'): string =>
  `players: [{ name: Ann, hand: [Shot, Pyre, Zap, Turn, Arrest, Taunt, Shot], battlefield: ${own} }, { name: Bob, battlefield: ${theirs} }]\nactions: [${actions}]`;

type Seen = readonly [zone: string | undefined, tapped: boolean | undefined, damage: number | undefined];
function seen(answer: ReturnType<typeof play>, name: string): Seen {
  const found = answer.finalState.objects.find((object) => object.name === name);
  return [found?.zone, found?.tapped, found?.damage];
}

describe('regenerate (CR 701.19)', () => {
  const shield = '{ activate: 1, of: Troll }, { resolve: all }';
  test.each<{ what: string; actions: string; left: Seen }>([
    { what: 'replaces destruction', actions: `${shield}, { cast: Shot, targets: [Troll] }`, left: ['battlefield', true, 0] },
    {
      what: 'replaces destruction by damage',
      actions: `${shield}, { cast: Zap, targets: [Troll] }`,
      left: ['battlefield', true, 0],
    },
    {
      what: 'works once',
      actions: `${shield}, { cast: Shot, targets: [Troll] }, { resolve: all }, { cast: Shot, targets: [Troll] }`,
      left: ['graveyard', false, 0],
    },
    {
      what: "doesn't where the words say so",
      actions: `${shield}, { cast: Pyre, targets: [Troll] }`,
      left: ['graveyard', false, 0],
    },
    {
      what: 'lasts for the turn',
      actions: `${shield}, { advanceTo: { step: upkeep, active: Bob, turn: 2 } }, { player: Ann, cast: Shot, targets: [Troll] }`,
      left: ['graveyard', false, 0],
    },
  ])('$what', ({ actions, left }) => {
    const answer = play(CARDS, scenario(actions, '[Troll]'));
    expect(verdict(answer)).toBe('RESOLVED');
    expect(seen(answer, 'Troll')).toEqual(left);
  });
});

describe('transform (CR 701.27)', () => {
  const own = '{ activate: 1, of: Day }';
  test.each([
    { what: 'turns it over', actions: own, name: 'Night' },
    { what: 'what has one face stays', actions: '{ cast: Turn, targets: [Ogre] }', name: 'Day' },
    { what: 'its own ability does so once since it was put on the stack', actions: `${own}, ${own}`, name: 'Night' },
    {
      what: 'a spell turns it back',
      actions: `${own}, { resolve: all }, { cast: Turn, targets: [Night] }`,
      name: 'Day',
      life: 21,
    },
  ])('$what', ({ actions, name }) => {
    const answer = play(CARDS, scenario(actions, '["Day // Night"]'));
    expect(verdict(answer)).toBe('RESOLVED');
    expect(answer.finalState.objects.filter(({ zone }) => zone === 'battlefield').map((object) => object.name)).toContain(name);
  });
});

describe('detain and goad (CR 701.35, 701.15)', () => {
  const bobs = '{ advanceTo: { step: precombat main, active: Bob, turn: 2 } }';
  const cast = (name: string): string => `{ cast: ${name}, targets: [Ogre] }, { resolve: all }, ${bobs}`;
  test.each([
    {
      what: 'detained: no attack',
      actions: `${cast('Arrest')}, { attack: [{ attacker: Ogre, on: Ann }] }`,
      is: 'ILLEGAL',
      rule: '701.35a',
    },
    {
      what: 'detained: no activation',
      actions: `${cast('Arrest')}, { activate: 1, of: Ogre, targets: [Troll] }`,
      is: 'ILLEGAL',
      rule: '701.35a',
    },
    { what: 'goaded: it must attack', actions: `${cast('Taunt')}, { attack: [] }`, is: 'ILLEGAL', rule: '701.15b' },
    {
      what: 'goaded: it may attack',
      actions: `${cast('Taunt')}, { attack: [{ attacker: Ogre, on: Ann }] }`,
      is: 'RESOLVED',
      rule: '701.15b',
    },
  ])('$what', ({ actions, is, rule }) => {
    const answer = play(CARDS, scenario(actions, '[Troll]'));
    expect(verdict(answer)).toMatch(new RegExp(`^${is}`));
    expect([...cited(answer), ...(answer.refusal?.citations ?? [])]).toContain(rule);
  });
});
