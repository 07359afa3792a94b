import { keyword } from './keyword.ts';

/** CR 702.179. */
export const startYourEngines = keyword({
  name: 'start your engines!',
  rule: '702.179',
  abilityTypes: ['STATIC'],
  summary: 'It gives you speed 1, which then grows once in each of your turns in which an opponent loses life, up to 4.',
  flags: ['startsEngines'],
  flagRule: '702.179a',
  instances: null,
});
