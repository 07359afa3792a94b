import type { Act, Clause, Duration } from '../tree/index.ts';

/** Acts whose effect lasts, so that a duration may be said of it (CR 611.2a). */
const LASTING: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'atMost',
  'become',
  'becomeChosen',
  'becomeCopy',
  'can',
  'cant',
  'cantHave',
  'castOrPlay',
  'changeHandSize',
  'changeText',
  'damageAsThough',
  'doesntUntap',
  'gain',
  'gainActivated',
  'gainControl',
  'gainPrintedBelow',
  'get',
  'hasNoManaCost',
  'haveBase',
  'isNamed',
  'isntLegendary',
  'keepMana',
  'lifeFloor',
  'lose',
  'loseAllAbilities',
  'loseTypes',
  'must',
  'noMaximumHandSize',
  'playAdditionalLands',
  'preventDamage',
  'redirectDamage',
  'stillIs',
  'switchPowerToughness',
  'unpreventable',
]);

/** Acts of which durations of one kind alone are said: "exile … until …" returns it, "you may look at it for as long as it remains exiled". */
const LASTING_SO: Readonly<Partial<Record<Act['kind'], Duration['kind']>>> = {
  exile: 'untilEvent',
  haunt: 'whileRemains',
  lookAt: 'whileRemains',
  skip: 'thisTurn',
};

function lasts(act: Act, duration: Duration): boolean {
  if (act.kind === 'multiplied') return lasts(act.act, duration);
  if (act.kind === 'keywordAction') return act.action === 'cityBlessing' && duration.kind === 'restOfGame';
  if (act.kind === 'keywordActionOn') return act.action === 'phaseOut' && duration.kind === 'untilEvent';
  return LASTING.has(act.kind) || LASTING_SO[act.kind] === duration.kind;
}

/** Whether a sentence that says how long does something that lasts: "draw a card until end of turn" means nothing. */
export const lastsAsLong = ({ acts, duration }: Clause): boolean =>
  duration === undefined || acts.some((act) => lasts(act, duration));
