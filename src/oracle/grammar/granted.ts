import type { Beginnings } from '../kit/beginnings.ts';
import { oneOf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf, single } from '../kit/list.ts';
import type { GrammaticalNumber, Names, Phrase, Printed, Result } from '../kit/phrase.ts';
import type { Session } from '../kit/session.ts';
import type { Ability } from '../tree/index.ts';
import { costs } from './costs.ts';
import { bareKeyword } from './keywords.ts';
import { ability, event, keyword, sentence } from './symbols.ts';

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
  print(value: Ability, number: GrammaticalNumber, note: string | undefined, names: Names): Printed | null {
    return ability.print([value], number, note, names);
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
  ]),
  '”',
);
/** What an object gains or has: keywords and quoted abilities. */
export const abilityList: Phrase<readonly Ability[]> = listOf<Ability>(
  'abilities',
  oneOf<Ability>('an ability', [keyword, bareKeyword, quoted, quotedOpen]),
  'and',
);
