import type { DecisionAnswer, DecisionRequest } from '../../engine/decisions/types.ts';

/** The documented default of a decision (`unanswered: default`); null where the kind has none. */
export function defaultAnswer(request: DecisionRequest): DecisionAnswer | null {
  const { options, min, max, kind } = request;
  const by = 'default' as const;
  const first = (count: number): DecisionAnswer => ({
    kind: 'chosen',
    indexes: options.slice(0, count).map((_, index) => index),
    by,
  });
  switch (kind) {
    case 'may':
      return { kind: 'chosen', indexes: [options.findIndex((option) => option.kind === 'word' && option.word === 'no')], by };
    case 'pay':
      return request.open === 'payment' ? { kind: 'word', word: 'no', by } : first(Math.min(1, max));
    case 'target': {
      const keep = options.findIndex((option) => option.kind === 'word' && option.word === 'keep');
      return keep >= 0 ? { kind: 'chosen', indexes: [keep], by } : first(Math.min(max, Math.max(1, min)));
    }
    case 'mode':
      return first(Math.max(1, min));
    case 'choose':
      return request.open || (options.length === 0 && min > 0) ? null : first(min);
    case 'order triggers':
    case 'replacement':
      return first(max);
    case 'order cards':
      return request.groups
        ? { kind: 'grouped', groups: { [request.groups[0]!]: options.map((_, index) => index) }, by }
        : first(options.length);
    case 'attach':
    case 'copy':
    case 'legend':
      return first(Math.max(min, Math.min(1, max)));
    case 'attack':
    case 'block':
    case 'mulligan':
    case 'dungeon':
    case 'vote':
      return first(min);
    default:
      return null;
  }
}
