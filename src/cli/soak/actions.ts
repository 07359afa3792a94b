import { specialActionsOf } from '../../engine/actions/special.ts';
import { offersFor } from '../../engine/casting/offers.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import { objectRef, type PlayerId } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { attackersAmong, blockedAmong, blockersAmong } from '../../scenario/run/actions/combat.ts';
import { Namer } from '../../scenario/run/namer.ts';
import type { Dice } from '../coverage/play/dice.ts';

/** An action as a scenario document says it. */
export type RawAction = Readonly<Record<string, unknown>>;

const FROM = ['hand', 'graveyard', 'exile', 'command'] as const;

/** Everything that a player might try now, legal or not. */
export function attempts(g: Game, player: PlayerId, dice: Dice): readonly RawAction[] {
  const who = g.state.players[player]!.name;
  const all = (Object.values(g.state.objects) as GameObject[]).filter(({ zone }) => zone !== 'library' && zone !== 'stack');
  const namer = new Namer(
    g,
    all.map(({ id }) => objectRef(id)),
  );
  return all.flatMap((value): readonly RawAction[] => {
    // Tokens and copies are told apart by number.
    const name = namer.alone(objectRef(value.id));
    if (name === null) return [];
    const own = value.owner === player && FROM.some((zone) => zone === value.zone);
    return [...(own ? uses(g, value, name, player, dice) : []), ...activations(g, value, name, player)].map((action) => ({
      player: who,
      ...action,
    }));
  });
}

function uses(g: Game, { id, zone }: GameObject, name: string, player: PlayerId, dice: Dice): readonly RawAction[] {
  const definition = g.definitions.get(g.state.objects[id]!.card ?? '');
  if (!definition) return [];
  const found: RawAction[] = [];
  for (const [index, face] of definition.faces.entries()) {
    if (index > 0 && !CASTABLE_ON_EITHER_SIDE.has(definition.layout)) continue;
    const which = definition.faces.length > 1 ? { face: face.name } : {};
    if (face.types.includes('land')) {
      found.push({ play: name, from: zone, ...which });
      continue;
    }
    const costs = face.abilities.flatMap(({ tree, keyword }) =>
      tree.kind === 'static' && tree.statement.kind === 'additionalCost' && tree.statement.optional && keyword
        ? [keyword.name]
        : [],
    );
    const paid = dice.often(40) ? { costs } : {};
    if (zone === 'hand') found.push({ cast: name, from: zone, ...which, ...paid });
    for (const { names: using } of offersFor(g, player, id, index))
      found.push({ cast: name, from: zone, using: using[0], ...which });
  }
  for (const { keyword } of specialActionsOf(g, id)) if (keyword) found.push({ special: keyword.name, card: name });
  return found;
}

/** Faces that can be cast or played (CR 709.3, 712.11, 715.3). */
const CASTABLE_ON_EITHER_SIDE: ReadonlySet<string> = new Set(['split', 'modal_dfc', 'adventure', 'omen']);

function activations(g: Game, { id, zone, tapped }: GameObject, name: string, player: PlayerId): readonly RawAction[] {
  const c = characteristics(g, id);
  if (c.controller !== player && zone === 'battlefield') return [];
  if (zone !== 'battlefield' && g.state.objects[id]!.owner !== player) return [];
  const activated = c.abilities.filter(({ tree }) => tree.kind === 'activated');
  return activated.flatMap((ability, index) => {
    const { tree } = ability;
    if (tree.kind !== 'activated' || !ability.functionsIn.includes(zone)) return [];
    if (tapped && tree.costs.some(({ kind }) => kind === 'tapCost')) return [];
    // Mana is made as it is needed.
    if (c.types.includes('land') && tree.costs.every(({ kind }) => kind === 'tapCost')) return [];
    return [{ activate: index + 1, of: name }];
  });
}

/** Attackers and what they attack, blockers and what they block, by the dice. */
export function attack(g: Game, dice: Dice): RawAction {
  const { active } = g.state.turn;
  const other = g.state.players.find(({ id }) => id !== active)!;
  const names = new Namer(g, attackersAmong(g));
  const chosen = creaturesOf(g, active).filter(({ tapped }) => !tapped && dice.often(50));
  return {
    player: g.state.players[active]!.name,
    attack: chosen.map((value) => ({ attacker: names.alone(objectRef(value.id)) ?? '', on: other.name })),
  };
}

export function block(g: Game, dice: Dice): RawAction {
  const attackers = g.state.combat?.attackers.flatMap(({ object }) => g.state.objects[object] ?? []) ?? [];
  const defending = g.state.players.find(({ id }) => id !== g.state.turn.active)!;
  const [own, theirs] = [new Namer(g, blockersAmong(g)), new Namer(g, blockedAmong(g))];
  const chosen = attackers.length === 0 ? [] : creaturesOf(g, defending.id).filter(({ tapped }) => !tapped && dice.often(50));
  return {
    player: defending.name,
    block: chosen.map((value) => ({
      blocker: own.alone(objectRef(value.id)) ?? '',
      attacker: theirs.alone(objectRef(dice.pick(attackers).id)) ?? '',
    })),
  };
}

const creaturesOf = (g: Game, player: PlayerId): readonly GameObject[] =>
  g.state.battlefield
    .filter((id) => {
      const { types, controller } = characteristics(g, id);
      return controller === player && types.includes('creature') && !g.state.objects[id]!.phasedOut;
    })
    .map((id) => g.state.objects[id]!);
