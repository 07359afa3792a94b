import type { Card } from '../../cards/card.ts';
import { type DocumentPath, placeOf } from '../../scenario/document/index.ts';
import type { ApiContext } from '../context.ts';
import type { UserError } from '../generated/resolvers.ts';
import { type Question, userError } from './question.ts';

/** A name of a card in a scenario, with its place. */
interface Mention {
  readonly name: string;
  readonly path: DocumentPath;
  /** A token's name need not be a card's. */
  readonly token: boolean;
}

const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library'] as const;

function mentions({ scenario }: Question): Mention[] {
  return scenario.players.flatMap((player, place) =>
    ZONES.flatMap((zone) =>
      player[zone].flatMap(({ card, copyOf, token }, index): Mention[] => {
        const path = ['players', place, zone, index];
        const copied = copyOf === undefined ? [] : [{ name: copyOf, path: [...path, 'copyOf'], token: false }];
        return [{ name: card, path, token }, ...copied];
      }),
    ),
  );
}

/** Every string in a value, however deep. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* strings(inner);
}

/** Words of answers and of choices made before, which may be names of cards: of an unknown card, or of one that is named. */
function possibleNames({ scenario }: Question): string[] {
  const inSetup = scenario.players.flatMap((player) => ZONES.flatMap((zone) => player[zone].map(({ chosen }) => chosen)));
  const inAnswers = scenario.actions.map((action) => {
    if (action.kind === 'ask') return action.action.choices;
    if (action.kind === 'choose') return action.answers;
    return 'choices' in action ? action.choices : [];
  });
  return [...new Set(strings([inSetup, inAnswers]))].filter((name) => name.trim() !== '');
}

async function unknownCard({ locator }: Question, { name, path }: Mention, { store }: ApiContext): Promise<UserError> {
  const near = (await store.nameCandidates(name, 3)).map((candidate) => candidate.matchedFace ?? candidate.name);
  const message = `There is no card called “${name}”. Write its name as on the card, or define it under cards.`;
  return userError({
    code: 'UNKNOWN_CARD',
    path,
    place: placeOf(path),
    message,
    suggestions: near,
    ...locator.position(path, 'value'),
  });
}

export type FoundCards =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly errors: readonly UserError[] };

const fold = (name: string): string => name.trim().toLowerCase();

/** The cards that a scenario names, from the store; those that it defines itself are none of the store's. */
export async function cardsOf(question: Question, context: ApiContext): Promise<FoundCards> {
  const own = new Set(
    question.scenario.cards.flatMap(({ name, faces }) => [name, ...(faces ?? []).map((face) => face.name)]).map(fold),
  );
  const load = (name: string) => context.loaders.cardsByName.load(name);
  const named = mentions(question).filter(({ name }) => !own.has(fold(name)));
  const [found, possible] = await Promise.all([
    Promise.all(named.map(({ name }) => load(name))),
    Promise.all(
      possibleNames(question)
        .filter((name) => name.trim() !== '')
        .map(load),
    ),
  ]);
  const missing = named.filter(({ token }, index) => found[index] === null && !token);
  if (missing.length > 0)
    return { ok: false, errors: await Promise.all(missing.map((one) => unknownCard(question, one, context))) };
  const cards = new Map([...found, ...possible].flatMap((card) => (card === null ? [] : [[card.id, card] as const])));
  return { ok: true, cards: [...cards.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
