import './grammar/contents.ts';
import { costs as costChain } from './grammar/costs.ts';
import { sentences } from './grammar/effects.ts';
import type { Phrase } from './kit/phrase.ts';
import { textBy } from './kit/printing.ts';
import { type FaceWords, namesOf } from './normalise/names.ts';
import type { Clause, Cost, Sentence } from './tree/index.ts';

/** A sentence as the face would say it; null where the grammar has no words for it. */
export const printClause = (clause: Clause, face: FaceWords): string | null =>
  printed<readonly Sentence[]>(sentences, [clause], face);

/** Costs as they stand before the colon of an ability: "{T}, Sacrifice a creature". */
export const printCosts = (costs: readonly Cost[], face: FaceWords): string | null => printed(costChain, costs, face);

const printed = <Node>(phrase: Phrase<Node>, node: Node, face: FaceWords): string | null =>
  textBy(phrase, node, 'one', namesOf(face));
