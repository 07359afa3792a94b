import { wordsBefore, wordsBehind } from './around.ts';
import type { Found } from './lines.ts';
import type { NamePatterns } from './names.ts';
import { inSentence } from './parameters.ts';
import type { Relation } from './use.ts';

/** The last sentence of some words, which isn't ended yet: from the last period, quote or line. */
function sentenceAtEnd(words: string): string {
  const start = Math.max(words.lastIndexOf('\n'), words.lastIndexOf('. '), words.lastIndexOf('"'));
  return words.slice(start + 1).replace(/^[.\s"]+/, '');
}

/** What may stand between a verb and the last keyword of its list: other keywords with their parameters, commas, “and”, “or”, a choice among them. */
function withoutList(before: string, names: NamePatterns): string {
  let words = before.trimEnd();
  for (let again = true; again; ) {
    const shorter = words
      .replace(/(?:,? (?:and|or|and\/or)|,|;| either| both| also| then| a| an| the| each of| all of)\s*$/, '')
      .replace(/ base power and toughness (?:\d+|X)\/(?:\d+|X)$/, '')
      .replace(/ (?:your choice of|one of the following(?: abilities)?|the keyword)\s*$/, '')
      .replace(/ (?:from (?:the )?[\w ]+?|\d+|X|(?:\{[^}]+\})+)$/, (parameter, at: number) =>
        names.atEnd(words.slice(0, at)) === null ? parameter : '',
      );
    const last = names.atEnd(shorter);
    const next = (last === null ? shorter : shorter.slice(0, last)).trimEnd();
    again = next !== words;
    words = next;
  }
  return words;
}

/** Clauses that only ask: if, unless, as long as, when, whenever, while, for each. */
const ASKS = /\b(?:if|unless|as long as|while|when|whenever)\b[^,]*$/i;
/** What creates or describes a new thing. */
const MAKES =
  /\b(?:create|creates|becomes?|become|are|is|it's|they're|token|tokens|put|puts|copy|copies|except)\b[^.]*\b(?:\d+\/\d+|X\/X|token|tokens|copy|copies|Army)\b[^.]*$|\b\d+\/\d+\b[^.]*$/i;

/** “a flying counter”; “a vigilance, lifelink, or flying counter”: nothing but keywords stands between the name and the counter. */
function isOfCounter(behind: string, names: NamePatterns): boolean {
  if (/^ counters?\b/.test(behind)) return true;
  const until = /^(,? [^.;:"]{0,60}?) counters?\b/.exec(behind)?.[1];
  if (until === undefined) return false;
  const parts = until.split(/,(?: (?:or|and))? | (?:or|and) /).map((part) => part.replace(/^(?:an?|or|and) /, '').trim());
  return parts.every((part) => part === '' || names.atStart(part)?.length === part.length);
}
/** “a counter from among flying, first strike, and deathtouch”. */
const COUNTER_AMONG = /\bcounters?(?: [^.,]*)? from among$/i;

const VERB =
  /(?:^|[\s"])((?:as though (?:it|they|she|he) )?(?:(?:can't|cannot|doesn't|don't|didn't|that|which|who|still|no longer) )?(?:have or gain|has|have|had|having|gains?|gained|gaining|loses?|lost|losing|without|with))$/i;

/** What “with” says: what is made has it, what is only spoken of is only mentioned. */
function relationOfWith(governed: string): Relation {
  if (/\benters\b[^.]* and $/.test(governed) || /\b(?:it's|becomes?) an? [^.]*$/i.test(governed)) return 'GRANTS';
  const spokenOf = /\b(?:counters?|cards?|spells?|permanents?)\s*$/.test(governed);
  const another = /\b(?:target|each|all|other|another|those) [^.]*$/.test(afterMaking(governed));
  return MAKES.test(governed) && !spokenOf && !another ? 'GRANTS' : 'MENTIONS';
}

/** How a sentence speaks of a keyword, by the words before its list and behind it. */
export function relationIn(text: string, { start, end }: Found, names: NamePatterns): Relation {
  const behind = wordsBehind(text, end);
  const ahead = wordsBefore(text, start);
  if (isOfCounter(behind, names)) return 'COUNTER';
  if (/^ (?:costs?|abilit(?:y|ies))\b/.test(behind)) return 'MENTIONS';
  // “has “…” and flying”: the list began before a quotation
  if (/[.!]?" (?:and|or) $/.test(ahead)) return 'GRANTS';
  const before = withoutList(sentenceAtEnd(ahead), names);
  if (COUNTER_AMONG.test(before)) return 'COUNTER';
  // “The same is true for …” says of more keywords what the sentence before says of one
  if (/\bThe same is true for$/.test(before)) return 'GRANTS';
  const verb = VERB.exec(before)?.[1]?.toLowerCase();
  if (verb === undefined) return 'MENTIONS';
  if (/^as though|^(?:that|which|who|doesn't|don't|didn't) |^(?:had|without)$/.test(verb)) return 'MENTIONS';
  if (/^(?:can't|cannot|no longer) |lose|losing|lost/.test(verb)) return 'REMOVES';
  const governed = before.slice(0, before.length - verb.length);
  if (verb === 'with') return relationOfWith(governed);
  return ASKS.test(`${governed}x`) ? 'MENTIONS' : 'GRANTS';
}

/** What stands behind the last word that makes something. */
function afterMaking(words: string): string {
  const made = /.*\b(?:token|tokens|\d+\/\d+|X\/X|copy|copies|Army)\b/i.exec(words)?.[0].length ?? 0;
  return words.slice(made);
}

/** The keyword abilities that stand in the sentences of a part of the text. */
export function keywordsOfSentences(text: string, from: number, to: number, { within }: NamePatterns): readonly Found[] {
  return within(text.slice(from, to)).map(({ keyword, start, end }) => {
    const nameEnd = from + end;
    const behind = wordsBehind(text.slice(0, to), nameEnd);
    return { keyword, start: from + start, nameEnd, end: nameEnd + inSentence(keyword, behind).length };
  });
}
