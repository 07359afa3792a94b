/** A choice of words that means nothing in the game, declared: the probe may leave such words out. */
export interface DeclaredWording {
  readonly name: string;
  readonly reason: string;
  /** The differences in wording that it explains, as `kind key: with → without`. */
  readonly explains: RegExp;
}

const LINKS = '(?:comma|and|then|andMove|andCounters|commaAnd|stop|stopThen|andSame|nothing|,)+';

export const DECLARED_WORDINGS: readonly DeclaredWording[] = [
  {
    name: '“you” said or not',
    reason: 'an instruction without a subject is for the controller (CR 109.5)',
    explains: /^(?:you implied: nothing → yes|clause place: first → firstImplied|asEnters you: you → nothing)$/,
  },
  {
    name: '“all” or “each” before a plural',
    reason: 'a plural without a number means all that there are',
    explains: /^(?:each by: (?:all|each|allThe) → nothing|inZone det: all → bare)$/,
  },
  { name: '“your” opponents', reason: 'nobody else’s opponents are ever meant', explains: /^eachPlayer by: your → nothing$/ },
  {
    name: '“then”, “and” or a comma between instructions',
    reason: 'instructions are followed in the order written anyway (CR 608.2c)',
    explains: new RegExp(`^(?:clause acts|effect sentences|(?:becomeCopy|enterAsCopy|copyToken) except): ${LINKS} → ${LINKS}$`),
  },
  {
    name: 'the verb said again',
    reason: '“put one into your hand and the rest into your graveyard”: both are put',
    explains: /^(?:move|putCounters) verb: nothing → none$/,
  },
  {
    name: 'the subject said again',
    reason: 'two verbs after one subject speak of the same thing',
    explains: /^that as: (?:nothing|he|she|they) → elided$/,
  },
  { name: '“also”', reason: 'what is added is added to what was said before anyway', explains: /^gain also: also → nothing$/ },
  {
    name: '“additional” counters',
    reason: 'counters with which something enters add to any others anyway',
    explains: /^counterSpec additional: yes → nothing$/,
  },
  {
    name: 'what the rest is the rest of',
    reason: 'the rest of the cards that were revealed is the rest of the cards',
    explains: /^theRest what: \w+ → \w+$/,
  },
  { name: '“additional” cards', reason: 'drawing adds to any other drawing anyway', explains: /^draw as: additional → nothing$/ },
  {
    name: '“additional” spells',
    reason: 'who has cast one this turn could cast only another anyway',
    explains: /^casting additional: additional → nothing$/,
  },
  {
    name: '“that” before who would deal damage',
    reason: 'the description of the damage is the same without the pronoun',
    explains: /^preventDamage that: that → nothing$/,
  },
  {
    name: '“have lost” or “lost”, “has cast” or “cast”',
    reason: 'with “this turn” both speak of the turn so far',
    explains: /^(?:lifeChangedThisTurn (?:as: each have → each|have: have → nothing)|castsSpell has: has → nothing)$/,
  },
  {
    name: '“the” before cards to which something was done',
    reason: '“from among the cards milled this way” and “from among cards exiled this way” mean all of them',
    explains: /^each by: the → bare$/,
  },
  {
    name: '“to” said again before the second thing that mana is for',
    reason: '“to cast … or to activate …” and “to cast … or activate …” are the same',
    explains: /^spendOnly or: or to → or$/,
  },
  {
    name: '“that” before what describes something, “the” before all of a kind',
    reason: 'the description is the same without the pronoun or the article',
    explains:
      /^(?:(?:controlledBy that: that|(?:attachedTo|inCombatWith) that: (?:thats|thatAre)|totalOf the: the) → nothing|controlledBy verb: thatCast → cast)$/,
  },
  {
    name: 'an article after “is”',
    reason: '“is a Shaman” and “is Shaman” give the same subtype',
    explains: /^become verb: isA → is$/,
  },
  {
    name: 'the whole name or a part of it',
    reason: 'a legend’s own words call it by either (CR 201.5)',
    explains: /^this as: name → shortName$/,
  },
  {
    name: 'what the permanent that was tapped is called',
    reason: 'any noun after “any type that” means the permanent that was tapped for mana',
    explains: /^manaOfColor what: \w+ → \w+$/,
  },
  {
    name: '“and” before how tokens enter',
    reason: '“a copy of that creature and that’s tapped and attacking” says both of the token with or without the word',
    explains: /^createToken that: and(?:One → one|Many → many)$/,
  },
  {
    name: '“the” after “all”',
    reason: '“all the cards in their hand” are all cards in it',
    explains: /^each by: allThe → all$/,
  },
  {
    name: '“instead” of one mode',
    reason: 'where both modes may be chosen, choosing them takes the place of choosing one anyway',
    explains: /^modal more: (.+) instead → (?:\1|nothing)$/,
  },
  {
    name: '“paying” its mana cost',
    reason: 'a cost that one pays rather than another, and paying it rather than paying the other',
    explains: /^castOrPlay rather: nothing → its$/,
  },
  {
    name: '“already” dealt',
    reason: 'damage of this turn is the damage that was dealt so far',
    explains: /^damageThisTurn already: already → nothing$/,
  },
  {
    name: '“again”',
    reason: 'a keyword action that is done after it was done is done again anyway',
    explains: /^keywordAction as: again → nothing$/,
  },
  {
    name: '“total” of the life changed this turn',
    reason: 'the amount of life lost or gained over a turn is what all of it comes to',
    explains: /^(?:lifeChangedThisTurn|damageThisTurn) as: total amount of → amount of$/,
  },
  {
    name: '“already” of the damage dealt this turn',
    reason: 'what was dealt this turn was dealt already',
    explains: /^damageThisTurn as: already → nothing$/,
  },
  {
    name: '“total” of a number of cards',
    reason: 'the number of cards in all hands is the number of all of them together',
    explains: /^countOf total: total → nothing$/,
  },
  {
    name: '“abilities” behind a keyword',
    reason: '“with cycling” and “with cycling abilities” ask for the same',
    explains: /^withKeyword as: abilities → nothing$/,
  },
  {
    name: '“that player’s” or “that library”',
    reason: 'the library that was spoken of is that player’s',
    explains: /^(?:thatPlayer (?:case: that → nothing|as: nothing → thatLibrary)|destination top: nothing → bare)$/,
  },
  {
    name: '“the revealed cards” or “the cards”',
    reason: 'those that were just spoken of are the revealed ones',
    explains: /^that (?:done: revealed → nothing|as: nothing → the)$/,
  },
  {
    name: '“the chosen creature” or “the creature”',
    reason: 'what was just chosen is what the noun alone speaks of as well',
    explains: /^that as: chosen → the$/,
  },
  {
    name: '“it” said again of a copy',
    reason: 'all that stands behind “except” is said of the copy',
    explains: /^(?:keepsThisAbility has|isntLegendary it|enterWithCounters it|gain has|become is): \w+ → (?:none|nothing)$/,
  },
  { name: '“your team”', reason: 'without teams it is you (CR 102.4)', explains: /^you as: team → nothing$/ },
  {
    name: '“each” of tokens that have something',
    reason: 'what the tokens have, each of them has',
    explains: /^tokenDescription has: each → they$/,
  },
  {
    name: 'the spell, or that spell, that is copied',
    reason: '“the spell” and “that spell” are the one that was just spoken of, with or without the word',
    explains: /^copySpell (?:spell: the(?: spell)? → (?:short|that)|that: that → nothing)$/,
  },
  {
    name: '“each” of what several things get',
    reason: 'what is said of several things is said of each of them anyway',
    explains: /^clause each: each → nothing$/,
  },
  {
    name: 'other “creature” types',
    reason: 'a creature type that is had in addition takes nothing from any other types',
    explains: /^becomeChosen what: .+ creature types → nothing$/,
  },
  {
    name: '“back” to where it lay',
    reason: 'cards that were looked at lie in the library already, so that putting them on top puts them back there',
    explains: /^destination back: back → nothing$/,
  },
  {
    name: '“if” before the second of two conditions',
    reason: 'either of them is enough, whether or not “if” is said again',
    explains: /^anyOf join: orIf → or$/,
  },
  {
    name: '“the next turn’s upkeep”',
    reason: 'the next upkeep after a turn’s own is the next turn’s',
    explains: /^phaseBegins by: turns → nothing$/,
  },
  {
    name: '“must” of what is done “if able”',
    reason: '“blocks it this turn if able” requires it as well (CR 509.1c)',
    explains: /^must verb: must → block$/,
  },
];

/** The declarations that explain differences in wording; null where one isn't declared, or where there is no difference at all. */
export function declaredBy(wording: readonly string[]): readonly string[] | null {
  if (wording.length === 0) return null;
  const names = wording.map((change) => DECLARED_WORDINGS.find(({ explains }) => explains.test(change))?.name);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : null;
}
