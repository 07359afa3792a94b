import { type Game, object } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { setObject } from '../writer.ts';

/** Cards "exiled with" an object are remembered by it under the key of the ability that exiled them (CR 607.2a, b). */
export function rememberExiled(g: Game, source: ObjectId, ability: string, exiled: readonly ObjectId[]): void {
  if (exiled.length === 0 || !g.state.objects[source]) return;
  const { linked } = object(g, source);
  setObject(g, source, { linked: { ...linked, [ability]: [...(linked[ability] ?? []), ...exiled] } });
}
