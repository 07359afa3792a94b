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
  if (cost.startsWith('{')) return sentence.replaceAll(/\[cost\]/gi, cost);
  const [verb = '', ...rest] = cost.split(' ');
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
  readonly quality: string | null;
}

/** “from red”, “for artifacts”, “onto Arcane {1}”, “legendary creature {3}”, “3—{U}”: amount, quality and cost. */
function partsOf({ parameter, amount, cost }: Use): Parts {
  if (parameter === null) return { amount: null, cost: null, quality: null };
  if (amount !== null && amount === parameter) return { amount, cost: null, quality: null };
  const behindAmount =
    amount === null ? parameter : parameter.replace(new RegExp(`^${amount}\\s?—\\s?`), '').replace(new RegExp(` ${amount}$`), '');
  if (cost !== null) {
    const quality = behindAmount
      .slice(0, behindAmount.lastIndexOf(cost))
      .replace(/[\s—]+$/, '')
      .replace(/^(?:from|for|onto|with) /, '');
    return { amount, cost, quality: quality === '' ? null : quality };
  }
  const quality = /^(?:from|for|onto|with|an?) (.+)$/.exec(behindAmount)?.[1];
  return quality === undefined ? { amount, cost: behindAmount, quality: null } : { amount, cost: null, quality };
}

const hasPlace = (form: KeywordForm, placeholder: RegExp) => placeholder.test(form.written);
const N_PLACE = /(?<![\w{])[NX](?![\w}])/;
const COST_PLACE = /\[cost\]/i;
const QUALITY_PLACE = /\[(?!cost\])[^\]]+\]/i;

/** Whether a form leaves open just what the parameter has. */
function fits(form: KeywordForm, { amount, cost, quality }: Parts): boolean {
  return (
    hasPlace(form, N_PLACE) === (amount !== null) &&
    hasPlace(form, COST_PLACE) === (cost !== null) &&
    hasPlace(form, QUALITY_PLACE) === (quality !== null)
  );
}

/** What a form must stand on, of what the words stand on: a spell, or else a permanent. */
function stands({ on }: KeywordForm, isSpell: boolean): boolean {
  return on === null || /spell/.test(on) === isSpell;
}

function fill(sentence: string, { amount, cost, quality }: Parts): string {
  const counted = amount === '1' ? sentence.replace(COUNTED, 'a $1') : sentence;
  const numbered = amount === null ? counted : counted.replace(/(?<![\w{])N(?![\w}])/g, amount);
  const qualified = quality === null ? numbered : numbered.replaceAll(/\[(?!cost\])[^\]]+\]/gi, quality);
  return cost === null ? qualified : withCost(qualified, cost);
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

/** The sentences that a keyword means as it is used, with its parameter filled in; empty where none fit it. */
export function meaningOf({ use, keyword, face }: KeywordUseModel): string[] {
  const isSpell = face.face.types.some((type) => type === 'Instant' || type === 'Sorcery') && use.relation === 'HAS';
  const parts = partsOf(use);
  const official = keyword.forms.filter(({ sentences }) => sentences.length > 0);
  const forms = official.length > 0 ? official : ownForms(keyword, parts.amount !== null);
  const fitting = forms.filter((form) => fits(form, parts) && stands(form, isSpell));
  if (fitting.length === 0) return [];
  return mainForms(fitting).flatMap(({ sentences }) => sentences.map((sentence) => fill(sentence, parts)));
}
