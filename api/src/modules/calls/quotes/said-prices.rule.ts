/** A room that a reply names, and its price for the whole stay. */
export type SaidPrice = { name: string; cents: number };

const priced = /^(.+) at \$[\d,]+(?:\.\d\d)? a night, \$([\d,]+(?:\.\d\d)?) in total\b/;
const beforeRooms = ' we have ';
const nothingFree = /(^|[.!?] )Nothing is free from /;

const centsOf = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100);

/**
 * The prices in a reply about free rooms, as `spokenOffers` writes it.
 * @returns undefined for a reply about something else, such as a day that is over
 */
export function readSaidPrices(reply: string): SaidPrice[] | undefined {
  if (nothingFree.test(reply)) return [];
  const start = reply.indexOf(beforeRooms);
  if (start < 0) return undefined;
  const said = reply
    .slice(start + beforeRooms.length)
    .split('; ')
    .flatMap((part) => {
      const [, name, total] = priced.exec(part) ?? [];
      return name && total ? [{ name, cents: centsOf(total) }] : [];
    });
  return said.length > 0 ? said : undefined;
}
