import type { Done } from './done.ts';
import type { PlayerPhrase } from './players.ts';

/** "exchange life totals with target opponent", "two target players exchange life totals": `with` is absent where the subject is both (CR 701.12c). */
export interface ExchangeLife extends Done {
  readonly kind: 'exchangeLife';
  readonly with?: PlayerPhrase;
}
