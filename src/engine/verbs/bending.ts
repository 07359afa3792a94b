// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import type { Amount, Clause, ObjectPhrase, Sentence, Target } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { amount } from '../filters/index.ts';
import { targetsOf } from '../filters/referents.ts';
import type { Game } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import type { PlayerId, Ref } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { type Doing, type Executor, NOTHING_DONE, outcome } from './executor.ts';
import { exile } from './exile.ts';
import { objectNow } from './moves.ts';
import { objectsIn, playersIn } from './perform.ts';
import { runSentences } from './sentences.ts';

const YOU = { kind: 'you' } as const;
const marked = (mark: number): ObjectPhrase => ({ kind: 'that', many: false, referent: { kind: 'markedReferent', mark } });

/** CR 701.66a, of the land that is the target. */
function earthbending(land: Target, size: Amount): readonly Sentence[] {
  const it = marked(land.mark ?? 1);
  const zero: Amount = { kind: 'number', value: 0 };
  const becomes: Clause = {
    kind: 'clause',
    subject: it,
    acts: [
      {
        kind: 'become',
        types: [{ kind: 'cardType', type: 'creature' }],
        inAddition: 'types',
        power: zero,
        toughness: zero,
        abilities: [{ kind: 'keyword', keyword: 'haste' }],
      },
    ],
  };
  const grows: Clause = { kind: 'clause', subject: YOU, acts: [{ kind: 'putCounters', counter: '+1/+1', amount: size, on: it }] };
  const to = { kind: 'destination', zone: 'battlefield', tapped: true, under: YOU } as const;
  return [
    becomes,
    grows,
    {
      kind: 'delayedTrigger',
      anyTime: true,
      event: { kind: 'eitherEvent', subject: it, deeds: ['dies', 'isPutIntoExile'] },
      then: { kind: 'clause', subject: YOU, acts: [{ kind: 'move', objects: it, to }] },
    },
  ];
}

/** Far from the marks of any card's words. */
const MARK = 10_000;
/** CR 701.65a: said of each card by itself. */
const CAST_FOR_TWO: Clause = {
  kind: 'clause',
  subject: { kind: 'ownerOf', of: marked(MARK) },
  optional: true,
  acts: [{ kind: 'castOrPlay', how: 'cast', objects: marked(MARK), costs: [{ kind: 'manaCost', symbols: ['{2}'] }] }],
  duration: { kind: 'whileRemains', object: marked(MARK), state: 'exiled' },
};

export const earthbend: Executor<'earthbend'> = {
  *run(g, act, doing) {
    const [player] = playersIn(doing.subjects);
    const { ctx } = doing;
    const refs = targetsOf(act.land.mark, ctx);
    if (player === undefined || refs.length === 0) return NOTHING_DONE;
    const size = atLeastZero(amount(g, act.amount, ctx));
    const sentences = earthbending(act.land, { kind: 'number', value: size });
    yield* bending(g, player, 'earthbend', '701.66a', () => runSentences(g, sentences, ctx));
    yield* bent(g, player, 'earthbend', doing);
    return outcome(refs, size);
  },
};

export const airbend: Executor<'airbend'> = {
  *run(g, act, doing) {
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return NOTHING_DONE;
    let exiled: readonly Ref[] = [];
    yield* bending(g, player, 'airbend', '701.65a', function* () {
      const { refs } = yield* exile.run(g, { kind: 'exile', objects: act.objects }, doing);
      exiled = objectsIn(refs).flatMap((id): readonly Ref[] => {
        const now = objectNow(g, doing.ctx, id) ?? id;
        return g.state.objects[now]?.zone === 'exile' ? [{ kind: 'object', object: now }] : [];
      });
      for (const ref of exiled) {
        doing.ctx.bindings.refs.set(MARK, [ref]);
        yield* runSentences(g, [CAST_FOR_TWO], doing.ctx);
      }
    });
    if (exiled.length > 0) yield* bent(g, player, 'airbend', doing);
    return outcome(exiled);
  },
};

function* bending(g: Game, player: PlayerId, way: string, cite: RuleNumber, body: () => Run<unknown>): Run<void> {
  yield* under(g, { kind: 'instruction', says: `${playerName(g, player)} ${way}s.`, cite: [cite] }, body);
}

/** What triggers on bending triggers once it has been done (CR 701.65b, 701.66b). */
function* bent(g: Game, player: PlayerId, way: 'earthbend' | 'airbend', { cause }: Doing): Run<void> {
  yield* happen(g, [{ kind: 'bend', player, way }], cause);
}
