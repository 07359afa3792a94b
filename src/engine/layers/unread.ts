import { ACTS_FROM } from '../../rules/vocabulary/keywordZones.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { UnreadLine } from '../definition.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { characteristicsOf } from './board.ts';

/** An object that stands where a line of it that nobody read would function. */
export interface UnreadThatMatters {
  readonly object: ObjectId;
  readonly card: string;
  readonly line: UnreadLine;
}

/** All objects that stand where an unread static, triggered or replacement line of theirs functions (CR 113.6). */
export function unreadThatMatter(g: Game): readonly UnreadThatMatters[] {
  const found: UnreadThatMatters[] = [];
  const look = (list: readonly ObjectId[], zone: Zone) => {
    for (const object of list) {
      const value = g.state.objects[object]!;
      if (value.card === null || value.phasedOut) continue;
      const c = characteristicsOf(g, object);
      for (const line of c.unread) {
        if (functions(line, zone, c) && !(hasEntered(value) && onlyOfEntering(line, c.name)))
          found.push({ object, card: c.name, line });
      }
    }
  };
  look(g.state.battlefield, 'battlefield');
  look(g.state.stack, 'stack');
  look(g.state.command, 'command');
  look(g.state.exile, 'exile');
  for (const player of g.state.players) {
    look(player.graveyard, 'graveyard');
    look(player.hand, 'hand');
  }
  return found;
}

/** The first line of a spell that nobody read and that bears on casting or resolving it; null where all of it is read. */
export function unreadOnStack(g: Game, spell: ObjectId): UnreadLine | null {
  const c = characteristicsOf(g, spell);
  return c.unread.find((line) => functions(line, 'stack', c)) ?? null;
}

/** The same of a permanent: what stands there only until state-based actions are checked is nowhere to be seen afterwards. */
export function unreadOfPermanent(g: Game, id: ObjectId): UnreadLine | null {
  const value = g.state.objects[id];
  if (value?.zone !== 'battlefield' || value.card === null || value.phasedOut) return null;
  const c = characteristicsOf(g, id);
  return (
    c.unread.find((line) => functions(line, 'battlefield', c) && !(hasEntered(value) && onlyOfEntering(line, c.name))) ?? null
  );
}

/**
 * Where a line functions that nobody read, by what it looks like: on the battlefield, or on the stack for an instant or sorcery; elsewhere if it
 * speaks of "this card" and that zone (113.6b, 113.6k, 113.6m), or on the stack of casting (113.6d-g). A keyword line may be of any kind.
 */
function functions({ text, looksLike }: UnreadLine, zone: Zone, { types }: Characteristics): boolean {
  if (looksLike === 'activated' || /\bopening hand\b/i.test(text)) return false;
  if (zone === 'battlefield') return looksLike !== 'spell';
  if (zone === 'stack') {
    if (types.includes('instant') || types.includes('sorcery')) return true;
    return looksLike === 'triggered' ? /\bcast\b/i.test(text) : looksLike !== 'spell';
  }
  if (zone === 'command') return true;
  if (looksLike === 'keyword') return actsFrom(text, zone);
  return looksLike !== 'spell' && /\bthis card\b/i.test(text) && new RegExp(`\\b${zone}`, 'i').test(text);
}

/** Whether a keyword of the line does something by itself in that zone. */
function actsFrom(line: string, zone: Zone): boolean {
  const words = line.toLowerCase();
  return [...ACTS_FROM].some(([keyword, zones]) => zones.includes(zone) && new RegExp(`\\b${keyword}\\b`).test(words));
}

/** It stood on the battlefield before anything happened: what its words say of its own entering is past. */
const hasEntered = ({ zone, controlledSince }: GameObject): boolean => zone === 'battlefield' && controlledSince === 0;

/** A line that speaks of nothing but the object's own entering: "When this creature enters, …", "As this land enters, …", "… enters tapped". */
function onlyOfEntering({ text }: UnreadLine, name: string): boolean {
  const self = `(?:this [a-z]+|${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`;
  return new RegExp(`^(?:when |as )?${self} enters\\b(?! (?:the battlefield )?or\\b)`, 'i').test(text);
}
