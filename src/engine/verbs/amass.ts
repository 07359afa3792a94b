import type { TokenDescription } from '../../oracle/tree/index.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { addEffect, characteristics } from '../layers/index.ts';
import { atLeastZero } from '../quantity.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { createToken } from './createToken.ts';
import { type ActOf, contextFor, type Doing, type Outcome } from './executor.ts';
import { boundForEffect } from './moves.ts';
import { objectsIn, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

const ZERO = { kind: 'number', value: 0 } as const;

const army = (subtype: string): TokenDescription => ({
  kind: 'tokenDescription',
  power: ZERO,
  toughness: ZERO,
  supertypes: [],
  colors: ['black'],
  types: ['creature'],
  subtypes: [subtype, 'Army'],
  abilities: [],
});

const armiesOf = (g: Game, player: PlayerId): readonly ObjectId[] =>
  controlledBy(g, player).filter((id) => {
    const { types, subtypes } = characteristics(g, id);
    return types.includes('creature') && subtypes.includes('Army');
  });

/** CR 701.47a, b: it has been done even where some of it, or all of it, was impossible. */
export function* amass(g: Game, act: ActOf<'keywordActionN'>, doing: Doing): Run<Outcome> {
  citeToo(g, ['701.47a']);
  const subtype = act.subtype ?? 'Zombie';
  const refs: Ref[] = [];
  let most = 0;
  for (const player of playersIn(doing.subjects)) {
    const size = atLeastZero(amount(g, act.amount, contextFor(doing, playerRef(player))));
    most = Math.max(most, size);
    if (armiesOf(g, player).length === 0) {
      const token = { kind: 'createToken', amount: { kind: 'number', value: 1 }, token: army(subtype) } as const;
      yield* createToken.run(g, token, { ...doing, subjects: [playerRef(player)] });
    }
    const asked = {
      player,
      kind: 'choose',
      prompt: 'which Army to amass?',
      cite: ['701.47a'],
      source: doing.ctx.source,
    } as const;
    const armies = armiesOf(g, player).map(objectRef);
    const [chosen] = objectsIn(armies.length === 0 ? [] : yield* chooseRefs(g, { ...asked, refs: armies, min: 1, max: 1 }));
    if (chosen === undefined) continue;
    refs.push(objectRef(chosen));
    if (size > 0)
      yield* perform(g, doing, [{ kind: 'putCounters', on: objectRef(chosen), counter: '+1/+1', amount: size, player }]);
    joinTribe(g, chosen, subtype, doing);
  }
  return { done: true, amount: most, refs };
}

/** One that isn't of the type becomes so in addition to what it is. */
function joinTribe(g: Game, id: ObjectId, subtype: string, { ctx }: Doing): void {
  if (g.state.objects[id]?.zone !== 'battlefield' || characteristics(g, id).subtypes.includes(subtype)) return;
  addEffect(g, {
    source: ctx.source,
    controller: ctx.controller,
    duration: { kind: 'game' },
    affected: { kind: 'objects', objects: [id] },
    parts: [{ kind: 'types', supertypes: [], types: [], subtypes: [subtype], keeps: 'all' }],
    words: ctx.words,
    cite: ['701.47a'],
    bound: boundForEffect(g, ctx),
  });
  const says = `${nameOf(g, id)} becomes a ${subtype} in addition to its other types.`;
  tell(g, { kind: 'continuous effect', says, cite: ['701.47a'], subjects: [id], words: ctx.words });
}
