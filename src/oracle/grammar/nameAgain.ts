import { Leaf, piece, plain } from '../kit/leaves.ts';
import { type Names, NOTHING } from '../kit/phrase.ts';

/** The face's own name where a sentence says it a second time; of what isn't called by its name it stands for "this land". */
export const nameAgain = new Leaf<string>(
  'its own name',
  (token) => token.ownName > 0,
  (session, at) => {
    const { noun, speaksByName } = session.names;
    const read = plain(at + session.tokens[at]!.ownName, speaksByName ? 'name' : noun);
    return [read.marked(speaksByName ? NOTHING : ['its own name for “this creature”'], NOTHING)];
  },
  (value, _note, names: Names) => (value === 'name' ? [piece(names.name)] : null),
);
