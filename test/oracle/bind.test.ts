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
    // each of several, in their sentence only
    ['Each creature you control deals damage equal to its power to target player.', 'instant', ['attachedReferent']],
    [
      'Choose target creature. Each creature you control deals damage equal to its power to that creature.',
      'instant',
      ['attachedReferent', 'markedReferent 1'],
    ],
    [
      'When this creature enters, it deals 1 damage to each creature. It gains flying until end of turn.',
      'creature',
      ['sourceReferent', 'sourceReferent'],
    ],
    // what linked abilities exiled, unless the same text exiles something
    [
      "When this creature leaves the battlefield, return the exiled card to its owner's hand.",
      'creature',
      ['linkedReferent', 'linkedReferent'],
    ],
    [
      "Exile target creature card from a graveyard. You gain life equal to the exiled card's power.",
      'instant',
      ['markedReferent 1'],
    ],
    // what the effect itself discarded, what was discarded to pay
    [
      "Draw a card, then discard a card. You gain life equal to the discarded card's mana value.",
      'sorcery',
      ['markedReferent 2'],
    ],
    ["{T}, Discard a card: You gain life equal to the discarded card's mana value.", 'creature', ['paidReferent']],
    // one thing's own characteristics compared
    ['Target creature with toughness greater than its power gains flying until end of turn.', 'instant', ['candidateReferent']],
    // the player in a description
    ['Destroy target creature an opponent controls. That player loses 3 life.', 'instant', ['phraseReferent']],
    ["Exile target card from an opponent's graveyard. That player draws a card.", 'instant', ['phraseReferent']],
    // them who are players
    ['Whenever an opponent draws a card, this creature deals 1 damage to them.', 'creature', ['eventReferent subject']],
    // the recipient of damage before the amount
    [
      "Target player reveals their hand. This creature deals damage to that player equal to the number of cards in that player's hand.",
      'sorcery',
      ['markedReferent 1', 'markedReferent 1', 'markedReferent 1'],
    ],
    // several things named together
    ["Return target creature and target land to their owners' hands.", 'instant', ['severalReferents']],
    // cards milled, cards of a hand shown
    ['Mill three cards. Put a land card from among them into your hand.', 'sorcery', ['markedReferent 1']],
    // the spell that an event speaks of, by its noun only
    ['Whenever this creature becomes the target of a spell, sacrifice it.', 'creature', ['sourceReferent']],
    [
      'Whenever this creature becomes the target of a spell, counter that spell unless its controller pays {2}.',
      'creature',
      ['eventReferent other', 'eventReferent other'],
    ],
    // how much: what was shuffled; nothing where the event says no amount
    ['Shuffle any number of cards from your hand into your library, then draw that many cards.', 'sorcery', ['actAmount 2']],
    ['At the beginning of your upkeep, you gain that much life.', 'creature', ['open']],
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
