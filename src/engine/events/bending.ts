import type { Bending } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';

/** When what triggers on each way of bending triggers. */
export const BENDING: Readonly<Record<Bending, readonly RuleNumber[]>> = {
  airbend: ['701.65b'],
  earthbend: ['701.66b'],
  waterbend: ['701.67c'],
  firebend: ['702.189b'],
};
