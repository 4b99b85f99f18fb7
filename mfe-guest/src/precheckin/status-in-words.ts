/** "Not Confirmed" from "not_confirmed", as the property system writes it; without one it is confirmed (S2 section 2). */
export const statusInWords = (status: string | null): string =>
  (status || 'confirmed').replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
