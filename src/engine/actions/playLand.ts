import type { RuleNumber } from '../../rules/citations.ts';
import { sorceryTiming } from '../casting/begin.ts';
import { landFaceRules } from '../casting/faces.ts';
import { permissionFor } from '../casting/permissions.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { characteristicsAs } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { ordinaryEntry, zoneChange } from '../zones/move.ts';
import { prohibitsPlayingLands } from './landProhibitions.ts';
import { landsAllowed } from './landsAllowed.ts';

export interface PlayLandRequest {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face: number;
  /** Whether an effect allows playing it from where it is; the hand needs none. */
  readonly permitted: boolean;
  /** With priority, or as an instruction of something that is resolving (CR 305.2b, 305.3 still hold). */
  readonly timing: 'priority' | 'resolution';
}

/** Playing a land: a special action (CR 116.2a, 305). */
export function* playLand(g: Game, request: PlayLandRequest): Run<ObjectId> {
  const { player, object: id, face } = request;
  const permission = checkLand(g, request);
  const told = {
    kind: 'action',
    says: `${playerName(g, player)} plays ${landName(g, id, face)}.`,
    cite: ['305.1', '305.2', '116.2a', ...landFaceRules(g, id), ...permission],
    subjects: [id],
  } as const;
  return yield* under(g, told, () => enter(g, player, id, face));
}

function* enter(g: Game, player: PlayerId, id: ObjectId, face: number): Run<ObjectId> {
  const value = object(g, id);
  const from = value.zone;
  const allowed =
    from === 'hand'
      ? null
      : permissionFor(g, player, { object: value, characteristics: characteristicsAs(g, { ...value, face }) });
  const enters = { ...ordinaryEntry(player), face };
  const cause = { source: id, player, words: null };
  const [moved] = yield* happen(g, [zoneChange(g, id, 'battlefield', 'play', { player, enters })], cause);
  const became = moved?.kind === 'zoneChange' && moved.became !== null ? moved.became : id;
  yield* happen(
    g,
    [{ kind: 'playLand', object: became, player, from, ...(allowed ? { allowedBy: allowed.context.source } : {}) }],
    cause,
  );
  return became;
}

/** The card with the face that it would enter with; of a card in hand only the front face counts otherwise (CR 712.8a, 712.12). */
const asLand = (g: Game, card: GameObject, face: number): Characteristics =>
  characteristicsAs(g, { ...card, face, faceDown: null, ...(face === 0 ? {} : { zone: 'battlefield' as const }) });

const landName = (g: Game, id: ObjectId, face: number): string =>
  face === 0 ? nameOf(g, id) : asLand(g, object(g, id), face).name;

/** Refuses where the player can't play that land now. Gives the rules by which it may be played from where it is. */
export function checkLand(g: Game, { player, object: id, face, permitted, timing }: PlayLandRequest): readonly RuleNumber[] {
  const card = object(g, id);
  const now = asLand(g, card, face);
  const { types, name } = now;
  if (!types.includes('land')) refuse(`${name} isn't a land: it is cast, not played.`, ['305.1']);
  const inHand = card.zone === 'hand' && card.owner === player;
  const permission = permitted || inHand ? null : permissionFor(g, player, { object: card, characteristics: now });
  if (!permitted && !inHand && !permission) {
    const own = now.abilities.filter(allowsPlaying);
    const but = own.length === 0 ? '' : ` ("${own[0]!.words}")`;
    refuse(`Nothing allows ${playerName(g, player)} to play ${name} from there now${but}.`, [
      '305.1',
      ...own.flatMap(({ cite }) => cite),
    ]);
  }
  if (g.state.turn.active !== player) refuse(`${playerName(g, player)} can play a land only during their own turn.`, ['305.3']);
  const why = timing === 'priority' ? sorceryTiming(g, player) : null;
  if (why) refuse(`${name} can't be played now: ${why}.`, ['305.1', '116.2a']);
  const { played, allowed } = landsAllowed(g, player);
  if (played >= allowed)
    refuse(`${playerName(g, player)} has played ${played} of ${allowed} land${allowed === 1 ? '' : 's'} this turn.`, ['305.2b']);
  const prohibited = prohibitsPlayingLands(g, player);
  if (prohibited) refuse(`${prohibited.words.card} prohibits it: "${prohibited.words.text}"`, ['101.2', ...prohibited.cite]);
  return permission?.cite ?? [];
}

/** Its own words allow playing it from elsewhere, though not now. */
const allowsPlaying = ({ tree }: AbilityDefinition): boolean => tree.kind === 'static' && tree.statement.kind === 'mayPlayFrom';
