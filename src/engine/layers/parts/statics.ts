import type {
  Act,
  Clause,
  Condition,
  ObjectPhrase,
  Statement,
  StaticAbility,
  UnlessCondition,
} from '../../../oracle/tree/index.ts';
import { givenWithWhere } from '../../define/whereX.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { isPlayerPhrase } from '../../filters/phraseKinds.ts';
import { multiply } from '../../multiply.ts';
import { Unsupported } from '../../refuse.ts';
import type { Layer } from '../layer.ts';
import { type CharacteristicAct, isCharacteristicAct, layersOfAct } from './acts.ts';
import { mentions } from './mentions.ts';

/** One act of a static sentence in one layer. */
export interface StaticPart {
  readonly layer: Layer;
  readonly act: CharacteristicAct;
  /** Begins the keys of abilities that it gives. */
  readonly key: string;
}

/** A sentence of a static ability as a continuous effect on characteristics (CR 604.1, 611.3). */
export interface StaticEffect {
  readonly clause: Clause;
  readonly subject: ObjectPhrase;
  readonly parts: readonly StaticPart[];
  /** It exists only while these hold. */
  readonly conditions: readonly Condition[];
  /** It exists only while none of these holds ("unless"). */
  readonly unless: readonly Condition[];
  /** It applies to those objects only of which these are true: "each Vehicle … as long as it's a creature". */
  readonly ofEach: readonly Condition[];
}

const NONE: readonly StaticEffect[] = [];
const known = new WeakMap<AbilityDefinition, readonly StaticEffect[]>();

/** The effects on characteristics that a static ability has; none for other abilities. */
export function staticEffects(ability: AbilityDefinition): readonly StaticEffect[] {
  let effects = known.get(ability);
  if (!effects) {
    effects = ability.tree.kind === 'static' ? read(ability, ability.tree) : NONE;
    known.set(ability, effects.length === 0 ? NONE : effects);
  }
  return effects;
}

function read(ability: AbilityDefinition, tree: StaticAbility): StaticEffect[] {
  return sentences(tree.statement).flatMap((statement, i) => {
    if (statement.kind !== 'clause') return [];
    return subjectsOf(statement).map(({ subject, acts }) => {
      if (
        statement.optional ||
        statement.duration ||
        statement.delayed ||
        statement.forEach ||
        statement.unless?.kind === 'unlessPays'
      ) {
        throw new Unsupported(ability.key, ability.words, 'a static ability with such a sentence');
      }
      const key = `${ability.key}/${i}`;
      const parts = acts
        .map((act) => withItsX(ability, act, statement, subject))
        .flatMap((act, j) =>
          layersOfAct(act, ability.definesCharacteristic).map((layer) => ({ layer, act, key: `${key}.${j}` })),
        );
      const all = [tree.condition, statement.condition].filter((one) => one !== undefined);
      const conditions = all.filter((one) => !isOfEach(one));
      const unless = statement.unless ? [(statement.unless as UnlessCondition).condition] : [];
      return { clause: statement, subject, parts, conditions, unless, ofEach: all.filter(isOfEach) };
    });
  });
}

/** Whether a condition is asked of each object that the sentence is about, rather than of the game. */
export const isOfEach = (condition: Condition): boolean => mentions(condition).has('attachedReferent');

/** The statements of a line, one after the other. */
export function sentences(statement: Statement): readonly Exclude<Statement, { readonly kind: 'statements' }>[] {
  if (statement.kind === 'statements') return statement.all.flatMap(sentences);
  return [statement.kind === 'clause' ? withoutMultiplied(statement) : statement];
}

const plain = new WeakMap<Clause, Clause>();

/** "Gets +1/+1 for each …": the amounts are multiplied as they are asked for. */
function withoutMultiplied(clause: Clause): Clause {
  if (!clause.acts.some(({ kind }) => kind === 'multiplied')) return clause;
  let found = plain.get(clause);
  if (!found) {
    found = { ...clause, acts: clause.acts.map((act) => (act.kind === 'multiplied' ? (multiply(act) ?? act) : act)) };
    plain.set(clause, found);
  }
  return found;
}

/** "Has bushido X, where X is …": what is given knows what its X is. */
function withItsX(
  ability: AbilityDefinition,
  act: CharacteristicAct,
  { where }: Clause,
  subject: ObjectPhrase,
): CharacteristicAct {
  if (act.kind !== 'gain' || where === undefined) return act;
  const abilities = givenWithWhere(act.abilities, where, subject.kind === 'this' ? 'itself' : 'another');
  if (abilities === null) throw new Unsupported(ability.key, ability.words, 'X of a keyword that another object gives');
  return { ...act, abilities };
}

/** "You control enchanted creature" is said of the creature; what is said of players changes no characteristics (CR 613.10). */
function subjectsOf({
  subject: said,
  acts,
  alsoOf,
}: Clause): { readonly subject: ObjectPhrase; readonly acts: readonly CharacteristicAct[] }[] {
  const subject: Clause['subject'] =
    alsoOf && !isPlayerPhrase(said) ? { kind: 'severalObjects', join: 'and', objects: [said, alsoOf] } : said;
  if (isPlayerPhrase(subject)) {
    return acts.flatMap((act) => (act.kind === 'gainControl' ? [{ subject: act.objects, acts: [act] }] : []));
  }
  const own = acts.filter((act: Act): act is CharacteristicAct => isCharacteristicAct(act));
  return own.length > 0 ? [{ subject, acts: own }] : [];
}
