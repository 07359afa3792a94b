import type { Ability, Event } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { BENDING } from '../events/bending.ts';
import { definedWords } from '../filters/definedWords.ts';
import { isOnceForSeveral, parts } from './events/index.ts';

/** The rules by which an ability with this trigger event triggers (CR 603.2 and what is said of its kind of event). */
export function triggerRules(ability: Ability): readonly RuleNumber[] {
  if (ability.kind !== 'triggered') return [];
  const { event, condition } = ability;
  return [
    '603.2',
    ...new Set(parts(event).flatMap(rulesOf)),
    ...(condition ? (['603.4'] as const) : []),
    ...(parts(event).some(isOnceForSeveral) ? (['603.2c'] as const) : []),
    ...definedWords(ability),
  ];
}

/** What one object does to or with another by a keyword. */
const OF_KEYWORDS = { exploit: '702.110b', enlist: '702.154c', crew: '702.122b', saddle: '702.171c' } as const;
const LEAVING: readonly RuleNumber[] = ['603.6c', '603.10a'];

function rulesOf(event: Event): readonly RuleNumber[] {
  switch (event.kind) {
    case 'phaseBegins':
      return ['603.2b'];
    case 'enters':
      return ['603.6a'];
    case 'dies':
      return [...LEAVING, ...(event.subject.kind === 'haunted' ? (['702.55b', '702.55c'] as const) : [])];
    case 'leavesTheBattlefield':
      return LEAVING;
    case 'isPutInto':
      return event.from === 'battlefield' ? LEAVING : event.resolving ? ['603.6', '608.2n'] : ['603.6'];
    case 'stateHolds':
      return ['603.8'];
    case 'attacks':
      return event.alone ? ['508.3a', '506.5'] : ['508.3a'];
    case 'playerAttacks':
      return event.with ? ['508.3c'] : [event.whom ? '508.3e' : '508.3d'];
    case 'attacksUnblocked':
      return ['509.3g'];
    case 'blocks':
      return [event.whom ? '509.3b' : '509.3a'];
    case 'becomesBlocked':
      return [event.by ? '509.3d' : '509.3c'];
    case 'doesKeywordAction':
      if (event.action === 'crime') return ['700.13'];
      if (event.action === 'cycleOrDiscard') return ['702.29c', '702.29d'];
      return event.action === 'cycle' ? ['702.29c'] : [];
    case 'bends':
      return event.ways.flatMap((way) => BENDING[way]);
    case 'tappedForMana':
      return ['106.12a'];
    case 'becomesState':
      return event.state === 'unattached' ? ['603.10c', '701.3d'] : [];
    case 'losesControl':
      return ['603.10d'];
    case 'mutates':
      return ['702.140d'];
    case 'doesKeyword':
      return [OF_KEYWORDS[event.keyword]];
    default:
      return [];
  }
}
