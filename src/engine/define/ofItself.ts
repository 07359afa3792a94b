import type { Ability, Act, Sentence } from '../../oracle/tree/index.ts';

/**
 * What the text of an instant or sorcery says of the spell itself beside its instructions: "this spell can't be countered" holds while it is on
 * the stack, and would come too late as an instruction (CR 113.6g).
 */
export function saidOfItself(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'spell') return [];
  return ability.effect.sentences.flatMap((sentence): readonly Ability[] => {
    if (!isOfItself(sentence)) return [];
    const { condition, joined: _others, ...statement } = sentence;
    return [{ kind: 'static', statement, ...(condition ? { condition } : {}) }];
  });
}

const isOfItself = (sentence: Sentence): sentence is Extract<Sentence, { kind: 'clause' }> =>
  sentence.kind === 'clause' &&
  sentence.subject.kind === 'this' &&
  sentence.duration === undefined &&
  sentence.acts.every(keepsFromCountering);

const keepsFromCountering = (act: Act): boolean =>
  act.kind === 'cant' && act.what.every((what) => what.kind === 'deed' && what.deed === 'beCountered');
