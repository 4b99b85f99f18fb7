// the letters of American and Spanish names; others are drawn in the device's own hand
import font from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2';

/** A data URL. */
export const handwritingFont: string = font;
