import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { objectRef } from '../state/ids.ts';
import { setState } from '../writer.ts';
import { forbids } from './prohibitions.ts';
import { atOnce, type Replacer } from './replacer.ts';

/** Regeneration shields: the next time the permanent would be destroyed this turn, it is regenerated instead (CR 701.19a, 614.8). */
export function regeneration(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'destroy' || event.noRegeneration) return [];
  const ref = objectRef(event.object);
  return statements(g, 'keywordActionOn').flatMap((shield): Replacer[] => {
    const { effect, node, words, context } = shield;
    if (!effect || node.action !== 'regenerate' || !affects(g, shield, ref) || forbids(g, 'beRegenerated', ref)) return [];
    const apply = () =>
      atOnce((): readonly GameEvent[] => {
        const others = g.state.effects.filter(({ id }) => id !== effect.id);
        setState(g, 'effects', others);
        return [{ kind: 'regenerate', object: event.object }];
      });
    const cite = ['614.8', '701.19a'] as const;
    return [
      { key: `effect ${effect.id}`, class: 'other', source: context.source, card: words.card, text: words.text, cite, apply },
    ];
  });
}
