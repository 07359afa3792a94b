import { illegalAura, illegalEquipment, illegallyAttached, olderRole } from './actions/attachments.ts';
import { commanderElsewhere } from './actions/commander.ts';
import { opposedCounters } from './actions/counters.ts';
import { finishedDungeon } from './actions/dungeons.ts';
import { deathtouched, lethalDamage, noDefense, noLoyalty, noToughness } from './actions/dying.ts';
import { legendRule } from './actions/legend.ts';
import { commanderDamage, drewFromEmptyLibrary, noLife, poisoned } from './actions/losing.ts';
import { copyOutOfPlace, tokenOutOfPlace } from './actions/outOfPlace.ts';
import { noProtector, ownProtector } from './actions/protector.ts';
import { finishedSaga } from './actions/sagas.ts';
import { startedEngines } from './actions/speed.ts';
import { worldRule } from './actions/world.ts';
import type { StateBasedAction } from './found.ts';

/** The state-based actions, in the order of their rules. They are performed at the same time; the order is that of the explanation. */
export const STATE_BASED_ACTIONS: readonly StateBasedAction[] = [
  noLife,
  drewFromEmptyLibrary,
  poisoned,
  tokenOutOfPlace,
  copyOutOfPlace,
  noToughness,
  lethalDamage,
  deathtouched,
  noLoyalty,
  legendRule,
  worldRule,
  illegalAura,
  illegalEquipment,
  illegallyAttached,
  opposedCounters,
  finishedSaga,
  noDefense,
  noProtector,
  ownProtector,
  finishedDungeon,
  olderRole,
  startedEngines,
  commanderDamage,
  commanderElsewhere,
];
