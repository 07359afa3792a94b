import { keyword } from './keyword.ts';

/** CR 702.106: done before the game begins; turning the conspiracy face up is a special action (116.2j). */
export const hiddenAgenda = keyword({
  name: 'hidden agenda',
  rule: '702.106',
  abilityTypes: ['STATIC'],
  summary:
    'This conspiracy begins the game face down with a card name that you chose in secret; any time you have priority you may turn it face up.',
  flagRule: '702.106a',
  flagsFunctionIn: [],
  differs: 'It is done before the game begins, of which a scenario shows only what came of it.',
});
