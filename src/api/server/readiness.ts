import type { Services } from '../context.ts';
import { notReady } from '../errors.ts';

type State =
  | { readonly kind: 'starting'; readonly doing: string }
  | { readonly kind: 'serving'; readonly services: Services }
  | { readonly kind: 'stopping' };

export type Verdict = { readonly ready: true } | { readonly ready: false; readonly reason: string };

/** Whether the service can answer, and what it answers from. It listens before its store is open and a little after it was told to stop. */
export interface Readiness {
  /** Says what is being done until the service can answer. */
  starting(doing: string): void;
  serving(services: Services): void;
  stopping(): void;
  /** What answers; an error of the service where nothing does. */
  services(): Services;
  /** Whether a query would succeed now. */
  verdict(): Promise<Verdict>;
}

export function createReadiness(): Readiness {
  let state: State = { kind: 'starting', doing: 'starting' };
  const reason = (): string => (state.kind === 'starting' ? `not yet: ${state.doing}` : 'the service is shutting down');
  return {
    starting: (doing) => {
      state = { kind: 'starting', doing };
    },
    serving: (services) => {
      state = { kind: 'serving', services };
    },
    stopping: () => {
      state = { kind: 'stopping' };
    },
    services: () => {
      if (state.kind === 'serving') return state.services;
      throw notReady(`The service can't answer: ${reason()}. Ask again when /readyz says 200.`);
    },
    verdict: async () => {
      if (state.kind !== 'serving') return { ready: false, reason: reason() };
      return (await state.services.store.ready()) ? { ready: true } : { ready: false, reason: 'the database does not answer' };
    },
  };
}
