import type { Act, Clause, Sentence } from '../../oracle/tree/index.ts';

/**
 * The sentence before as it is done in view of one that only says more of it (CR 608.2c): tokens that enter tapped and attacking, mana that isn't
 * lost as steps and phases end. Null where the second is an instruction of its own.
 */
export function saidOfBefore(before: Clause, later: Clause): Clause | null {
  const [only] = later.acts;
  if (!only || later.acts.length > 1) return null;
  const changed = changeBy(only, later);
  if (!changed) return null;
  const change = (act: Act): Act => withinMultiplied(act, changed);
  if (!before.acts.some((act) => change(act) !== act)) return null;
  return { ...before, acts: before.acts.map(change) };
}

/** "Add {R} for each …" does what it says for each. */
function withinMultiplied(act: Act, change: (act: Act) => Act): Act {
  if (act.kind !== 'multiplied') return change(act);
  const inner = change(act.act);
  return inner === act.act ? act : ({ ...act, act: inner } as Act);
}

function changeBy(only: Act, { duration }: Clause): ((act: Act) => Act) | null {
  if (only.kind === 'enterTapped' && only.attacking)
    return (act) => (act.kind === 'createToken' ? { ...act, tapped: true, attacking: true } : act);
  if (only.kind !== 'keepMana') return null;
  if (duration?.kind === 'untilEndOfCombat') return keeping('end of combat');
  return duration?.kind === 'untilEndOfTurn' || duration?.kind === 'thisTurn' ? keeping('end of turn') : null;
}

const keeping =
  (lasts: 'end of combat' | 'end of turn') =>
  (act: Act): Act =>
    act.kind === 'addMana' ? { ...act, lasts } : act;

const keepsMana = (sentence: Sentence | undefined): boolean =>
  sentence?.kind === 'clause' && sentence.acts.length === 1 && sentence.acts[0]!.kind === 'keepMana';

/** "Add {W}{W}{W} and you gain 3 life. Until end of turn, you don't lose this mana …": it is said after other instructions than the one that adds it. */
export function keptLater(clause: Clause, sentences: readonly Sentence[], from: number): Clause {
  const said = sentences.find((sentence, at) => at > from && keepsMana(sentence));
  return said?.kind === 'clause' ? (saidOfBefore(clause, said) ?? clause) : clause;
}

/** Whether a sentence only says that of mana which one before it has added. */
export const keepsMoreThan = (sentences: readonly Sentence[], at: number): boolean =>
  keepsMana(sentences[at]) && sentences.slice(0, at).some((one) => one.kind === 'clause' && one.acts.some(addsMana));

const addsMana = (act: Act): boolean => act.kind === 'addMana' || (act.kind === 'multiplied' && addsMana(act.act));
