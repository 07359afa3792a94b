import type { Announcement, TargetPicker } from '../../engine/casting/request.ts';
import type { Game } from '../../engine/game.ts';
import { InputError, placed } from '../../engine/refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../../engine/state/ids.ts';
import { sameRef } from '../../engine/state/ids.ts';
import type { CastAction, Payment } from '../document/types.ts';
import { paymentOf } from './payment.ts';
import { meant, modeStartsAlike, theOne } from './references.ts';

/** What casting, activating and special actions say of the choices to be announced. */
export interface Said {
  readonly x?: number;
  readonly modes?: CastAction['modes'];
  readonly targets?: CastAction['targets'];
  readonly divide?: CastAction['divide'];
  readonly pay: Payment;
}

/** The same as the engine asks for it, each reference found among what is legal when it is asked. */
export function announcementOf(g: Game, player: PlayerId, said: Said, skip: readonly ObjectId[]): Announcement {
  const { targets, modes, divide } = said;
  return {
    x: said.x ?? null,
    modes: modes ? (words) => modes.map((mode, at) => placed(['modes', at], () => modeIndex(mode, words))) : null,
    targets: targets ? picker(g, targets) : null,
    divide: divide ? (among) => placed(['divide'], () => division(g, divide, among)) : null,
    payment: placed(['pay'], () => paymentOf(g, player, said.pay, skip)),
  };
}

function modeIndex(mode: number | string, words: readonly string[]): number {
  if (typeof mode === 'number') return mode - 1;
  const fits = words.map((text, index) => ({ text, index })).filter(({ text }) => modeStartsAlike(text, mode));
  if (fits.length === 1) return fits[0]!.index;
  const list = words.map((text, index) => `${index + 1}: ${text}`).join('; ');
  throw new InputError(`${fits.length === 0 ? 'No mode' : 'More than one mode'} begins with "${mode}". The modes are: ${list}.`);
}

function picker(g: Game, targets: NonNullable<Said['targets']>): TargetPicker {
  return {
    count: targets.length,
    pick: (index, legal) => {
      const given = targets[index];
      if (given === undefined) return [];
      const names = typeof given === 'string' ? [given] : given;
      const candidates = legal();
      const taken: Ref[] = [];
      for (const [at, name] of names.entries()) {
        const place = typeof given === 'string' ? ['targets', index] : ['targets', index, at];
        taken.push(placed(place, () => theOne(g, name, candidates, taken)));
      }
      return taken;
    },
  };
}

function division(g: Game, divide: NonNullable<Said['divide']>, among: readonly Ref[]): readonly number[] {
  const amounts = among.map(() => 0);
  for (const [name, amount] of Object.entries(divide)) {
    const found = meant(g, name, among);
    const [only] = found;
    if (found.length !== 1 || !only)
      throw new InputError(`"${name}" in the division is ${found.length === 0 ? 'no target' : 'several targets'}.`);
    amounts[among.findIndex((ref) => sameRef(ref, only))] = amount;
  }
  return amounts;
}
