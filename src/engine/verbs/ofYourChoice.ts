import type { Ability, Act, Become, Clause, Get, SignedAmount, SizeChange, Some } from '../../oracle/tree/index.ts';
import { COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import type { Context } from '../context.ts';
import { chooseWord, chooseWords } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { makeChoice } from './choose.ts';
import { resolveObjects } from './choosing.ts';
import type { LastingAct } from './continuous.ts';
import type { Doing } from './executor.ts';

/** "The color of your choice", "the creature type of your choice": chosen as the instruction is followed (CR 608.2d), once for all that it affects. */
export function* withChoices(g: Game, acts: readonly LastingAct[], doing: Doing): Run<readonly LastingAct[]> {
  const settled: LastingAct[] = [];
  for (const act of acts) settled.push(yield* withChoice(g, act, doing));
  return settled;
}

/** Far from the marks of any card's words. */
const MARK = 10_100;

/** "Becomes a copy of a creature card exiled with it": which one is chosen now. */
function* copyOfChosen(g: Game, act: Extract<Act, { kind: 'becomeCopy' }>, of: Some, doing: Doing): Run<LastingAct> {
  const { ctx } = doing;
  const mark = of.mark ?? MARK;
  const how = { player: ctx.controller, ctx, prompt: 'a copy of what?', cite: ['608.2d', '707.2'] } as const;
  yield* resolveObjects(g, { ...of, mark }, doing, how);
  return { ...act, of: { kind: 'that', many: false, referent: { kind: 'markedReferent', mark } } };
}

function* withChoice(g: Game, act: LastingAct, doing: Doing): Run<LastingAct> {
  const { ctx } = doing;
  if (act.kind === 'becomeCopy') return act.of.kind === 'some' ? yield* copyOfChosen(g, act, act.of, doing) : act;
  if (act.kind === 'becomeChosen') return yield* become(g, act, ctx);
  if (act.kind === 'get' && act.orElse) return yield* oneChange(g, act, act.orElse, ctx);
  if (act.kind === 'gain' && act.oneOf) return { kind: 'gain', abilities: [yield* oneAbility(g, act.abilities, ctx)] };
  if (act.kind !== 'gain' || !act.abilities.some(isOfChoice)) return act;
  const { color } = yield* makeChoice(g, 'color', ctx.controller, ctx);
  return { ...act, abilities: act.abilities.map((ability) => (isOfChoice(ability) ? ofColor(ability, color!) : ability)) };
}

/** "+2/-2 or -2/+2": one of them, chosen as the instruction is followed (CR 608.2d). */
function* oneChange(g: Game, { orElse: _other, ...first }: Get, other: SizeChange, ctx: Doing['ctx']): Run<LastingAct> {
  const words = [first, other].map(({ power, toughness }) => `${signedWord(g, power, ctx)}/${signedWord(g, toughness, ctx)}`);
  const asking = { player: ctx.controller, kind: 'choose', cite: ['608.2d'], source: ctx.source } as const;
  const word = yield* chooseWord(g, { ...asking, prompt: 'which change?', words });
  return word === words[0] ? first : { ...first, power: other.power, toughness: other.toughness };
}

const signedWord = (g: Game, { sign, amount: much }: SignedAmount, ctx: Doing['ctx']): string => `${sign}${amount(g, much, ctx)}`;

/** "Your choice of vigilance or haste": one of the keywords, chosen as the instruction is followed (CR 608.2d). */
function* oneAbility(g: Game, abilities: readonly Ability[], ctx: Doing['ctx']): Run<Ability> {
  const words = abilities.map((ability) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));
  const asking = { player: ctx.controller, kind: 'choose', cite: ['608.2d'], source: ctx.source } as const;
  const word = yield* chooseWord(g, { ...asking, prompt: 'which ability?', words });
  return abilities[words.indexOf(word)]!;
}

/** What the words call chosen has been chosen before, and stays as it is said. */
function* become(g: Game, act: Extract<Act, { kind: 'becomeChosen' }>, ctx: Doing['ctx']): Run<LastingAct> {
  const inAddition = act.inAddition ? { inAddition: 'types' as const } : {};
  switch (act.quality) {
    case 'color': {
      const { color } = yield* makeChoice(g, 'color', ctx.controller, ctx);
      const colors = COLORS.filter((one): one is Color => one === color);
      return { kind: 'become', types: [], colors, ...(act.inAddition ? { inAddition: 'colors' } : {}) } satisfies Become;
    }
    case 'colors': {
      const cite = ['608.2d', '105.3'] as const;
      const asking = { player: ctx.controller, kind: 'choose', cite, source: ctx.source } as const;
      const words = yield* chooseWords(g, { ...asking, prompt: 'which color or colors?', words: COLORS });
      return { kind: 'become', types: [], colors: COLORS.filter((one) => words.includes(one)) } satisfies Become;
    }
    case 'creatureType':
    case 'basicLandType': {
      const { type } = yield* makeChoice(g, act.quality, ctx.controller, ctx);
      return { kind: 'become', types: [{ kind: 'subtype', subtype: type! }], ...inAddition } satisfies Become;
    }
    default:
      return act;
  }
}

const OF_YOUR_CHOICE = 'the color of your choice';

const isOfChoice = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.quality?.kind === 'qualityWord' && ability.quality.word === OF_YOUR_CHOICE;

const ofColor = (ability: Ability, word: string): Ability =>
  ability.kind === 'keyword' ? { ...ability, quality: { kind: 'qualityWord', word } } : ability;

const CREATURE_TYPE = new WeakMap<Clause, boolean>();
const speaksOfType = (clause: Clause): boolean => {
  let found = CREATURE_TYPE.get(clause);
  if (found === undefined) {
    found = JSON.stringify([clause.subject, clause.acts]).includes('"creatureTypeNow"');
    CREATURE_TYPE.set(clause, found);
  }
  return found;
};

/** "Creatures of the creature type of your choice": chosen before anything is done to them (CR 608.2d), and written into the words. */
export function* chooseTypeNow(g: Game, clause: Clause, ctx: Context): Run<Clause> {
  if (!speaksOfType(clause)) return clause;
  const { type } = yield* makeChoice(g, 'creatureType', ctx.controller, ctx);
  const said = '"quality":"creatureTypeNow"';
  return JSON.parse(JSON.stringify(clause).replaceAll(said, `"quality":"type","type":${JSON.stringify(type)}`)) as Clause;
}
