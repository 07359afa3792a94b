import { type Clause, type Cost, type FaceWords, printClause, printCosts } from '../../oracle/index.ts';
import type { Context } from '../context.ts';

const speaking = ({ words }: Context): FaceWords => ({ name: words.card, oracleText: words.text });

/** What a sentence lets someone do, for a question: “You may draw a card.” */
export function offerInWords({ condition: _judged, instead: _replaces, ...clause }: Clause, ctx: Context): string {
  const words = printClause(clause, speaking(ctx));
  return words === null ? `do what ${ctx.words.card} allows?` : `do what ${ctx.words.card} allows: “${words}”?`;
}

/** Costs as a card says them; where there are no words for them, "what [the card] asks for". */
export function costsInWords(costs: readonly Cost[], ctx: Context): string {
  const words = printCosts(costs, speaking(ctx));
  return words === null ? `what ${ctx.words.card} asks for` : words.charAt(0).toLowerCase() + words.slice(1);
}
