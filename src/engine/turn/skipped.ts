import type { SkipStep } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import { type Game, object as objectIn, player as playerOf } from '../game.ts';
import { affects, characteristics, statements } from '../layers/index.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { stepAfter } from './order.ts';

type Skipped = SkipStep['what'];

/** With which step what can be skipped begins. */
const BEGINS_WITH: { readonly [S in TurnStep]?: Exclude<Skipped, 'turn'> } = {
  untap: 'untapStep',
  upkeep: 'upkeep',
  draw: 'drawStep',
  'beginning of combat': 'combatPhase',
};

const CALLED: Readonly<Record<Skipped, string>> = {
  turn: 'turn',
  untapStep: 'untap step',
  upkeep: 'upkeep step',
  drawStep: 'draw step',
  combatPhase: 'combat phase',
};

/** Whether an effect makes the player skip this one; an effect that did so is spent (CR 614.10a). */
export function isSkipped(g: Game, player: PlayerId, what: Skipped): boolean {
  const { skips } = playerOf(g, player);
  const count = skips?.[what] ?? 0;
  if (count === 0) return alwaysSkipped(g, player, what);
  setPlayer(g, player, { skips: { ...skips, [what]: count - 1 } });
  tell(g, {
    kind: 'step',
    says: `${playerName(g, player)} skips the ${CALLED[what]}.`,
    cite: ['614.10', '614.10a', '500.11', ...phasingToo(g, player, what)],
  });
  return true;
}

/** Without an untap step nothing phases in or out in it (CR 702.26m). */
function phasingToo(g: Game, player: PlayerId, what: Skipped): readonly RuleNumber[] {
  const would = (id: ObjectId): boolean => {
    const { phasedOut, phased, controller } = objectIn(g, id);
    if (phasedOut) return (phased?.under ?? controller) === player;
    const c = characteristics(g, id);
    return c.controller === player && c.flags.phases !== undefined;
  };
  return what === 'untapStep' && g.state.battlefield.some(would) ? ['702.26m'] : [];
}

/** "Players skip their untap steps": said by static abilities. */
function alwaysSkipped(g: Game, player: PlayerId, what: Skipped): boolean {
  const by = statements(g, 'skip').find((statement) => statement.node.what === what && affects(g, statement, playerRef(player)));
  if (!by) return false;
  const says = `${playerName(g, player)} skips the ${CALLED[what]}.`;
  tell(g, { kind: 'step', says, cite: ['614.10', '614.10a', '500.11', ...phasingToo(g, player, what)], words: by.words });
  return true;
}

/** The step that really comes, where this one was to come: what is skipped is proceeded past as though it didn't exist (CR 500.11). */
export function stepReached(g: Game, player: PlayerId, next: TurnStep): TurnStep | null {
  let step: TurnStep | null = next;
  while (step !== null) {
    const what: Exclude<Skipped, 'turn'> | undefined = BEGINS_WITH[step];
    if (what === undefined || !isSkipped(g, player, what)) return step;
    step = what === 'combatPhase' ? 'postcombat main' : stepAfter(g, step);
  }
  return null;
}
