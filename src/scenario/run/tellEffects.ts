import { type AppliedEffect, COLOR_INDICATOR } from '../../engine/characteristics.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics, characteristicsStamp } from '../../engine/layers/index.ts';
import { unmetAbilities } from '../../engine/layers/unmet.ts';
import type { ObjectId } from '../../engine/state/ids.ts';
import { nameOf } from '../../engine/trace/names.ts';
import { tell } from '../../engine/trace/record.ts';
import type { RuleNumber } from '../../rules/citations.ts';

/**
 * Tells which continuous effects apply to which objects, once for each effect and layer as it begins to: nothing "happens" when they do, so no
 * event shows them (CR 611, 613).
 */
export class EffectTeller {
  readonly #told = new Set<string>();
  #stamp: unknown = null;

  tell(g: Game): void {
    const stamp = characteristicsStamp(g);
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    const fresh = new Map<string, { readonly effect: AppliedEffect; readonly objects: ObjectId[] }>();
    for (const id of [...g.state.battlefield, ...g.state.stack]) {
      if (g.state.objects[id]!.phasedOut || g.state.objects[id]!.stack?.ability) continue;
      for (const effect of characteristics(g, id).why) this.#note(fresh, effect, id);
    }
    const before = g.parent;
    g.parent = null;
    for (const { effect, objects } of fresh.values()) tellOne(g, effect, objects);
    if (fresh.size > 0) this.#tellOrder(g);
    this.#tellUnmet(g);
    g.parent = before;
  }

  #tellUnmet(g: Game): void {
    for (const id of g.state.battlefield) {
      for (const { key, words, cite } of g.state.objects[id]!.phasedOut ? [] : unmetAbilities(g, id)) {
        if (this.#told.has(`${id} ${key}`)) continue;
        this.#told.add(`${id} ${key}`);
        const card = nameOf(g, id);
        const says = `The condition of this ability of ${card} isn't met, so it does nothing.`;
        tell(g, { kind: 'continuous effect', says, cite, subjects: [id], words: { card, text: words } });
      }
    }
  }

  #tellOrder(g: Game): void {
    for (const id of g.state.battlefield) {
      if (g.state.objects[id]!.phasedOut) continue;
      for (const { layer, sources, since } of ordersOf(g, id)) {
        const says = `On ${nameOf(g, id)} the effects of layer ${layer} apply in this order: ${sources.join(', ')}.`;
        if (this.#told.has(says)) continue;
        this.#told.add(says);
        tell(g, { kind: 'continuous effect', says, cite: ['613.7', ...since], subjects: [id] });
      }
    }
  }

  #note(
    fresh: Map<string, { readonly effect: AppliedEffect; readonly objects: ObjectId[] }>,
    effect: AppliedEffect,
    id: ObjectId,
  ): void {
    const kind = JSON.stringify([effect.layer, effect.source, effect.words]);
    const key = `${id} ${kind}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const group = fresh.get(kind);
    if (group) group.objects.push(id);
    else fresh.set(kind, { effect, objects: [id] });
  }
}

/** Several effects of one layer on one object: in which order they apply (CR 613.7). */
function ordersOf(g: Game, id: ObjectId): readonly Order[] {
  const byLayer = new Map<string, AppliedEffect[]>();
  for (const effect of characteristics(g, id).why) byLayer.set(effect.layer, [...(byLayer.get(effect.layer) ?? []), effect]);
  return [...byLayer]
    .filter(([, effects]) => effects.length > 1)
    .map(([layer, effects]) => ({
      layer,
      sources: effects.map(({ source }) => (source === null ? 'a rule' : nameOf(g, source))),
      since: [...new Set(effects.flatMap((effect) => effect.since ?? []))],
    }));
}

interface Order {
  readonly layer: string;
  readonly sources: readonly string[];
  /** What gives each its timestamp. */
  readonly since: readonly RuleNumber[];
}

function tellOne(g: Game, { layer, source, words, cite }: AppliedEffect, objects: readonly ObjectId[]): void {
  const names = [...new Set(objects.map((id) => nameOf(g, id)))].join(', ');
  const card = source === null ? null : nameOf(g, source);
  if (layer === COLOR_INDICATOR) {
    const says = `${names} ${names.includes(', ') ? 'are' : 'is'} ${words} by color indicator.`;
    tell(g, { kind: 'continuous effect', says, cite, subjects: objects });
    return;
  }
  if (source === null && layer === 'copy') {
    tell(g, { kind: 'continuous effect', says: ofCopies(g, words, objects), cite, subjects: objects });
    return;
  }
  const where = /^\d/.test(layer) ? `in layer ${layer}` : `(${layer})`;
  tell(g, {
    kind: 'continuous effect',
    says: `${card ? `An effect of ${card}` : 'What the rules say of its counters and status'} applies ${where} to ${names}.`,
    cite,
    subjects: objects,
    words: card === null ? null : { card, text: words },
  });
}

/** What lies under all effects: of what it copies, or of what has merged with it, an object has its copiable values (CR 613.2a). */
function ofCopies(g: Game, words: string, objects: readonly ObjectId[]): string {
  const names = objects.map((id) => {
    const { card } = g.state.objects[id]!;
    return (card === null ? undefined : g.definitions.get(card)?.name) ?? nameOf(g, id);
  });
  const all = [...new Set(names)];
  const [is, copy] = objects.length > 1 ? (['are', 'copies'] as const) : (['is', 'a copy'] as const);
  return `${all.join(' and ')} ${is} ${words.replace(/^copy\b/, copy)} (copy).`;
}
