import type { Card, CardFace } from '../../cards/card.ts';
import { foldName } from '../../cards/names/index.ts';
import { parseTypeLine } from '../../cards/typeLine.ts';
import { defineCard } from '../../engine/define/index.ts';
import type { CardDefinition } from '../../engine/definition.ts';
import { PREDEFINED_NAMES, predefinedFaces } from '../../engine/verbs/predefined.ts';
import { KEYWORD_TABLE } from '../../keywords/index.ts';
import { suggest } from '../document/suggest.ts';
import type { CardDefinition as CardText, Scenario } from '../document/types.ts';
import type { CardSource } from '../resolver.ts';
import { LANGUAGE } from './language.ts';

/** Each card's words are read once as long as the program runs. */
const known = new WeakMap<Card, CardDefinition>();

function definitionOf(card: Card): CardDefinition {
  let found = known.get(card);
  if (!found) {
    found = defineCard(card, LANGUAGE, KEYWORD_TABLE);
    known.set(card, found);
  }
  return found;
}

/** Tokens that the rules define need no card (CR 111.10). */
function predefined(name: string): CardDefinition | undefined {
  const faces = predefinedFaces(name);
  const [front] = faces;
  if (!front) return undefined;
  const layout = faces.length === 1 ? 'token' : 'double_faced_token';
  return defineCard({ name: front.name, layout, faces, textQuality: 'VERBATIM' }, LANGUAGE, KEYWORD_TABLE);
}

/** The cards of a scenario: its own definitions first, then the source's. */
export class Definitions {
  readonly #source: CardSource;
  readonly #own = new Map<string, CardDefinition>();

  constructor(scenario: Scenario, source: CardSource) {
    this.#source = source;
    for (const text of scenario.cards) {
      const definition = defineCard(cardOf(text), LANGUAGE, KEYWORD_TABLE);
      for (const name of namesOf(definition)) if (!this.#own.has(name)) this.#own.set(name, definition);
    }
  }

  /** By the whole name or by one face's; undefined for a name that nobody knows. */
  find(name: string): CardDefinition | undefined {
    const own = this.#own.get(foldName(name));
    if (own) return own;
    const card = this.#source.find(name);
    return card ? definitionOf(card) : predefined(name);
  }

  /** Names that somebody may have meant: tokens of the rules only where no card's name is near. */
  near(name: string): readonly string[] {
    const own = suggest(name, new Set([...this.#own.values()].map((definition) => definition.name)));
    const cards = [...own, ...this.#source.near(name)];
    return cards.length > 0 ? cards : suggest(name, PREDEFINED_NAMES);
  }
}

/** Whole names before faces' names. */
const namesOf = ({ name, faces }: CardDefinition): string[] => [name, ...faces.map((face) => face.name)].map(foldName);

/** A card as the scenario writes it out; a face without values of its own has the card's. */
function cardOf(text: CardText): Card {
  const faces = text.faces ?? [{ ...text, typeLine: text.typeLine ?? '' }];
  return {
    name: text.name,
    layout: text.layout,
    faces: faces.map(faceOf),
    oracleId: null,
    textSource: 'the scenario',
    textAsOf: null,
    textQuality: 'VERBATIM',
  };
}

function faceOf(face: NonNullable<CardText['faces']>[number]): CardFace {
  const { supertypes, types, subtypes } = parseTypeLine(face.typeLine);
  return {
    name: face.name,
    manaCost: face.manaCost ?? null,
    typeLine: face.typeLine,
    supertypes,
    types,
    subtypes,
    oracleText: face.oracleText,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    colorIndicator: face.colorIndicator ?? null,
  };
}
