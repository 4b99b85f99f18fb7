import { z } from 'zod';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { offerFor, type Offer } from '../../hotel/prices/offer.ts';
import { findRate, type Rate } from '../../hotel/property-inventory.ts';
import { priceForParty, priceNights, sumOf, type Party } from '../../hotel/prices/rates.ts';
import { nightsOf, type Stay } from '../../hotel/stays/stay.ts';
import { addOnsOf, derivationOf } from '../answers/rate.ts';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { amount } from '../money.ts';
import { date, flag, given, list, maybe, orElse, text, whole } from '../parameters.ts';
import { stayBetween } from './stay-parameters.ts';

const common = {
  startDate: date,
  endDate: date,
  adults: maybe(whole),
  children: orElse(whole, 0),
  detailedRates: orElse(flag, false),
};

export const rateMethods: readonly Method[] = [
  defineMethod({
    name: 'getRatePlans',
    verb: 'GET',
    scope: 'read:rate',
    parameters: z.object({ ...common, propertyIDs: maybe(text), rateIDs: maybe(list), roomTypeID: maybe(list) }),
    answer: ({ account, hotel }, { startDate, endDate, rateIDs, roomTypeID, propertyIDs, ...wishes }) => {
      const stay = stayBetween(startDate, endDate);
      const offer = offerFor(hotel, stay);
      const rates = hotel.house.rates
        .filter(({ id }) => rateIDs?.includes(id) ?? true)
        .filter(({ roomType }) => roomTypeID?.includes(roomType.id) ?? true);
      const data = rates.map((rate) => ({
        ...priced(hotel, offer, rate, wishes, 'rateBase'),
        ...planOf(hotel, rate, stay),
        ...(roomTypeID ? {} : { roomTypeID: rate.roomType.id, roomTypeName: rate.roomType.name }),
        ...(propertyIDs === undefined ? { propertyID: account.settings.propertyId } : {}),
      }));
      return { data };
    },
  }),
  defineMethod({
    name: 'getRate',
    verb: 'GET',
    scope: 'read:rate',
    parameters: z.object({ ...common, roomTypeID: given }),
    answer: ({ hotel }, { startDate, endDate, roomTypeID, ...wishes }) => {
      const rate = findRate(hotel.house, roomTypeID);
      if (!rate) throw refused('Invalid roomTypeID');
      const offer = offerFor(hotel, stayBetween(startDate, endDate));
      return { data: priced(hotel, offer, rate, wishes, 'rate') };
    },
  }),
];

type Wishes = { adults?: number | undefined; children: number; detailedRates: boolean };

// A plan that cannot be had for this stay is listed all the same, with zeros; its nights tell how each of them is.
function priced(hotel: Hotel, offer: Offer, rate: Rate, wishes: Wishes, nightly: 'rateBase' | 'rate') {
  const { roomType, plan } = rate;
  const { stay } = offer;
  const party: Party = { adults: wishes.adults ?? roomType.adultsIncluded, children: wishes.children };
  const free = offer.freeOf(roomType);
  const isApplicable =
    free > 0 && nightsOf(stay).length >= plan.minNights && party.adults + party.children <= roomType.maxGuests;
  const base = priceNights(rate, stay, hotel.today());
  const total = priceForParty(rate, stay, party, hotel.today());

  const detail = (date: string, index: number) => ({
    date,
    [nightly]: amount(base[index]?.cents ?? 0),
    totalRate: amount(total[index]?.cents ?? 0),
    roomsAvailable: offer.freeOf(roomType, date),
    closedToArrival: false,
    closedToDeparture: false,
    blocked: false,
    minLos: plan.minNights,
    maxLos: 0,
    ...(nightly === 'rateBase' ? { cutOff: 0, lastMinuteBooking: 0 } : {}),
  });
  return {
    rateID: rate.id,
    isDerived: plan.derived !== undefined,
    roomRate: isApplicable ? amount(sumOf(base)) : 0,
    totalRate: isApplicable ? amount(sumOf(total)) : 0,
    roomsAvailable: isApplicable ? free : 0,
    ...(wishes.detailedRates ? { roomRateDetailed: nightsOf(stay).map(detail) } : {}),
  };
}

function planOf(hotel: Hotel, { roomType, plan }: Rate, stay: Stay) {
  const unnamed = { ratePlanID: null, ratePlanNamePublic: null, ratePlanNamePrivate: null };
  const parent = findRate(hotel.house, roomType.id);
  const always = { promoCode: null, addOns: addOnsOf(plan) };
  if (plan.id === undefined || !parent) return { ...unnamed, ...always };
  return {
    ratePlanID: plan.id,
    ratePlanNamePublic: plan.publicName,
    ratePlanNamePrivate: plan.privateName,
    ...always,
    ...derivationOf(plan),
    baseRate: amount(sumOf(priceNights(parent, stay, hotel.today()))),
    parentRateID: parent.id,
    parentRatePlanID: null,
    parentRatePlanNamePublic: null,
    parentRatePlanNamePrivate: null,
  };
}
