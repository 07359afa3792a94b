import type { Needs } from './needs.ts';

/** Sentences by which players do what is waited for. */
const FEATS: Readonly<Record<string, string>> = {
  scry: 'Scry 2.',
  surveil: 'Surveil 2.',
  explore: 'Target creature you control explores.',
  proliferate: 'Proliferate.',
  investigate: 'Investigate.',
  drawsMore: 'Draw three cards.',
  shuffle: 'Shuffle your library.',
  search: 'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  createsToken: 'Create a 1/1 white Citizen creature token.',
  isPutInto: 'Mill two cards.',
  untapped: 'Untap target permanent.',
  tapped: 'Tap target permanent.',
  entersTapped: 'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  leavesTheGraveyard: 'Return target card from your graveyard to your hand.',
  discards: 'Target player discards two cards.',
  'enters from graveyard': 'Return target permanent card from your graveyard to the battlefield.',
  'enters from exile': "Exile target permanent, then return it to the battlefield under its owner's control.",
  fight: 'Target creature you control fights target creature an opponent controls.',
  goad: 'Goad target creature.',
  connive: 'Target creature you control connives.',
  rollDice: 'Roll a d6.',
  becomeMonarch: 'You become the monarch.',
  transform: 'Transform target permanent.',
  ringTempts: 'The Ring tempts you.',
  completeDungeon: 'Venture into the dungeon.',
  takeInitiative: 'You take the initiative.',
  chooseRingBearer: 'The Ring tempts you.',
};

/** The text of an instant that does all that the words of a card wait for. */
export const feats = (actions: Needs['actions']): string => [...actions].flatMap((action) => FEATS[action] ?? []).join('\n');
