import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@booking/hotel/hotel-time';
import { priceStay, type Levy } from '@booking/hotel/pricing';
import { connectProperty, type ConnectedProperty } from '../../../../test/providers/property-system.ts';
import type { RoomOffer, Stay } from '../../property-system.port.ts';

let hotel: ConnectedProperty;
let levies: Levy[];
beforeAll(async () => {
  hotel = await connectProperty();
  levies = await hotel.property.listLevies('test');
});
afterAll(() => hotel.stop());

const stayIn = (days: number, nights: number, adults: number, children: number): Stay => ({
  startDate: addDays(hotel.today(), days),
  endDate: addDays(hotel.today(), days + nights),
  adults,
  children,
});
const guest = {
  firstName: 'Ada',
  lastName: 'Price',
  email: 'ada@guest.example',
  phone: '+15125550123',
  country: 'US',
  zip: '78701',
};
const quoted = (offer: RoomOffer, { adults, children }: Stay): number => {
  const { extraGuestsCents, roomTypeId } = offer;
  const nightsCents = offer.nights.map(({ cents }) => cents);
  return priceStay({ nightsCents, extraGuestsCents, adults, children, roomTypeId, levies }).totalCents;
};
const mostRooms = (offers: RoomOffer[] = []): RoomOffer =>
  offers.toSorted((one, other) => other.roomsAvailable - one.roomsAvailable)[0]!;
const booked = async ({ roomTypeId, rateId }: RoomOffer, stay: Stay): Promise<number | null> => {
  const booking = { ...stay, roomTypeId, rateId, reference: randomUUID(), guest };
  const { reservationId, grandTotalCents } = await hotel.property.book('test', booking);
  // the room may be the only one left, and is wanted at the next rate
  await hotel.property.cancel('test', reservationId);
  return grandTotalCents;
};

test.each([
  ['one night for one', 40, 1, 1, 0],
  ['a weekend for two', 75, 2, 2, 0],
  ['three adults', 110, 3, 3, 0],
  ['a family', 150, 5, 2, 2],
  ['more guests than are included, of both kinds', 200, 4, 3, 1],
  ['a month', 240, 30, 2, 1],
  ['the most guests there is room for', 300, 7, 4, 2],
])('what is quoted for %s is what the booking costs, at every rate', async (_, days, nights, adults, children) => {
  const stay = stayIn(days, nights, adults, children);
  const offers = await hotel.property.listOffers('test', stay);
  const sample = Object.values(Object.groupBy(offers, ({ rateType }) => rateType)).map(mostRooms);
  const totals = [];
  expect(sample).not.toEqual([]);
  for (const offer of sample) totals.push([quoted(offer, stay), await booked(offer, stay)]);
  expect(totals.map(([quote]) => quote)).toEqual(totals.map(([, total]) => total));
});

test('an offer has every night once, fits the guests, and says what the standard rate would cost', async () => {
  const stay = stayIn(90, 4, 3, 1);
  const offers = await hotel.property.listOffers('test', stay);
  for (const offer of offers) {
    expect(offer.nights.map(({ date }) => date)).toEqual([0, 1, 2, 3].map((night) => addDays(stay.startDate, night)));
    expect(offer.maxGuests).toBeGreaterThanOrEqual(4);
    expect(offer.roomsAvailable).toBeGreaterThan(0);
    const standard = offers.find(
      ({ roomTypeId, rateType }) => roomTypeId === offer.roomTypeId && rateType === 'standard',
    );
    const cents = standard!.nights.reduce((sum, night) => sum + night.cents, standard!.extraGuestsCents);
    expect(offer.standardCents).toBe(cents);
  }
  expect(new Set(offers.map(({ rateType }) => rateType)).size).toBeGreaterThan(1);
  expect(offers.map(({ description }) => description).join()).not.toMatch(/<|&amp;/);
});

test('arriving and leaving on one day is offered as one night', async () => {
  const [offer] = await hotel.property.listOffers('test', stayIn(60, 0, 2, 0));
  expect(offer!.nights).toHaveLength(1);
});

test('a party that fits nowhere is offered nothing', async () => {
  expect(await hotel.property.listOffers('test', stayIn(60, 2, 10, 10))).toEqual([]);
});

test('levies on rooms are mandatory, the fee for an extra is not', () => {
  const nameOf = ({ name }: Levy): string => name;
  expect(levies.filter(({ isMandatory }) => !isMandatory).map(nameOf)).toEqual(['Valet parking']);
  expect(levies.filter(({ isIncluded }) => isIncluded).map(nameOf)).toEqual(['Historic district levy']);
});
