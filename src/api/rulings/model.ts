export type { RulingRow as RulingModel } from '../../store/index.ts';
