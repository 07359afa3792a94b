/** The five colors, in the order in which the game lists them (CR 105.1). */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The letter that stands for each color in mana symbols (CR 107.4a). */
export const COLOR_LETTER = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const satisfies Record<Color, string>;
export type ColorLetter = (typeof COLOR_LETTER)[Color];

export const COLOR_OF_LETTER: Readonly<Record<ColorLetter, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
