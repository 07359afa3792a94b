import type { KeywordForm } from '../../rules/keywords/index.ts';
import { mainForms } from './definition.ts';
import type { KeywordModel, KeywordUseModel } from './model.ts';

type Use = KeywordUseModel['use'];

/** What N counts, such as the time counters of “N time counters”; of 1 English speaks in the singular. */
const COUNTED = /\b(?:N|X) ((?:[^\s.,]+ )*?(?:card|counter|creature|permanent|token))s\b/g;

const third = (verb: string) => (/(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);
const continuous = (verb: string) => (/[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`);

/** Puts a cost into a sentence: mana is paid, and where the cost is an act, that act is done instead of paying. */
function withCost(sentence: string, cost: string): string {
  const within = cost.replaceAll(/, ([A-Z])/g, (_whole, letter: string) => `, ${letter.toLowerCase()}`);
  if (cost.startsWith('{')) return sentence.replaceAll('[Cost]', cost).replaceAll('[cost]', within);
  const [verb = '', ...rest] = within.split(' ');
  const act = verb.toLowerCase();
  const behind = rest.join(' ');
  return sentence
    .replaceAll(/\bpays (?:an additional )?\[cost\]/g, `${third(act)} ${behind}`)
    .replaceAll(/\bpaying (?:an additional )?\[cost\]/g, `${continuous(act)} ${behind}`)
    .replaceAll(/\bpay (?:an additional )?\[cost\]/g, `${act} ${behind}`)
    .replaceAll('[Cost]', cost)
    .replaceAll('[cost]', `${act} ${behind}`);
}

/** A parameter in the parts that forms leave open. */
interface Parts {
  readonly amount: string | null;
  readonly cost: string | null;
  /** A quality, a name, or the words of an ability. */
  readonly quality: string | null;
}

const PREPOSITION = /^(?:from|for|onto|with|an?) /;

/** In which parts a parameter can be taken, the likeliest first: “3—{U}”, “legendary creature {3}”, “onto Arcane—Sacrifice a land”, “Pay 2 life”, a name. */
function readingsOfParameter({ parameter, amount, cost }: Use): readonly Parts[] {
  if (parameter === null) return [{ amount: null, cost: null, quality: null }];
  const rest =
    amount === null
      ? parameter
      : parameter.replace(new RegExp(`^${amount}(?:\\s?—\\s?|,? where .*)?`), '').replace(new RegExp(` ${amount}$`), '');
  if (rest === '') return [{ amount, cost: null, quality: null }];
  if (cost !== null) {
    const before = rest
      .slice(0, rest.lastIndexOf(cost))
      .replace(/[\s—]+$/, '')
      .replace(PREPOSITION, '');
    return [{ amount, cost, quality: before === '' ? null : before }];
  }
  const [quality = '', act] = rest.split('—');
  const apart = act === undefined ? [] : [{ amount, cost: act.trim(), quality: quality.replace(PREPOSITION, '') }];
  const named = { amount, cost: null, quality: rest.replace(PREPOSITION, '') };
  const done = { amount, cost: rest, quality: null };
  const [costs, effect] = rest.split(/:\s(.*)/s);
  const activated = effect === undefined ? [] : [{ amount, cost: costs ?? '', quality: effect }];
  return [...apart, ...activated, ...(PREPOSITION.test(rest) ? [named, done] : [done, named])];
}

const N_PLACE = /(?<![\w{])[NX](?![\w}])/;
const COST_PLACE = /\[cost\]/i;
const QUALITY_PLACE = /\[(?!cost\])[^\]]+\]/i;

/** Whether a form leaves open just what the parameter has. */
function fits({ written }: KeywordForm, { amount, cost, quality }: Parts): boolean {
  return (
    N_PLACE.test(written) === (amount !== null) &&
    COST_PLACE.test(written) === (cost !== null) &&
    QUALITY_PLACE.test(written) === (quality !== null)
  );
}

/** What a form must stand on, of what the words stand on: a spell, or else a permanent. */
function stands({ on }: KeywordForm, isSpell: boolean): boolean {
  return on === null || /spell/.test(on) === isSpell;
}

const singular = (words: string) => (/s$/.test(words) && !/Plains$/.test(words) ? words.slice(0, -1) : words);

function fill(sentence: string, { amount, cost, quality }: Parts): string {
  const counted = amount === '1' ? sentence.replace(COUNTED, 'a $1') : sentence;
  const numbered = amount === null ? counted : counted.replace(/(?<![\w{])N(?![\w}])/g, amount);
  const qualified =
    quality === null
      ? numbered
      : numbered
          .replaceAll(/\ba (?=\[)/g, /^[aeiou]/i.test(quality) ? 'an ' : 'a ')
          .replaceAll(/\beach \[(?!cost\])[^\]]+\]/gi, `each ${singular(quality)}`)
          .replaceAll(/\[(?!cost\])[^\]]+\]/gi, quality);
  return cost === null ? qualified : withCost(qualified, cost);
}

/** Words before an equip cost restrict the target to creatures with that quality (CR 702.6c). */
function restricted(sentence: string, quality: string): string {
  return sentence.replace(/\btarget creature\b/, `target ${/creature$/.test(quality) ? quality : `${quality} creature`}`);
}

/** Sentences of this project for a keyword whose official text isn't here. */
function ownForms({ known, rule }: KeywordModel, withNumber: boolean): readonly KeywordForm[] {
  const sentences = (known?.sentences ?? []).filter(
    ({ printed }) => printed === undefined || (printed === 'with N') === withNumber,
  );
  if (known === null || sentences.length === 0) return [];
  const open = known.parameters.filter((placeholder) => placeholder !== 'N' || withNumber);
  return [{ written: [known.name, ...open].join(' '), sentences: sentences.map(({ words }) => words), rule, on: null }];
}

/** The sentences that a keyword means as it is used, with its parameter filled in, or that describe what it does (flying); empty where none fit it. */
export function meaningOf({ use, keyword, face }: KeywordUseModel): string[] {
  const isSpell = face.face.types.some((type) => type === 'Instant' || type === 'Sorcery') && use.relation === 'HAS';
  const official = keyword.forms.filter(({ sentences }) => sentences.length > 0);
  if (official.length === 0 && keyword.description.length > 0) return [...keyword.description];
  const forms = official.length > 0 ? official : ownForms(keyword, use.amount !== null);
  const readings = readingsOfParameter(use);
  for (const parts of readings) {
    const fitting = forms.filter((form) => fits(form, parts) && stands(form, isSpell));
    if (fitting.length > 0)
      return mainForms(fitting).flatMap(({ sentences }) => sentences.map((sentence) => fill(sentence, parts)));
  }
  const [{ quality, ...parts }] = [readings[0]!];
  if (quality === null || keyword.known?.name !== 'equip') return [];
  const plain = forms.filter((form) => fits(form, { ...parts, quality: null }));
  return mainForms(plain).flatMap(({ sentences }) =>
    sentences.map((sentence) => restricted(fill(sentence, { ...parts, quality: null }), quality)),
  );
}
