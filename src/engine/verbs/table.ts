import { addMana } from './addMana.ts';
import { attach } from './attach.ts';
import { becomeDayNight } from './becomeDayNight.ts';
import { airbend, earthbend } from './bending.ts';
import { blight } from './blight.ts';
import { bringIn } from './bringIn.ts';
import { castOrPlay } from './castOrPlay.ts';
import { changeTargets, chooseNewTargets } from './changeTargets.ts';
import { changeText } from './changeText.ts';
import { choose, chooseObjects } from './choose.ts';
import { chooseKind } from './chooseKind.ts';
import { clash } from './clash.ts';
import { gainControl } from './continuous.ts';
import { controlPlayer } from './controlPlayer.ts';
import { copySpell } from './copySpell.ts';
import { counter } from './counterSpell.ts';
import { getCounters, putCounters, removeCounters } from './counters.ts';
import { createToken, createTokens } from './createToken.ts';
import { dealDamage, fight } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { doubleCounters } from './doubleCounters.ts';
import { draw } from './draw.ts';
import { eitherAct } from './eitherAct.ts';
import { encode } from './encode.ts';
import { exchangeCards, exchangeControl } from './exchange.ts';
import { exchangeLife } from './exchangeLife.ts';
import type { ActKind, Executor } from './executor.ts';
import { exile } from './exile.ts';
import { exileUntil } from './exileUntil.ts';
import { flipCoin } from './flipCoin.ts';
import { extraTurn, loseGame, objectAction, remain, winGame } from './game.ts';
import { getEmblem } from './getEmblem.ts';
import { haunt } from './haunt.ts';
import { increaseSpeed } from './increaseSpeed.ts';
import { keepFewest } from './keepFewest.ts';
import { keepOneOfEach } from './keepOneOfEach.ts';
import { keywordActionOn } from './keywordActionOn.ts';
import { keywordAction, keywordActionN } from './keywordActions.ts';
import { gainLife, lifeBecomes, loseLife, payLife } from './life.ts';
import { loseCounters } from './loseCounters.ts';
import { loseMana } from './loseMana.ts';
import { move } from './move.ts';
import { moveCounters } from './moveCounters.ts';
import { pair } from './pair.ts';
import { payEnergy } from './payEnergy.ts';
import { payMana } from './payMana.ts';
import { putItsCounters } from './putItsCounters.ts';
import { removeOrPut } from './removeOrPut.ts';
import { repeatProcess } from './repeatProcess.ts';
import { rollDie } from './rollDie.ts';
import { sacrifice } from './sacrifice.ts';
import { lookAt, reveal, search, shuffle } from './search.ts';
import { separate } from './separate.ts';
import { skip, skipDraw } from './skip.ts';
import { tap, tapOrUntap, untap } from './tap.ts';
import { endTurn, extraPhase, extraStep } from './turns.ts';
import { vote } from './vote.ts';

/** The acts that happen once, by kind; acts that last are continuous effects (see `continuous`). What stands in neither is unsupported. */
const table = () =>
  ({
    addMana,
    airbend,
    earthbend,
    attach,
    becomeDayNight,
    blight,
    encode,
    haunt,
    bringIn,
    castOrPlay,
    changeTargets,
    changeText,
    choose,
    chooseKind,
    chooseObjects,
    chooseNewTargets,
    clash,
    controlPlayer,
    copySpell,
    counter,
    createToken,
    createTokens,
    dealDamage,
    destroy,
    discard,
    eitherAct,
    repeatProcess,
    doubleCounters,
    draw,
    exchangeCards,
    exchangeControl,
    exchangeLife,
    exile,
    exileUntil,
    endTurn,
    extraPhase,
    extraStep,
    extraTurn,
    fight,
    flipCoin,
    rollDie,
    gainControl,
    gainLife,
    getCounters,
    getEmblem,
    increaseSpeed,
    keywordAction,
    keywordActionN,
    keywordActionOn,
    lifeBecomes,
    lookAt,
    pair,
    loseGame,
    keepFewest,
    keepOneOfEach,
    loseCounters,
    loseMana,
    loseLife,
    move,
    objectAction,
    payEnergy,
    payLife,
    payMana,
    putCounters,
    remain,
    removeCounters,
    removeOrPut,
    moveCounters,
    putItsCounters,
    reveal,
    sacrifice,
    search,
    shuffle,
    skip,
    skipDraw,
    tap,
    tapOrUntap,
    separate,
    untap,
    vote,
    winGame,
  }) satisfies { readonly [K in ActKind]?: Executor<K> };

let built: ReturnType<typeof table> | null = null;

/** Built at its first use: costs are paid by acts, and acts may ask to pay costs, so that these rooms need each other. */
export function executors(): ReturnType<typeof table> {
  built ??= table();
  return built;
}

export function executorOf(kind: ActKind): Executor<ActKind> | undefined {
  return (executors() as { readonly [K in ActKind]?: Executor<ActKind> })[kind];
}
