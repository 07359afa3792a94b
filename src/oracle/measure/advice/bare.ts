import { type FaceWords, isSpell } from '../../normalise/names.ts';

/** An instruction to deal damage that doesn't say what deals it. */
const NO_SOURCE = /(^|[.:,] |\n• |\bthen )deals? (?=(?:\d+|X|that much|twice|half|damage)\b)/i;

const READ_AS_SPELL = ['sorcery'];

/** Advice on a sentence that only tells to do something, and whether words would be read on another face. */
export function bareAdvice(
  text: string,
  face: FaceWords,
  readsAs: (text: string, face: FaceWords) => boolean,
): readonly string[] {
  const named = text.replace(NO_SOURCE, (_, ahead: string) => (ahead === '' ? 'It deals ' : `${ahead}it deals `));
  const unnamed =
    named === text
      ? []
      : ['What deals damage must be named: “This creature deals 3 damage to …”, or the name of the spell (CR 120.1).'];
  if (isSpell(face) || /^(?:when|whenever|at|if|as)\b/i.test(text) || /^[^"]*:/.test(text)) return unnamed;
  const spell = { ...face, types: READ_AS_SPELL };
  if (!readsAs(named, spell) && !readsAs(`${named}.`, spell)) return unnamed;
  return [
    ...unnamed,
    'Only instants and sorceries have bare instructions (CR 113.3a). On a permanent an instruction needs a cost and a colon before it, “{T}: …” (CR 602.1a), or a trigger, “When …, …” (CR 603.1).',
  ];
}
