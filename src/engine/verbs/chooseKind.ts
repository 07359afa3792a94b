import type { Filter } from '../../oracle/tree/index.ts';
import { chooseWord } from '../decisions/decide.ts';
import { setChosenKind } from '../filters/chosenKind.ts';
import { type Executor, outcome } from './executor.ts';
import { playersIn } from './perform.ts';

/** One of the kinds that the words list, for "of that type" in the words behind (CR 608.2d). */
export const chooseKind: Executor<'chooseKind'> = {
  *run(g, act, { ctx, subjects }) {
    const player = playersIn(subjects)[0] ?? ctx.controller;
    const words = act.kinds.map(wordsOf);
    const prompt = 'which kind?';
    const word = yield* chooseWord(g, { player, kind: 'choose', prompt, words, cite: ['608.2d'], source: ctx.source });
    setChosenKind(ctx.bindings, act.kinds[words.indexOf(word)]!);
    return outcome([], 1);
  },
};

/** "creature", "non-Aura enchantment". */
function wordsOf({ adjectives, types }: Filter): string {
  const before = adjectives.flatMap((is) => (is.kind === 'non' ? [`non-${nameOf(is.not)}`] : []));
  const own = (types ?? []).flatMap(({ words }) =>
    words.map((word) => (word.kind === 'subtype' ? word.subtype : word.kind === 'outlaw' ? 'outlaw' : word.type)),
  );
  return [...before, ...own].join(' ');
}

function nameOf(not: Extract<Filter['adjectives'][number], { kind: 'non' }>['not']): string {
  switch (not.kind) {
    case 'subtype':
      return not.subtype;
    case 'cardType':
      return not.type;
    case 'color':
      return not.color;
    case 'supertype':
      return not.supertype;
    case 'status':
      return not.status;
    case 'isToken':
      return 'token';
  }
}
