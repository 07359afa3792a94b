import type { ActivatedAbility } from '../../../oracle/tree/index.ts';
import { COLOR_LETTER } from '../../../rules/vocabulary/colors.ts';
import { BASIC_LAND_MANA, BASIC_LAND_TYPES, type BasicLandType, isBasicLandType } from '../../../rules/vocabulary/subtypes.ts';
import type { AbilityDefinition } from '../../definition.ts';
import type { Game } from '../../game.ts';
import { NO_HOOKS } from '../../hooks.ts';
import type { Work } from '../work.ts';

const OF_TYPE = Object.fromEntries(BASIC_LAND_TYPES.map((type) => [type, manaAbility(type)])) as Record<
  BasicLandType,
  AbilityDefinition
>;

function manaAbility(type: BasicLandType): AbilityDefinition {
  const symbol = `{${COLOR_LETTER[BASIC_LAND_MANA[type]]}}`;
  const mana = { kind: 'manaSymbols', symbols: [symbol] } as const;
  const sentence = {
    kind: 'clause',
    subject: { kind: 'you', wording: { implied: 'yes' } },
    acts: [{ kind: 'addMana', mana }],
  } as const;
  const tree: ActivatedAbility = {
    kind: 'activated',
    costs: [{ kind: 'tapCost' }],
    effect: { kind: 'effect', sentences: [sentence] },
    restrictions: [],
  };
  return {
    key: `basic land type ${type}`,
    tree,
    words: `{T}: Add ${symbol}.`,
    keyword: null,
    functionsIn: ['battlefield'],
    hooks: NO_HOOKS,
    cite: ['305.6'],
    prohibitedCite: [],
    definesCharacteristic: false,
  };
}

/** The mana abilities that basic land types give a land, once all types are settled and before any ability is lost (CR 305.6, 305.7). */
export function addIntrinsicAbilities(g: Game, work: Work): void {
  if (!work.types.includes('land')) return;
  const abilities = work.subtypes.filter(isBasicLandType).map((type) => OF_TYPE[type]);
  if (abilities.length === 0) return;
  for (const ability of abilities) g.abilities.set(ability.key, ability);
  work.abilities = [...work.abilities, ...abilities];
}
