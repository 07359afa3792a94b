import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { apnap, type Game } from '../game.ts';
import { characteristics, characteristicsAs, supposing } from '../layers/index.ts';
import { objectRef, playerRef, type Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { misplaced } from '../stateBased/attachment.ts';
import { playerName, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import type { Considered } from '../trace/step.ts';
import { zoneChange } from '../zones/move.ts';
import { asItWouldEnter } from './hypothetical.ts';

type Entry = EventOf<'zoneChange' | 'createToken'>;

/**
 * Auras that enter otherwise than by resolving: who will control one chooses what it enchants (CR 303.4f). What enters at the same time isn't there
 * to be chosen. One that nothing can be enchanted by stays where it is (303.4g).
 */
export function* placeAuras(g: Game, events: readonly GameEvent[]): Run<readonly GameEvent[]> {
  const placed: GameEvent[] = [];
  for (const event of events) placed.push(...(couldBeAura(g, event) ? yield* place(g, event) : [event]));
  return placed;
}

/** A cheap look at an entry that says nothing of what it will be attached to. */
export function couldBeAura(g: Game, event: GameEvent): event is Entry {
  if (event.kind !== 'createToken' && (event.kind !== 'zoneChange' || event.to !== 'battlefield')) return false;
  if (!event.enters || event.enters.attachedTo || event.enters.faceDown) return false;
  if (event.kind === 'createToken' || event.enters.copyOf !== null) return true;
  const value = g.state.objects[event.object];
  if (!value || value.card === null) return false;
  return characteristics(g, event.object).subtypes.includes('Aura');
}

function* place(g: Game, event: Entry): Run<readonly GameEvent[]> {
  const enters = event.enters as EntersAs;
  const value = asItWouldEnter(g, event, enters);
  const { subtypes, name } = characteristicsAs(g, value);
  if (!subtypes.includes('Aura')) return [event];
  const refs = enchantable(g, value);
  const cite = ['303.4f'] as const;
  const source = event.kind === 'zoneChange' ? event.object : null;
  const prompt = `what should ${name} enchant?`;
  const [to] = yield* chooseRefs(g, { player: enters.controller, kind: 'attach', prompt, refs, min: 1, max: 1, cite, source });
  const subjects = source === null ? [] : [source];
  if (!to) return staysAway(g, event, name, subjects);
  const says = `As ${name} enters, ${playerName(g, enters.controller)} chooses that it will enchant ${refName(g, to)}; it doesn't target.`;
  tell(g, { kind: 'replacement', says, cite, subjects, considered: noObstacle(g, to) });
  return [{ ...event, enters: { ...enters, attachedTo: to } } as Entry];
}

/** Whether it would be an Aura with nothing to enchant, so that it would stay where it is (CR 303.4g). */
export function hasNothingToEnchant(g: Game, event: Entry): boolean {
  if (!couldBeAura(g, event)) return false;
  const value = asItWouldEnter(g, event, event.enters as EntersAs);
  return characteristicsAs(g, value).subtypes.includes('Aura') && enchantable(g, value).length === 0;
}

/** Shroud and hexproof speak of targets only, so they don't keep an Aura away that isn't a spell (CR 303.4f). */
function noObstacle(g: Game, to: Ref): readonly Considered[] {
  if (to.kind !== 'object') return [];
  return characteristics(g, to.object).abilities.flatMap(({ keyword, cite }): readonly Considered[] =>
    keyword && OF_TARGETS.has(keyword.rule)
      ? [{ what: keyword.name, why: 'nothing is targeted', cite: [...cite, '303.4f'] }]
      : [],
  );
}

/** The rules of shroud and hexproof. */
const OF_TARGETS: ReadonlySet<string> = new Set(['702.18', '702.11']);

/** CR 303.4i: a token that is an Aura isn't created where what it would be attached to is undefined, or can't be enchanted by it. */
export function isCreatedAttached(g: Game, event: EventOf<'createToken'>): boolean {
  const value = asItWouldEnter(g, event, event.enters);
  const { subtypes, name } = characteristicsAs(g, value);
  if (!subtypes.includes('Aura')) return true;
  const to = event.enters.attachedTo;
  const wrong = to && supposing(g, value, () => misplaced(g, value.id, to));
  if (to && !wrong) return true;
  const why = to ? `can't enchant ${refName(g, to)}` : 'has nothing to be attached to';
  tell(g, {
    kind: 'replacement',
    says: `${name} ${why}, so it isn't created.`,
    cite: ['303.4i', ...(wrong?.cite ?? [])],
    subjects: [],
  });
  return false;
}

/** CR 303.4g. */
function staysAway(g: Game, event: Entry, name: string, subjects: readonly GameObject['id'][]): readonly GameEvent[] {
  const nothing = `There is nothing that ${name} could enchant`;
  const told = { kind: 'replacement', cite: ['303.4g'], subjects } as const;
  if (event.kind === 'createToken') {
    tell(g, { ...told, says: `${nothing}, so it isn't created.` });
    return [];
  }
  const fromStack = event.from === 'stack';
  const instead = fromStack ? "it's put into its owner's graveyard instead" : 'it stays where it is';
  tell(g, { ...told, says: `${nothing}, so ${instead}.` });
  return fromStack ? [zoneChange(g, event.object, 'graveyard', 'put')] : [];
}

/** Everything on the battlefield, players, and cards elsewhere where its words speak of those, that it could be attached to once it is there. */
function enchantable(g: Game, value: GameObject): readonly Ref[] {
  return supposing(g, value, () => {
    const elsewhere = characteristics(g, value.id).abilities.some(({ hooks }) =>
      JSON.stringify(hooks.attachesTo ?? '').includes('"inZone"'),
    );
    const cards = elsewhere ? g.state.players.flatMap(({ graveyard }) => graveyard) : [];
    const permanents = g.state.battlefield.filter((id) => id !== value.id && !g.state.objects[id]?.phasedOut);
    const refs = [...permanents.map(objectRef), ...cards.map(objectRef), ...apnap(g).map(playerRef)];
    return refs.filter((ref) => misplaced(g, value.id, ref) === null);
  });
}
