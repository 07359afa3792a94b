import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { candidates, objectsOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { Unsupported } from '../refuse.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { addManaActs } from './manaAbility.ts';
import { addingOptions } from './produced.ts';
import type { ManaType } from './slots.ts';
import { abilityContext, manaAbilitiesOf } from './sources.ts';

/** Objects that are being asked: two that ask each other add nothing to what the rest could produce (CR 106.7). */
const asked = new Set<ObjectId>();

/** The types of mana that these objects could produce, whatever it costs and whether or not it can be paid (CR 106.7). */
export function couldProduce(g: Game, phrase: ObjectPhrase, ctx: Context): readonly ManaType[] {
  citeToo(g, ['106.7']);
  const { card, text } = ctx.words;
  if (statements(g, 'replacement').some(({ node }) => node.event.kind === 'tappedForMana'))
    throw new Unsupported(card, text, 'what lands could produce while something changes the mana that they produce');
  const types = new Set<ManaType>();
  // "A land you control" is any of them.
  const meant = phrase.kind === 'some' ? candidates(g, phrase.filter, ctx) : objectsIn(objectsOf(g, phrase, ctx));
  for (const id of meant) {
    if (asked.has(id)) continue;
    asked.add(id);
    try {
      for (const type of typesOfOne(g, id)) types.add(type);
    } finally {
      asked.delete(id);
    }
  }
  return [...types];
}

const objectsIn = (refs: readonly Ref[]): readonly ObjectId[] =>
  refs.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));

function typesOfOne(g: Game, id: ObjectId): readonly ManaType[] {
  const { controller } = characteristics(g, id);
  return manaAbilitiesOf(g, id).flatMap((ability) => {
    const ctx = abilityContext(g, controller, ability, 1);
    return addManaActs(ability.tree.effect).flatMap((adding) => addingOptions(g, adding, ctx).flat());
  });
}
