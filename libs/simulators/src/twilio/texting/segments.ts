const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('^{}\\[~]|€\f');

const GSM_7 = { alone: 160, joined: 153, widthOf: (character: string) => (EXTENSION.has(character) ? 2 : 1) };
const UCS_2 = { alone: 70, joined: 67, widthOf: (character: string) => character.length };

/** In how many parts a text travels and is charged: GSM-7 where it can be written in it, UCS-2 otherwise. */
export function countSegments(body: string): number {
  const characters = [...body];
  const isGsm7 = characters.every((each) => BASIC.has(each) || EXTENSION.has(each));
  const { alone, joined, widthOf } = isGsm7 ? GSM_7 : UCS_2;
  const widths = characters.map(widthOf);
  if (widths.reduce((sum, width) => sum + width, 0) <= alone) return 1;

  // a character of two units is never split over two parts
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > joined) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
}
