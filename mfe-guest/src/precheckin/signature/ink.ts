/** What a name is written with, in light and in the dark: it is kept as it is drawn here. */
export const ink = '#14213d';
export const paper = '#ffffff';
