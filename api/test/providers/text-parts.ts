/** The alphabet of texts, and its signs that count as two (GSM 7-bit, 3GPP TS 23.038). */
const alphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const doubled = '^{}\\[~]|€';

const partsOf = (units: number, alone: number, joined: number): number =>
  units <= alone ? 1 : Math.ceil(units / joined);

/** In how many parts a text goes out, each of which is paid. */
export function textParts(text: string): number {
  const signs = Array.from(text);
  const isPlain = signs.every((sign) => alphabet.includes(sign) || doubled.includes(sign));
  if (!isPlain) return partsOf(text.length, 70, 67);
  return partsOf(
    signs.reduce((sum, sign) => sum + (doubled.includes(sign) ? 2 : 1), 0),
    160,
    153,
  );
}
