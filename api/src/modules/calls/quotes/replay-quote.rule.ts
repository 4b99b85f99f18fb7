import type { CallQuote } from '@booking/contracts/call-quotes';
import type { Levy } from '@booking/hotel/pricing';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { QuotedOffer } from '../../booking/quotes/quoted-rates.entity.ts';
import { priceStay } from '@booking/hotel/pricing';
import type { SaidPrice } from './said-prices.rule.ts';

export type RoomPrice = { name: string; cents: number };

/** What each room type costs at its cheapest standard rate with everything that is mandatory, the cheapest first. */
export function reckonRooms(offers: readonly QuotedOffer[], stay: Stay, levies: readonly Levy[]): RoomPrice[] {
  const { adults, children } = stay;
  const cheapest = new Map<string, RoomPrice>();
  for (const { roomTypeId, roomTypeName, nights, extraGuestsCents, rateType } of offers) {
    if (rateType !== 'standard') continue;
    const nightsCents = nights.map(({ cents }) => cents);
    const { totalCents } = priceStay({ nightsCents, extraGuestsCents, adults, children, roomTypeId, levies });
    const known = cheapest.get(roomTypeId);
    if (!known || totalCents < known.cents) cheapest.set(roomTypeId, { name: roomTypeName, cents: totalCents });
  }
  return [...cheapest.values()].sort((one, other) => one.cents - other.cents);
}

/** Takes the price of a room out of a list; a name that two room types share is taken twice, in order. */
function takeCents(left: RoomPrice[] | null, name: string): number | null {
  const place = left?.findIndex((room) => room.name === name) ?? -1;
  return place < 0 ? null : left!.splice(place, 1)[0]!.cents;
}

export type Replayed = Pick<CallQuote, 'verdict' | 'offers'>;

/**
 * A quote beside what the rates of its moment and of now give.
 * @param said undefined when the reply is gone, or quoted nothing; `then` and `now` null where they are not known
 */
export function replayQuote(
  said: readonly SaidPrice[] | undefined,
  then: readonly RoomPrice[] | null,
  now: readonly RoomPrice[] | null,
): Replayed {
  const left = { said: [...(said ?? [])], then: then && [...then], now: now && [...now] };
  // in the order of the moment; what was said beyond it, and what is sold only now, comes after
  const offers: CallQuote['offers'] = [];
  for (const [list, rooms] of [
    [left.then, then],
    [left.said, said],
    [left.now, now],
  ] as const) {
    for (const { name } of rooms ?? []) {
      if (!list?.some((room) => room.name === name)) continue;
      offers.push({
        name,
        saidCents: takeCents(left.said, name),
        thenCents: takeCents(left.then, name),
        nowCents: takeCents(left.now, name),
      });
    }
  }
  return { offers, verdict: judge(said, then, offers) };
}

function judge(
  said: readonly SaidPrice[] | undefined,
  then: readonly RoomPrice[] | null,
  offers: CallQuote['offers'],
): CallQuote['verdict'] {
  if (!said || !then) return 'unknown';
  const isRight =
    said.length > 0
      ? offers.every(({ saidCents, thenCents }) => saidCents === null || saidCents === thenCents)
      : then.length === 0;
  return isRight ? 'right' : 'wrong';
}
