import { form } from '../kit/form.ts';
import { Leaf, lexicon, piece, plain } from '../kit/leaves.ts';
import type { Names, Phrase } from '../kit/phrase.ts';
import { NOTHING } from '../kit/phrase.ts';
import { SELF_NOUNS } from '../normalise/selfNouns.ts';
import type { This } from '../tree/index.ts';

const selfNoun = lexicon(
  'what this is',
  SELF_NOUNS.map(({ noun }) => [noun, noun] as const),
);

/** The face's own name. For legends, instants and sorceries it is the official wording, for others a variant of "this creature". */
const ownName = new Leaf<This>(
  'its own name',
  (token) => token.ownName > 0 || token.shortName > 0,
  (session, at) => {
    const token = session.tokens[at]!;
    const found = [];
    for (const [as, length] of [
      ['name', token.ownName],
      ['shortName', token.shortName],
    ] as const) {
      if (length === 0 || (as === 'shortName' && length === token.ownName)) continue;
      const spoken = session.names.speaksByName;
      const value: This = { kind: 'this', wording: spoken ? { as } : { noun: session.names.noun } };
      found.push(plain(at + length, value, 'one').marked(spoken ? NOTHING : ['its own name for “this creature”'], NOTHING));
    }
    return found;
  },
  (value, _note, names: Names) => {
    if (value.kind !== 'this' || value.wording?.as === undefined) return null;
    return [piece(value.wording.as === 'name' ? names.name : names.shortName)];
  },
  () => 'one',
);
/** What speaks: "this creature", its own name. */
export const self: readonly Phrase<This>[] = [form('this', 'this <$noun>', { $noun: selfNoun }, { number: 'one' }), ownName];
