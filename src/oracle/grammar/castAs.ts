import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Statement } from '../tree/index.ts';
import { costs } from './costs.ts';

const bestowing: Phrase<Statement> = form(
  'alternativeCost',
  'as you cast this spell, you may choose to cast it bestowed. If you do, you pay <costs> rather than its mana cost',
  { costs },
  { fixed: { castAs: 'bestowed' } },
);

/** CR 702.140a. */
const mutating: Phrase<Statement> = form(
  'alternativeCost',
  "you may pay <costs> rather than pay this spell's mana cost. If you do, it becomes a mutating creature spell and targets a non-Human creature with the same owner as this spell",
  { costs },
  { fixed: { castAs: 'mutating' } },
);

/** Ways of casting by which the spell is something else. */
export const castAs: readonly Phrase<Statement>[] = [bestowing, mutating];

/** The second half of a split card with aftermath (CR 702.127a). */
export const aftermath: readonly Phrase<Statement>[] = [
  form('castBy', 'you may cast this half of this split card from your graveyard', {}, { fixed: { object: { kind: 'this' }, from: 'graveyard' }, wording: { half: 'yes' } }),
  form('castOnly', "this half of this split card can't be cast from any zone other than a graveyard", {}, { fixed: { when: 'fromGraveyard' } }),
]; // biome-ignore format: one form a line
