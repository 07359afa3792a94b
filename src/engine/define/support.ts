import type { Ability, KeywordActionN, PutCounters } from '../../oracle/tree/index.ts';

/**
 * "Support N" chooses targets, so it is what it means from the first: "Put a +1/+1 counter on each of up to N target creatures", and on a permanent
 * "other target creatures" (CR 701.41a).
 */
export function withSupport(ability: Ability, types: readonly string[]): Ability {
  if (!JSON.stringify(ability).includes('"support"')) return ability;
  return replaced(ability, !types.includes('instant') && !types.includes('sorcery')) as Ability;
}

function replaced(node: unknown, onPermanent: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => replaced(item, onPermanent));
  if (typeof node !== 'object' || node === null) return node;
  if (isSupport(node)) return meaning(node, onPermanent);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaced(value, onPermanent)]));
}

function isSupport(node: object): node is KeywordActionN {
  const { kind, action } = node as { kind?: string; action?: string };
  return kind === 'keywordActionN' && action === 'support';
}

function meaning({ amount, mark }: KeywordActionN, onPermanent: boolean): PutCounters {
  return {
    kind: 'putCounters',
    amount: { kind: 'number', value: 1 },
    counter: '+1/+1',
    on: {
      kind: 'target',
      ...(onPermanent ? { other: true } : {}),
      quantity: { kind: 'upTo', amount },
      filter: {
        kind: 'filter',
        adjectives: [],
        modifiers: [],
        types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
      },
      ...(mark === undefined ? {} : { mark }),
    },
  };
}
