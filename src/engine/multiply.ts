import type { Act, Amount, Multiplied, ObjectPhrase, SignedAmount } from '../oracle/tree/index.ts';

/** "… for each …": the act with its amount multiplied; null for an act that has none to multiply. */
export function multiply({ act, by }: Multiplied): Act | null {
  if (act.kind === 'get') return { ...act, power: signedTimes(act.power, by), toughness: signedTimes(act.toughness, by) };
  if (act.kind === 'copySpell') return { ...act, times: by };
  if (act.kind === 'removeCounters') {
    const { quantity } = act;
    return quantity.kind === 'exactly' ? { ...act, quantity: { ...quantity, amount: times(quantity.amount, by) } } : null;
  }
  // So many targets have been chosen (CR 601.2c).
  if (act.kind === 'chooseObjects' && TARGETS.has(act.objects.kind)) return act;
  if (act.kind === 'reveal' && act.until?.kind === 'some' && act.until.quantity.kind === 'exactly') {
    const { until } = act;
    return { ...act, until: { ...until, quantity: { kind: 'exactly', amount: times(act.until.quantity.amount, by) } } };
  }
  if (SEVERAL.has(act.kind)) return ofSeveral(act, by);
  if (act.kind === 'putCounters' && act.on.kind === 'some') return null;
  if ('amount' in act && act.amount !== undefined && act.amount.kind !== 'allOfThem') {
    return { ...act, amount: times(act.amount, by) } as Act;
  }
  return null;
}

/** Acts done to objects that are chosen: to so many of them. */
const SEVERAL: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'sacrifice',
  'discard',
  'exile',
  'tap',
  'untap',
  'destroy',
  'gainControl',
  'move',
  'chooseObjects',
  'reveal',
  'lookAt',
]);

const TARGETS: ReadonlySet<string> = new Set(['target', 'anyTarget', 'targetPlayerOr', 'targetPlayer']);

function ofSeveral(act: Act, by: Amount): Act | null {
  const field = act.kind === 'discard' ? 'cards' : 'objects';
  const phrase = (act as unknown as Readonly<Record<string, ObjectPhrase>>)[field];
  if (phrase?.kind === 'severalObjects' && phrase.join === 'or') {
    const parts = phrase.objects.map((part) => ofSeveral({ ...act, [field]: part } as Act, by));
    const objects = parts.map((part) => (part as unknown as Readonly<Record<string, ObjectPhrase>> | null)?.[field]);
    return objects.every((part) => part !== undefined) ? ({ ...act, [field]: { ...phrase, objects } } as Act) : null;
  }
  if (phrase?.kind === 'libraryCards') return { ...act, [field]: { ...phrase, amount: times(phrase.amount, by) } } as Act;
  if (phrase?.kind !== 'some' || phrase.quantity.kind !== 'exactly') return null;
  const quantity = { ...phrase.quantity, amount: times(phrase.quantity.amount, by) };
  return { ...act, [field]: { ...phrase, quantity } } as Act;
}

const times = (factor: Amount, amount: Amount): Amount => ({ kind: 'times', factor, amount });
const signedTimes = (signed: SignedAmount, by: Amount): SignedAmount => ({ ...signed, amount: times(signed.amount, by) });
