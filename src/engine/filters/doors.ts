import type { UnlockedDoors } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { doorsOf } from '../designations/halves.ts';
import type { Game } from '../game.ts';
import { objectsOf } from './objects.ts';

/** How many unlocked halves those permanents have (CR 709.5c, 709.5j), or how many names such halves have. */
export function unlockedDoors(g: Game, { of, names }: UnlockedDoors, ctx: Context): number {
  const ids = objectsOf(g, of, ctx).flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
  const unlocked = ids.flatMap((id) => doorsOf(g, id)).filter((door) => door.unlocked);
  return names ? new Set(unlocked.map(({ name }) => name)).size : unlocked.length;
}
