import { describe, expect, test } from '@jest/globals';
import { readFace } from '../../src/oracle/index.ts';

/** What each word that points back speaks of, in the order of the tree. */
function referents(oracleText: string, type = 'creature'): readonly string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && ['that', 'thatPlayer', 'thatMuch', 'theRest'].includes(String(node.kind))) {
      const { referent } = node as {
        readonly referent?: { readonly kind: string; readonly mark?: number; readonly role?: string };
      };
      found.push(
        referent === undefined
          ? 'open'
          : [referent.kind, referent.mark ?? referent.role].filter((part) => part !== undefined).join(' '),
      );
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'referent') walk(value);
  };
  const reading = readFace({ name: 'Old Shed', types: [type], supertypes: [], subtypes: [], oracleText });
  expect(reading.unread).toEqual([]);
  walk(reading.abilities);
  return found;
}

describe('what words speak of', () => {
  test.each([
    ['Whenever this creature attacks, it gains flying until end of turn.', 'creature', ['sourceReferent']],
    ['Whenever a creature you control attacks, it gains flying until end of turn.', 'creature', ['eventReferent subject']],
    ['Whenever this creature blocks a creature, destroy that creature.', 'creature', ['eventReferent other']],
    ['Whenever this creature deals damage to a player, that player discards a card.', 'creature', ['eventReferent other']],
    ["At the beginning of each player's upkeep, that player draws a card.", 'creature', ['eventReferent subject']],
    ['Target creature gets +1/+1 until end of turn. It gains flying until end of turn.', 'instant', ['markedReferent 1']],
    ['Target creature gets +1/+1 until end of turn.\nDestroy that creature.', 'instant', ['markedReferent 1']],
    ['Counter target spell unless its controller pays {1}.', 'instant', ['markedReferent 1']],
    ["Return target creature to its owner's hand.", 'instant', ['markedReferent 1']],
    ['Create a 1/1 white Soldier creature token. It gains haste until end of turn.', 'instant', ['markedReferent 1']],
    [
      'You may sacrifice another creature. If you do, this creature deals damage equal to its power to any target.',
      'sorcery',
      ['sourceReferent'],
    ],
    [
      'Whenever this creature attacks, you may sacrifice another creature. If you do, it gains flying until end of turn.',
      'creature',
      ['sourceReferent'],
    ],
    ['Whenever you gain life, put that many +1/+1 counters on this creature.', 'creature', ['eventAmount']],
    ['Discard your hand, then draw that many cards.', 'sorcery', ['actAmount 1']],
    [
      'Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.',
      'sorcery',
      ['markedReferent 1', 'markedReferent 1'],
    ],
    ['Whenever this creature attacks, defending player exiles the top card of their library.', 'creature', ['phraseReferent']],
  ])('%s (%s)', (text, type, wanted) => expect(referents(text, type)).toEqual(wanted));

  test('targets of a spell are numbered through its lines', () => {
    const { abilities } = readFace({
      name: 'A',
      types: ['instant'],
      oracleText: 'Destroy target artifact.\nDestroy target land.',
    });
    const marks = [...JSON.stringify(abilities).matchAll(/"mark":(\d+)/g)].map((match) => Number(match[1]));
    expect(new Set(marks).size).toBe(marks.length);
  });
});
