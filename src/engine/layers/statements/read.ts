import type { Act, Clause, Condition, NodeOf, Statement } from '../../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { isPlayerPhrase } from '../../filters/phraseKinds.ts';
import { isCharacteristicAct } from '../parts/acts.ts';
import { mentions } from '../parts/mentions.ts';
import { isOfEach, sentences } from '../parts/statics.ts';

/** Kinds of statements and of acts in a static sentence that change rules rather than characteristics (CR 613.11). */
export type StatementKind = Exclude<Statement['kind'], 'clause' | 'statements'> | Act['kind'];

/** A statement that changes rules, with the sentence that it stands in and what it depends on. */
export interface ReadStatement<K extends StatementKind = StatementKind> {
  readonly kind: K;
  readonly node: NodeOf<K>;
  readonly clause: Clause | null;
  readonly conditions: readonly Condition[];
  readonly unless: readonly Condition[];
  /** It is said of those only of which these are true: "each creature … as long as it's attacking". */
  readonly ofEach: readonly Condition[];
  /** Of a prohibition of attacks: what is asked of the defending player of each attack (CR 508.1c). */
  readonly ofAttack: OfAttack;
}

/** A prohibition holds for an attack of which these are true and none of those. */
export interface OfAttack {
  readonly conditions: readonly Condition[];
  readonly unless: readonly Condition[];
}
export const OF_ANY_ATTACK: OfAttack = { conditions: [], unless: [] };

const NONE: readonly ReadStatement[] = [];
const known = new WeakMap<AbilityDefinition, readonly ReadStatement[]>();

/** The rules-changing statements of a static ability; none for other abilities. */
export function statementsIn(ability: AbilityDefinition): readonly ReadStatement[] {
  let found = known.get(ability);
  if (!found) {
    const { tree } = ability;
    found = tree.kind === 'static' ? readStatement(tree.statement, tree.condition ? [tree.condition] : []) : NONE;
    known.set(ability, found.length === 0 ? NONE : found);
  }
  return found;
}

export function readStatement(statement: Statement, conditions: readonly Condition[]): ReadStatement[] {
  return sentences(statement).flatMap((sentence): ReadStatement[] => {
    if (sentence.kind !== 'clause')
      return [{ kind: sentence.kind, node: sentence, clause: null, conditions, unless: [], ofEach: [], ofAttack: OF_ANY_ATTACK }];
    const all = sentence.condition ? [...conditions, sentence.condition] : conditions;
    const [own, ofEach] = [all.filter((one) => !isOfEach(one)), all.filter(isOfEach)];
    const unless = sentence.unless?.kind === 'unlessCondition' ? [sentence.unless.condition] : [];
    return sentence.acts
      .filter((act) => changesRules(sentence, act))
      .map((act): ReadStatement => {
        const ofAttack = forbidsAttacking(act)
          ? { conditions: own.filter(isOfAttack), unless: unless.filter(isOfAttack) }
          : OF_ANY_ATTACK;
        const ofGame = (all: readonly Condition[], of: readonly Condition[]) =>
          of.length === 0 ? all : all.filter((one) => !of.includes(one));
        const standing = { conditions: ofGame(own, ofAttack.conditions), unless: ofGame(unless, ofAttack.unless) };
        return { kind: act.kind, node: act, clause: sentence, ...standing, ofEach, ofAttack };
      });
  });
}

const forbidsAttacking = (act: Act): boolean =>
  act.kind === 'cant' && act.what.some((what) => what.kind === 'deed' && what.deed === 'attack');
const isOfAttack = (condition: Condition): boolean => mentions(condition).has('defendingPlayer');

/** What players gain ("you have hexproof") is a rule about them (CR 613.10). */
function changesRules({ subject }: Clause, act: Act): boolean {
  return !isCharacteristicAct(act) || (act.kind !== 'gainControl' && isPlayerPhrase(subject));
}
