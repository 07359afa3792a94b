import type { RuleNumber } from '../../rules/citations.ts';
import { COLORS } from '../../rules/vocabulary/colors.ts';
import { BASIC_LAND_TYPES, SUBTYPES } from '../../rules/vocabulary/subtypes.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { speaksOf } from '../layers/apply/text.ts';
import type { CharacteristicPart } from '../layers/effect.ts';
import { addEffect, characteristics, durationOf } from '../layers/index.ts';
import { mentions } from '../layers/parts/mentions.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { resolveObjects } from './choosing.ts';
import { type ActOf, type Doing, type Executor, NOTHING_DONE, outcome } from './executor.ts';
import { boundForEffect } from './moves.ts';
import { objectsIn, playersIn } from './perform.ts';

/** A text-changing effect (CR 612): which word is replaced by which is chosen as the instruction is followed (608.2d). */
export const changeText: Executor<'changeText'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const player = playersIn(doing.subjects)[0] ?? ctx.controller;
    const how = { player, ctx, prompt: 'whose text to change?', cite: ['608.2d'] } as const;
    const ids = objectsIn(yield* resolveObjects(g, act.of, doing, how)).filter((id) =>
      ['battlefield', 'stack'].includes(g.state.objects[id]?.zone ?? ''),
    );
    if (ids.length === 0) return NOTHING_DONE;
    const part = yield* chooseWords(g, act, player, doing);
    for (const id of ids) {
      const token = characteristics(g, id).abilities.some((ability) => makesTokens(ability) && speaksOf(ability, part));
      addEffect(g, {
        source: ctx.source,
        controller: ctx.controller,
        duration: durationOf(g, doing.duration, ctx),
        affected: { kind: 'objects', objects: [id] },
        parts: [part],
        words: ctx.words,
        cite: ['612.1', '612.2'],
        bound: boundForEffect(g, ctx),
      });
      tell(g, {
        kind: 'continuous effect',
        says: `The text of ${nameOf(g, id)} is changed: "${part.to}" stands for every "${part.from}".`,
        cite: ['612.1', '612.2', '611.2a', ...(token ? (['612.2a'] as const) : []), ...ofGranted(g, id, part)],
        subjects: [id],
        words: ctx.words,
      });
    }
    return outcome(ids.map(objectRef));
  },
};

const makesTokens = ({ tree }: AbilityDefinition): boolean => mentions(tree).has('createToken');

/** Where the word still stands, an effect gave the ability (CR 612.3). */
const ofGranted = (g: Game, id: ObjectId, part: TextPart): readonly RuleNumber[] =>
  characteristics(g, id).abilities.some((ability) => speaksOf(ability, part)) ? ['612.3'] : [];

type TextPart = Extract<CharacteristicPart, { kind: 'text' }>;

/** The words of each kind that may be replaced by one another. */
const WORDS: Readonly<Record<ActOf<'changeText'>['words'], readonly (readonly string[])[]>> = {
  color: [COLORS],
  basicLandType: [BASIC_LAND_TYPES],
  colorOrBasicLandType: [COLORS, BASIC_LAND_TYPES],
  creatureType: [SUBTYPES.creature],
};

function* chooseWords(
  g: Game,
  { words, to: said, except }: ActOf<'changeText'>,
  player: PlayerId,
  { ctx }: Doing,
): Run<TextPart> {
  const asking = { player, kind: 'choose', cite: ['608.2d', '612.2'], source: ctx.source } as const;
  const kinds = WORDS[words];
  const old = kinds.flat().filter((word) => word !== said);
  const from = yield* chooseWord(g, { ...asking, prompt: 'which word to replace?', words: old });
  const others = (kinds.find((kind) => kind.includes(from)) ?? []).filter((word) => word !== from && word !== except);
  const prompt = `which word in the place of ${from}?`;
  const to = said ?? (yield* chooseWord(g, { ...asking, prompt, words: others }));
  return { kind: 'text', words: (COLORS as readonly string[]).includes(from) ? 'color' : 'subtype', from, to };
}
