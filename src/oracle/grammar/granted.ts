import type { Beginnings } from '../kit/beginnings.ts';
import { oneOf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { Chain, listOf, onlyCommas, single } from '../kit/list.ts';
import type { GrammaticalNumber, Phrase, Result } from '../kit/phrase.ts';
import { Piece, type Printing } from '../kit/printing.ts';
import type { Session } from '../kit/session.ts';
import type { Ability, KeywordAbility } from '../tree/index.ts';
import { costs } from './costs.ts';
import { bareKeyword } from './keywords.ts';
import { ability, event, keyword, sentence, statement } from './symbols.ts';

/** One ability of a line that may hold several. */
class OneAbility implements Phrase<Ability> {
  readonly label = 'an ability';
  readonly agrees = false;
  begin(beginnings: Beginnings): void {
    beginnings.add(ability);
  }
  read(session: Session, at: number): readonly Result<Ability>[] {
    return ability
      .read(session, at, 'one')
      .flatMap((result) =>
        result.value.length === 1 && result.value[0]!.kind !== 'keyword' ? [result.saying(result.value[0]!)] : [],
      );
  }
  print(value: Ability, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    return ability.print([value], number, note, printing);
  }
}
/** An ability in quotation marks. */
const quoted: Phrase<Ability> = framed('“', new OneAbility(), '”');
/** "When", "whenever". */
export const whenWord = lexicon('when or whenever', [
  ['when', 'when'],
  ['whenever', 'whenever'],
]);
/** An ability in quotation marks within a sentence that goes on behind them: without a stop of its own. */
const open = form('effect', '<sentences>', { sentences: single(sentence) }, { wording: { stop: 'none' } });
const quotedOpen: Phrase<Ability> = framed(
  '“',
  oneOf<Ability>('an ability', [
    form('activated', '<costs>: <effect>', { costs, effect: open }, { fixed: { restrictions: [] } }),
    form('triggered', '<$word> <event>, <effect>', { $word: whenWord, event, effect: open }),
    form('static', '<statement>', { statement }, { wording: { stop: 'none' } }),
  ]),
  '”',
);
/** "enchant creature card in a graveyard" in quotation marks, with a stop or without. */
class QuotedEnchant implements Phrase<Ability> {
  readonly label = 'an ability in quotation marks';
  readonly agrees = false;
  private readonly inner: Phrase<KeywordAbility>;
  private readonly as: 'bare' | 'stop';
  constructor(as: 'bare' | 'stop') {
    this.as = as;
    this.inner = framed('“', keyword, as === 'stop' ? '. ”' : '”');
  }
  begin(beginnings: Beginnings): void {
    beginnings.add(this.inner);
  }
  read(session: Session, at: number): readonly Result<Ability>[] {
    return this.inner
      .read(session, at, 'one')
      .flatMap((result) =>
        result.value.keyword === 'enchant'
          ? [result.saying({ ...result.value, wording: { ...result.value.wording, quoted: this.as } })]
          : [],
      );
  }
  print(value: Ability, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    if (value.kind !== 'keyword' || value.wording?.quoted !== this.as) return null;
    const { quoted: _as, ...wording } = value.wording;
    const { pieces } = printing;
    const begins = pieces.length;
    const own = this.inner.print({ ...value, wording }, number, note, printing);
    // Within these quotation marks no sentence begins.
    for (let i = begins; i < pieces.length; i += 1) {
      const { text, tight, capital } = pieces[i]!;
      if (/[“”]/.test(text)) pieces[i] = new Piece('"', tight, capital);
    }
    return own;
  }
}
const oneAbility: Phrase<Ability> = oneOf<Ability>('an ability', [
  new QuotedEnchant('bare'),
  new QuotedEnchant('stop'),
  keyword,
  bareKeyword,
  quoted,
  quotedOpen,
]);
/** What an object gains or has: keywords and quoted abilities. */
export const abilityList: Phrase<readonly Ability[]> = listOf<Ability>('abilities', oneAbility, 'and');
/** ", flying, and first strike": behind a comma. */
export const severalAbilities: Phrase<readonly Ability[]> = new Chain<Ability>(
  'abilities',
  oneAbility,
  [
    { name: 'comma', words: ',' },
    { name: 'commaAnd', words: ', and' },
  ],
  {
    least: 2,
    usual: (count) => [...Array(count - 2).fill('comma'), 'commaAnd'].join(),
    shape: (links) => links.at(-1) === 'commaAnd' && onlyCommas(links.slice(0, -1)),
    open: onlyCommas,
  },
);
