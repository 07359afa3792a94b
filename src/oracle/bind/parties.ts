import type {
  Clause,
  EitherFilter,
  Event,
  EventReferent,
  Filter,
  HasMore,
  ObjectPhrase,
  PlayerPhrase,
  Referent,
} from '../tree/index.ts';
import { filtersOf } from './mentions.ts';

/** "Target creature an opponent controls", "a card in an opponent's graveyard": the players whom such a description names. */
export function partiesTo(described: Filter | EitherFilter, referent: Referent, many: boolean): readonly PlayerPhrase[] {
  const of = { kind: 'that', many, referent } as const;
  const modifiers = filtersOf(described).flatMap((filter) => filter.modifiers);
  return modifiers.flatMap((modifier): readonly PlayerPhrase[] => {
    const owner = modifier.kind === 'ownedBy' ? modifier.player : modifier.kind === 'inZone' ? modifier.whose : undefined;
    const controller = modifier.kind === 'controlledBy' && !many ? modifier.player : undefined;
    if (owner?.kind === 'somePlayer') return [{ kind: 'ownerOf', of }];
    return controller?.kind === 'somePlayer' ? [{ kind: 'controllerOf', of }] : [];
  });
}

/**
 * "Whenever you attack with a creature an opponent owns, … that player": its owner, who is none of the event's own players. Undefined where whoever
 * controls it is named, or nobody.
 */
export function ownerNamed(event: Event, field: string, role: EventReferent['role']): Referent | undefined {
  const phrase = (event as unknown as Readonly<Record<string, ObjectPhrase | undefined>>)[field];
  if (phrase?.kind !== 'some' && phrase?.kind !== 'each') return undefined;
  const owner = partiesTo(phrase.filter, { kind: 'eventReferent', role }, false).find(({ kind }) => kind === 'ownerOf');
  return owner && { kind: 'phraseReferent', phrase: owner };
}

/** What a spell that an event is about targets. */
export const TARGETED: Referent = { kind: 'eventReferent', role: 'target' };

/** "A spell that targets this creature". */
export const targetsThis = (described: Filter | EitherFilter | undefined): boolean =>
  described !== undefined &&
  filtersOf(described).some(({ modifiers }) => modifiers.some((one) => one.kind === 'thatTargets' && one.target.kind === 'this'));

/** "Its controller's": of what a sentence is about. */
export function controllerOf(subject: Clause['subject'] | null): PlayerPhrase | null {
  return subject?.kind === 'attached' || subject?.kind === 'this' ? { kind: 'controllerOf', of: subject as ObjectPhrase } : null;
}

/** "If a player controls more Wizards than each other player, that player …": the one of whom it is so. */
export function theOneWithMore(condition: HasMore): PlayerPhrase | null {
  const { player, than } = condition;
  if (player.kind !== 'somePlayer' || than.kind !== 'eachPlayer' || than.other !== true) return null;
  const each: PlayerPhrase = { kind: 'thatPlayer', referent: { kind: 'attachedReferent' } };
  return { kind: 'eachPlayer', who: player.who, that: { ...condition, player: each } };
}
