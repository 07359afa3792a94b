import { inColorOrder } from '../../../rules/mana/index.ts';
import { abilityOf } from '../../abilities.ts';
import type { Game } from '../../game.ts';
import { unreachable } from '../../refuse.ts';
import type { Timestamp } from '../../state/ids.ts';
import type { CharacteristicPart } from '../effect.ts';
import type { Work } from '../work.ts';
import { without } from './abilities.ts';
import { changeText } from './text.ts';
import { changeTypes, removeTypes } from './types.ts';

/** Applies one part of an effect to one object. */
export function applyPart(g: Game, work: Work, part: CharacteristicPart, timestamp: Timestamp): void {
  switch (part.kind) {
    case 'copy':
      // Copy effects have been applied to the copiable values already (CR 613.2a).
      return;
    case 'control':
      work.controller = part.player;
      return;
    case 'text':
      changeText(g, work, part);
      return;
    case 'types':
      changeTypes(work, part);
      return;
    case 'removeTypes':
      removeTypes(work, part);
      return;
    case 'colors':
      work.colors = inColorOrder(part.inAddition ? [...work.colors, ...part.colors] : part.colors);
      return;
    case 'gain':
      work.abilities = work.barred.reduce(without, [...work.abilities, ...part.abilities.map((key) => abilityOf(g, key))]);
      work.gained = { ...work.gained, ...Object.fromEntries(part.abilities.map((key) => [key, timestamp])) };
      return;
    case 'lose':
      work.abilities = part.abilities.reduce(without, work.abilities);
      return;
    case 'cantHave':
      work.barred = [...work.barred, ...part.abilities];
      work.abilities = part.abilities.reduce(without, work.abilities);
      return;
    case 'loseAll':
      work.abilities = [];
      work.unread = [];
      return;
    case 'setPowerToughness':
      work.power = part.power ?? work.power;
      work.toughness = part.toughness ?? work.toughness;
      return;
    case 'addPowerToughness':
      work.power = (work.power ?? 0) + part.power;
      work.toughness = (work.toughness ?? 0) + part.toughness;
      return;
    case 'switchPowerToughness':
      [work.power, work.toughness] = [work.toughness, work.power];
      return;
    default:
      unreachable(part);
  }
}
