// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Sentence } from '../tree/index.ts';
import { whose } from './modifiers.ts';

const SPELL = { kind: 'that', many: false, filter: { kind: 'filter', adjectives: [], noun: 'spell', modifiers: [] }, wording: { as: 'castThisWay' } } as const; // biome-ignore format: one line
const EXILE_IT = { kind: 'clause', subject: { kind: 'you', wording: { implied: 'yes' } }, acts: [{ kind: 'exile', objects: { kind: 'that', many: false } }] } as const; // biome-ignore format: one line
const put = { subject: SPELL, zone: 'graveyard' } as const;
/** "If a spell cast this way would be put into your graveyard, exile it instead." */
export const castThisWay: readonly Phrase<Sentence>[] = [
  form('lastingReplacement', 'if <event>, exile it instead', { event: form('isPutInto', 'a spell cast this way would be put into <whose> graveyard', { whose }, { fixed: put }) }, { fixed: { then: EXILE_IT }, wording: { as: 'castThisWay' } }),
  form('lastingReplacement', 'if <event>, exile it instead', { event: form('isPutInto', 'a spell cast this way would be put into a graveyard', {}, { fixed: put }) }, { fixed: { then: EXILE_IT }, wording: { as: 'castThisWay' } }),
]; // biome-ignore format: one form a line
