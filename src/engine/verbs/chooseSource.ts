import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { isOfChoice, markOf, possibleSources } from '../replacement/chosenSource.ts';
import { objectRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import type { LastingAct } from './continuous.ts';

/** "A source of your choice" is chosen as the effect is created; it needn't be capable of dealing damage (CR 609.7a). */
export function* chooseSource(g: Game, act: LastingAct, ctx: Context): Run<void> {
  if ((act.kind !== 'preventDamage' && act.kind !== 'redirectDamage') || !isOfChoice(act.by)) return;
  const sources = possibleSources(g, act.by, ctx);
  if (sources.length === 0) return;
  const refs = yield* chooseRefs(g, {
    player: ctx.controller,
    kind: 'choose',
    prompt: 'which source of damage?',
    refs: sources.map(objectRef),
    min: 1,
    max: 1,
    cite: ['609.7a'],
    source: ctx.source,
  });
  ctx.bindings.refs.set(markOf(act.by), refs);
  const [chosen] = refs;
  if (chosen) tell(g, { kind: 'instruction', says: `The source is ${refName(g, chosen)}.`, cite: ['609.7a'], words: ctx.words });
}
