/** Wordings that are read to a tree that is printed in other words, and why both say the same. */
export const VARIANTS: Readonly<Record<string, string>> = {
  'its own name for “this creature”': 'words that call an object by its name mean just that object (CR 201.5)',
  '“enters the battlefield” for “enters”': 'permanents enter the battlefield and nothing else; the words were shortened',
  '“enter the battlefield” for “enter”': 'permanents enter the battlefield and nothing else; the words were shortened',
  'spelling: capitals, spaces, “a” or “an”': 'letters and spaces of the same words',
  'spelling: a hyphen for a dash': 'the same sign, typed otherwise',
  'a semicolon between keywords': 'older words part keywords with parameters so',
  'converted mana cost': 'the former name of mana value (CR 202.3)',
  '“each turn” for “each combat”': 'attacking “each turn if able” has come to be said of each combat',
  'its former name': 'a keyword that was renamed; the rules give both the same meaning',
  'amassing Zombies unsaid': 'older cards amass without a type; the rules give them Zombies (CR 701.47d)',
  '“from the battlefield” unsaid': 'what is put into exile and could have died is a permanent',
  'or more': 'a number that is the least, said in other words',
};

/** Where English can be read in two ways, the reading that is taken, and why. */
export const PREFERENCES: Readonly<Record<string, string>> = {
  'one description rather than several': 'what follows a list of types, such as “you control”, describes all of them',
  'what a spell says of itself is so, and not an instruction':
    '“This spell can’t be countered” holds while it is on the stack, not once it resolves (CR 113.6)',
  'an “if” right after the event is an intervening “if”':
    'it is asked as the ability would trigger and as it resolves (CR 603.4)',
  'one sentence rather than two': 'what is said at the end, such as “until end of turn”, belongs to all verbs of the sentence',
  'one object rather than all of a kind':
    '“target creature or Equipment” is one target, though “Equipment” alone could be all Equipment',
  'a name rather than a noun': 'words that are the card’s own name mean the card (CR 201.5)',
  'several descriptions rather than a list of types': '“and/or” joins kinds of cards, any of which may be taken',
  'a player who attacked': 'a creature attacked if it itself was declared as an attacker (CR 508.1)',
  'counters that describe rather than counters put':
    'a permanent “with a counter on it” has it already; a card elsewhere has none, so there the counter is put',
  'an exception of the copy rather than another sentence':
    'what stands behind “except” says what the copy is as it is made (CR 707.9)',
  'mana that is a cost rather than something to do': 'a cost of splice that is mana is paid as mana (CR 702.47a)',
};
