import type { Effect } from '../../oracle/tree/index.ts';
import type { Bindings, Context } from '../context.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { list } from '../events/words.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { ManaRider } from '../state/player.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { commanderIdentity, commandersOf } from './colorIdentity.ts';
import type { Adding } from './manaAbility.ts';
import { restrictionOf, type SpentOn, saidInOne } from './pool.ts';
import { addingOptions, type ManaTypes } from './produced.ts';
import { spendOnly } from './sources.ts';

/** What is known of a mana ability while it resolves: it goes with the bindings of its context. */
interface Making {
  /** It was activated with {T}: its source is tapped for mana (CR 106.12). */
  readonly tapped: boolean;
  /** What to add, for each instruction in order, where the payment has settled it. */
  readonly planned: ManaTypes[];
  /** What all of its mana may be spent on. */
  readonly only: SpentOn | null;
  /** What happens as it is spent. */
  readonly rider: ManaRider | null;
}
const MAKING = new WeakMap<Bindings, Making>();

export function beginMaking({ bindings }: Context, making: Making): void {
  MAKING.set(bindings, making);
}

/** What a spell or an ability on the stack says that the mana it adds may be spent on (CR 106.6). */
export function makeOnlyFor(effect: Effect, ctx: Context): void {
  const only = spendOnly(effect);
  if (only !== null) beginMaking(ctx, { tapped: false, planned: [], only, rider: null });
}

/** Adds the mana that an instruction says to a player's pool (CR 106.3, 106.4); what its words leave open is the player's choice. */
export function* produceMana(g: Game, adding: Adding, ctx: Context, player: PlayerId, cause: Cause): Run<ManaTypes> {
  const making = MAKING.get(ctx.bindings);
  if (adding.act.mana.kind === 'manaOfColor' && adding.act.mana.color === 'commanderIdentity') tellIdentity(g, player);
  const options = addingOptions(g, adding, ctx);
  const planned = making?.planned.shift();
  const mana = options.find((option) => option.join() === planned?.join()) ?? (yield* choose(g, options, ctx, player));
  if (mana.length === 0) return mana;
  const only = adding.act.spendOnly ? saidInOne(adding.act.spendOnly) : (making?.only ?? null);
  const restriction = only && restrictionOf(only);
  const lasting = adding.act.lasts ? { lasts: adding.act.lasts } : {};
  const tapped = making?.tapped ?? false;
  yield* happen(
    g,
    [{ kind: 'addMana', player, mana, source: ctx.source, tapped, restriction, rider: making?.rider ?? null, ...lasting }],
    cause,
  );
  return mana;
}

/** What the color identity of the player's commander is. */
function tellIdentity(g: Game, player: PlayerId): void {
  const colors = commanderIdentity(g, player);
  const says =
    colors.length === 0
      ? `No commander of ${playerName(g, player)} has a color in its color identity.`
      : `The color identity of ${playerName(g, player)}'s commander is ${list(colors)}.`;
  tell(g, {
    kind: 'mana',
    says,
    cite: [
      '903.4',
      colors.length === 0 ? '903.4f' : '903.4a',
      ...(commandersOf(g, player).length > 1 ? (['702.124c'] as const) : []),
    ],
  });
}

function* choose(g: Game, options: readonly ManaTypes[], ctx: Context, player: PlayerId): Run<ManaTypes> {
  const words = options.map((option) => option.map((type) => `{${type}}`).join(''));
  if (options.length < 2) return options[0] ?? [];
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: 'which mana to add?',
    words,
    labels: colorNames(options) ?? words,
    cite: ['106.3'],
    source: ctx.source,
  });
  return options[words.indexOf(word)]!;
}

/** Where every choice is mana of one type, by the name of it: "one mana of any color", "three mana of any one color". */
function colorNames(options: readonly ManaTypes[]): readonly string[] | null {
  const types = options.map((option) => [...new Set(option)]);
  const single = types.every(({ length }) => length === 1) && new Set(types.map(([type]) => type)).size === options.length;
  return single ? types.map(([type]) => COLOR_NAMES[type!] ?? type!) : null;
}

const COLOR_NAMES: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colorless' };
