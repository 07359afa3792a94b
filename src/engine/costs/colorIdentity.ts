import { inColorOrder, symbolColors, symbolsIn } from '../../rules/mana/index.ts';
import type { Color } from '../../rules/vocabulary/colors.ts';
import { BASIC_LAND_MANA, isBasicLandType } from '../../rules/vocabulary/subtypes.ts';
import type { FaceDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

/** The cards that are the player's commanders; two of them have their identities together (CR 702.124c). */
export const commandersOf = (g: Game, player: PlayerId): readonly GameObject[] =>
  (Object.values(g.state.objects) as GameObject[]).filter((one) => one.commander && one.owner === player && one.card !== null);

/** The colors in the color identity of the player's commanders, as it was before the game began (CR 903.4, 903.4a); none without one (903.4f). */
export function commanderIdentity(g: Game, player: PlayerId): readonly Color[] {
  const commanders = commandersOf(g, player);
  return inColorOrder(commanders.flatMap((one) => (g.definitions.get(one.card!)?.faces ?? []).flatMap(ofFace)));
}

/** All faces count, reminder text doesn't (CR 903.4c, d, e). */
function ofFace({ colors, manaCost, words, subtypes }: FaceDefinition): readonly Color[] {
  const symbols = symbolsIn(words.replace(/\([^()]*\)/g, '')).flatMap(({ symbol }) => symbol ?? []);
  return [
    ...colors,
    ...(manaCost?.symbols ?? []).flatMap(symbolColors),
    ...symbols.flatMap((symbol) => (symbol.kind === 'unsupported' ? [] : symbolColors(symbol))),
    ...subtypes.filter(isBasicLandType).map((subtype) => BASIC_LAND_MANA[subtype]),
  ];
}
