import type { Effect, KeywordQuality, ObjectPhrase, PlayerPhrase, Sentence } from '../../oracle/tree/index.ts';
import { abilityOf, instanceOf } from '../abilities.ts';
import type { Characteristics } from '../characteristics.ts';
import { Bindings, type Context, newBindings } from '../context.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';
import type { BoundReferents } from '../triggers/types.ts';
import { saysEach, withEach, withoutBrackets } from './changedText.ts';

/** The context of a spell or ability on the stack. */
export function contextOf(g: Game, id: ObjectId): Context {
  const { stack } = object(g, id);
  invariant(stack, 'only an object on the stack has this context');
  return contextFor(g, id, stack);
}

/** The same for an entry that is only being put together (CR 601.2b to d, 603.3c and d). */
export function contextFor(g: Game, id: ObjectId, entry: StackEntry): Context {
  const { ability } = entry;
  const source = ability?.source ?? id;
  const c = characteristics(g, id);
  return {
    source,
    onStack: id,
    controller: c.controller,
    targets: entry.targets,
    modes: entry.modes,
    x: xOf(g, source, entry),
    memory: ability?.trigger ?? null,
    bindings: ability ? rebind(ability.bound) : newBindings(),
    each: ability?.bound.each ?? null,
    candidate: null,
    ...(ability ? instanceOf(abilityOf(g, ability.definition)) : {}),
    words: { card: nameOf(g, source), text: ability ? abilityOf(g, ability.definition).words : wordsOfSpell(c) },
  };
}

/** X of an ability is what its event told, as that of a spell with X that was cast. X of one that triggers as its source enters is the X that the spell was cast with (CR 107.3m); turned face up, the X that was paid (702.37f); monstrous, the X of that (701.37c). */
function xOf(g: Game, source: ObjectId, entry: StackEntry): number | null {
  if (entry.kind !== 'triggered' || entry.ability?.trigger?.x !== undefined) return entry.x;
  const from = g.state.objects[source] ?? g.state.lastKnown[source]?.object;
  return from?.monstrousX ?? from?.turnedUp?.x ?? from?.cast?.x ?? from?.stack?.x ?? entry.x;
}

function rebind(bound: BoundReferents): Bindings {
  const refs = Object.entries(bound.refs).map(([mark, list]) => [Number(mark), list] as const);
  const amounts = Object.entries(bound.amounts).map(([mark, amount]) => [Number(mark), amount] as const);
  return new Bindings(new Map(refs), new Map(amounts), bound.was);
}

/** The instructions of what is on the stack; the spell abilities of a card follow each other as one text (CR 608.2c). */
export function effectOf(g: Game, id: ObjectId): Effect {
  const { stack } = object(g, id);
  if (stack?.ability) {
    const { tree } = abilityOf(g, stack.ability.definition);
    invariant(
      tree.kind === 'activated' || tree.kind === 'triggered',
      'only activated and triggered abilities are put on the stack',
    );
    return tree.effect;
  }
  return spellEffect(g, id);
}

const joined = new WeakMap<object, Effect>();

/** The spell abilities of an instant or sorcery as one effect. */
export function spellEffect(g: Game, id: ObjectId): Effect {
  if (object(g, id).castAs === 'mutating') return MUTATING;
  const abilities = withoutBrackets(g, id);
  const effect = effectOfSpell(abilities ? { abilities } : characteristics(g, id));
  return saysEach(g, id) ? withEach(effect) : effect;
}

/** The same of what a card would be as a spell. */
export function effectOfSpell({ abilities }: Pick<Characteristics, 'abilities'>): Effect {
  const known = joined.get(abilities);
  if (known) return known;
  const sentences: Sentence[] = [];
  let aura = false;
  for (const { tree, hooks } of abilities) {
    if (tree.kind === 'spell') sentences.push(...tree.effect.sentences);
    // One target, which must meet every enchant ability there is (CR 702.5c).
    else if (hooks.attachesTo && !aura) {
      sentences.push(auraTarget(hooks.attachesTo));
      aura = true;
    }
  }
  const effect: Effect = { kind: 'effect', sentences };
  joined.set(abilities, effect);
  return effect;
}

/** An Aura spell targets what its enchant ability names (CR 303.4a); as it resolves it enters attached to that (608.3c). */
function auraTarget(quality: KeywordQuality): Sentence {
  const quantity = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
  const to: ObjectPhrase | PlayerPhrase =
    quality.kind === 'qualityFilter'
      ? { kind: 'target', quantity, filter: quality.filter, mark: 1 }
      : {
          kind: 'targetPlayer',
          quantity,
          who: quality.kind === 'qualityWord' && quality.word === 'opponent' ? 'opponent' : 'player',
          mark: 1,
        };
  return {
    kind: 'clause',
    subject: { kind: 'you' },
    acts: [{ kind: 'attach', objects: { kind: 'this' }, to: to as ObjectPhrase }],
  };
}

/** A mutating creature spell targets a non-Human creature with the same owner (CR 702.140a); as it resolves it merges with that. */
const MUTATING: Effect = {
  kind: 'effect',
  sentences: [
    {
      kind: 'clause',
      subject: { kind: 'you' },
      acts: [
        {
          kind: 'attach',
          objects: { kind: 'this' },
          to: {
            kind: 'target',
            quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
            filter: {
              kind: 'filter',
              adjectives: [{ kind: 'non', not: { kind: 'subtype', subtype: 'Human' } }],
              types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
              modifiers: [{ kind: 'ownedBy', player: { kind: 'ownerOf', of: { kind: 'this' } } }],
            },
            mark: 1,
          },
        },
      ],
    },
  ],
};

const spoken = new WeakMap<object, string>();

function wordsOfSpell({ abilities }: Characteristics): string {
  let words = spoken.get(abilities);
  if (words === undefined) {
    words = abilities
      .filter(({ tree }) => tree.kind === 'spell')
      .map((ability) => ability.words)
      .join('\n');
    spoken.set(abilities, words);
  }
  return words;
}
