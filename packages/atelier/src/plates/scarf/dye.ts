/** The colors of the scarf's print, as hex. */
export type Dye = { frame: string; line: string; fruit: string; leaf: string };
