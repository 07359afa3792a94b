import { printedOnly } from '../kit/choice.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Subject } from '../tree/index.ts';
import { permanentLines, spellLine } from './abilities.ts';
import { bringingIn } from './acts/bringIn.ts';
import { choices } from './acts/choices.ts';
import { becomeCopies, exceptedCopies, tokenRiders } from './acts/copies.ts';
import { countedActs } from './acts/counts.ts';
import { preventionActs } from './acts/damageRules.ts';
import { eitherActs } from './acts/either.ts';
import { energyActs } from './acts/energy.ts';
import { fewestActs } from './acts/fewest.ts';
import { insteadActs } from './acts/insteads.ts';
import { layerActs } from './acts/layers.ts';
import { manaActs } from './acts/mana.ts';
import { moveCountersActs } from './acts/moveCounters.ts';
import { moves } from './acts/moves.ts';
import { damageActs, effectActs, rulings } from './acts/objects.ts';
import { removeOrPutActs } from './acts/removeOrPut.ts';
import { repeating } from './acts/repeat.ts';
import { controlActs, targetActs, textActs } from './acts/targets.ts';
import { copyTheyControl } from './acts/theirCopies.ts';
import { emblems, tokenActs } from './acts/tokens.ts';
import { amountForms } from './amounts.ts';
import { beginningForms, recurringForms } from './beginnings.ts';
import { copyActs } from './casting.ts';
import { severalConditions, simpleConditions } from './conditions.ts';
import { costForms } from './costs.ts';
import { durationForms } from './durations.ts';
import { eachOf } from './eachOf.ts';
import { clauses, effectForms, explicitClauses, multipliedAct } from './effects.ts';
import { eitherEvent, eventForms } from './events.ts';
import { adjectives, bareFilterForms, eitherFilter, filterForms, typeTerms } from './filters.ts';
import { bareKeyword, keywordForms } from './keywords.ts';
import { modifierForms } from './modifiers.ts';
import { spellsForAWhile } from './nthSpells.ts';
import { objectForms, possessors } from './objects.ts';
import { separating } from './piles.ts';
import { playerForms, they } from './players.ts';
import { riders } from './riders.ts';
import { severalObjects } from './severalObjects.ts';
import {
  joinedStatements,
  replacementDuringTurn,
  replacementWithMore,
  specialStatements,
  staticActs,
  staticClauses,
} from './statements.ts';
import * as place from './symbols.ts';
import { votes } from './votes.ts';
import { whoPlayers } from './whoPlayers.ts';

/** The grammar's table of contents: what may stand in each of its places. */
const ACTS: readonly Phrase<Act>[] = [
  ...countedActs,
  ...eitherActs,
  ...repeating,
  ...moves,
  ...manaActs,
  ...tokenActs,
  ...emblems,
  ...damageActs,
  ...effectActs,
  ...rulings,
  ...choices,
  ...preventionActs,
  ...insteadActs,
  ...becomeCopies,
  ...exceptedCopies,
  copyTheyControl,
  ...fewestActs,
  ...energyActs,
  ...tokenRiders,
  ...targetActs,
  ...textActs,
  ...controlActs,
  ...layerActs,
  ...removeOrPutActs,
  ...moveCountersActs,
  ...votes,
  ...separating,
  ...bringingIn,
];

place.adjective.fill(adjectives);
place.typeTerm.fill(typeTerms);
place.modifier.fill(modifierForms);
place.filter.fill(filterForms);
place.bareFilter.fill(bareFilterForms);
place.filters.fill([place.filter, eitherFilter]);
place.possessor.fill(possessors);
place.objectPhrase.fill(objectForms);
place.objects.fill([place.objectPhrase, ...severalObjects]);
place.namedPlayer.fill([...playerForms, ...whoPlayers]);
place.player.fill([place.namedPlayer, they]);
place.subject.fill([place.namedPlayer, place.objects, eachOf, printedOnly(they)] as readonly Phrase<Subject>[]);
place.amount.fill(amountForms);
place.cost.fill(costForms);
place.condition.fill([...simpleConditions, ...severalConditions]);
place.duration.fill(durationForms);
place.event.fill([...eventForms, eitherEvent]);
place.beginning.fill(beginningForms);
place.recurring.fill(recurringForms);
place.simpleAct.fill([...ACTS, ...copyActs]);
place.act.fill([place.simpleAct, multipliedAct]);
place.staticAct.fill(staticActs);
place.clause.fill(clauses);
place.explicitClause.fill(explicitClauses);
place.sentence.fill([place.clause, ...riders, ...spellsForAWhile]);
place.effect.fill(effectForms);
place.keyword.fill(keywordForms);
place.namedKeyword.fill([place.keyword, bareKeyword]);
place.statement.fill([...staticClauses, ...specialStatements, joinedStatements, replacementWithMore, replacementDuringTurn]);
place.ability.fill(permanentLines);

export const permanentLine = place.ability;
export { spellLine };
