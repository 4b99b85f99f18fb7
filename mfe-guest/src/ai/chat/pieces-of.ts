export type Piece = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"'`()[\]]*[^\s<>"'`()[\].,;:!?]/g;
const guestPage = /^\/(room-select|room-selection|booking-details|precheckin)\/[\w.~-]+$|^\/book$/;

function isOurs(found: string, origin: string): boolean {
  try {
    const url = new URL(found);
    return url.origin === origin && guestPage.test(url.pathname);
  } catch {
    return false;
  }
}

/** A text with what in it leads to our own guest pages: no other address becomes a link, whoever wrote it. */
export function piecesOf(text: string, origin: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!isOurs(found, origin)) continue;
    pieces.push({ text: text.slice(end, index) }, { text: found, href: found });
    end = index + found.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}
