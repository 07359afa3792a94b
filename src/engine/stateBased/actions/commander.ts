import { may } from '../../decisions/decide.ts';
import type { Run } from '../../decisions/types.ts';
import { apnap, type Game, player } from '../../game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf, playerName } from '../../trace/names.ts';
import { setObject } from '../../writer.ts';
import { zoneChange } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** Said of a commander in a graveyard or exile whose owner has been asked since it came there. */
const LEFT_THERE = 'left there';

/** 704.6d */
export const commanderElsewhere: StateBasedAction = {
  kind: 'choice',
  rule: '704.6d',
  could: ({ state }) => state.format === 'commander',
  find,
};

function* find(g: Game): Run<readonly Found[]> {
  const found: Found[] = [];
  for (const owner of apnap(g)) {
    for (const id of [...player(g, owner).graveyard, ...g.state.exile]) {
      const card = g.state.objects[id];
      if (card?.owner === owner && hasJustCome(card)) found.push(...(yield* ask(g, id, card)));
    }
  }
  return found;
}

/** It came there in the game (not by a scenario's setup), and the question hasn't been put. */
function hasJustCome({ commander, controlledSince, designations }: GameObject): boolean {
  return commander && controlledSince > 0 && !designations.includes(LEFT_THERE);
}

function* ask(g: Game, id: ObjectId, { owner, zone, designations }: GameObject): Run<readonly Found[]> {
  const moves = yield* may(g, {
    player: owner,
    prompt: `put ${nameOf(g, id)} into the command zone?`,
    cite: ['903.9a'],
    source: id,
  });
  if (!moves) {
    setObject(g, id, { designations: [...designations, LEFT_THERE] });
    return [];
  }
  return [
    {
      says: `${playerName(g, owner)} puts their commander ${nameOf(g, id)} from ${zone === 'exile' ? 'exile' : 'the graveyard'} into the command zone.`,
      subjects: [id],
      cite: ['903.9a'],
      events: [zoneChange(g, id, 'command', 'state-based')],
    },
  ];
}
