import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { CastOnly, ObjectPhrase, Statement } from '../tree/index.ts';
import { condition } from './symbols.ts';
import { self } from './thisObject.ts';

const keyword = lexicon<string>(
  'a keyword',
  KEYWORD_ABILITIES.map(({ name }) => [name.toLowerCase(), name.toLowerCase()] as const),
);
/** What is said of when abilities may be activated, and of what may be spent on a spell. */
const when = lexicon<CastOnly['when']>('when', [
  ['during combat', 'duringCombat'], ['before attackers are declared', 'beforeAttackers'], ['during the declare attackers step', 'declareAttackersStep'], ['during the declare blockers step', 'declareBlockersStep'],
  ['before blockers are declared', 'beforeBlockers'], ['after blockers are declared', 'afterBlockers'], ["during an opponent's turn", 'opponentsTurn'], ['during your turn', 'yourTurn'], ["on an opponent's turn", 'opponentsTurn'],
  ['before combat', 'beforeCombat'], ['after combat', 'afterCombat'], ['before the combat damage step', 'beforeCombatDamage'], ['during your end step', 'yourEndStep'], ["during an opponent's upkeep", 'opponentsUpkeep'],
]); // biome-ignore format: a table
export const castingTimes: readonly Phrase<Statement>[] = [
  form('castOnly', 'cast this spell only <when>[[ <$comma>] <also>][ <attacked>]', { when, $comma: lexicon('a comma', [[',', 'comma']]), also: when, attacked: flag("and only if you've been attacked this step") }), // biome-ignore format: one line
  form('castOnly', 'cast this spell only if <condition>', { condition }, { fixed: { when: 'ifSo' } }),
  form('noManaSpent', "you can't spend mana to cast this spell", {}),
  form('activateAsInstant', 'you may activate <keyword> abilities any time you could cast an instant', { keyword }),
  form('castBy', 'you may cast <object> from your graveyard using its <using> ability', { object: oneOf<ObjectPhrase>('this card', self), using: keyword }, { fixed: { from: 'graveyard' } }),
]; // biome-ignore format: one form a line
