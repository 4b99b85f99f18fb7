import { z } from 'zod';
import { guestListEntry } from '../answers/guest.ts';
import { defineMethod, type Method } from '../method.ts';
import { date, flag, list, maybe, orElse, pageOf, paging, text, wall } from '../parameters.ts';
import { findByGuest, findReservation } from './find.ts';
import { chooseReservations, isSameText } from './reservation-filter.ts';

export const guestMethods: readonly Method[] = [
  defineMethod({
    name: 'getGuest',
    verb: 'GET',
    scope: 'read:guest',
    parameters: z.object({ reservationID: maybe(text), guestID: maybe(text) }),
    answer: ({ hotel }, { reservationID, guestID }) => {
      const { guest } =
        reservationID === undefined ? findByGuest(hotel, guestID ?? '') : findReservation(hotel, reservationID);
      const { id: _, taxId, companyTaxId, ...details } = guest;
      return {
        data: {
          ...details,
          customFields: [],
          specialRequests: '',
          taxID: taxId,
          companyTaxID: companyTaxId,
          isAnonymized: false,
          guestOptIn: false,
          isMerged: false,
          newGuestID: '',
        },
      };
    },
  }),
  defineMethod({
    name: 'getGuestList',
    verb: 'GET',
    scope: 'read:guest',
    parameters: z.object({
      resultsFrom: maybe(wall),
      resultsTo: maybe(wall),
      checkInFrom: maybe(date),
      checkInTo: maybe(date),
      checkOutFrom: maybe(date),
      checkOutTo: maybe(date),
      guestFirstName: maybe(text),
      guestLastName: maybe(text),
      guestEmail: maybe(text),
      guestPhone: maybe(text),
      guestCellPhone: maybe(text),
      status: maybe(list),
      sortBy: orElse(z.enum(['creation', 'modification']), 'creation'),
      includeGuestInfo: orElse(flag, false),
      ...paging(100),
    }),
    answer: ({ hotel }, { includeGuestInfo, sortBy, status, ...wanted }) => {
      const sortedAt = sortBy === 'creation' ? 'createdAt' : 'modifiedAt';
      const filter = { ...wanted, firstName: wanted.guestFirstName, lastName: wanted.guestLastName };
      const chosen = chooseReservations(hotel, filter)
        .filter((reservation) => status?.includes(reservation.status) ?? true)
        .filter(({ guest }) => isSameText(wanted.guestEmail, guest.email))
        .filter(({ guest }) => isSameText(wanted.guestPhone, guest.phone))
        .filter(({ guest }) => isSameText(wanted.guestCellPhone, guest.cellPhone))
        .sort((a, b) => b[sortedAt].localeCompare(a[sortedAt]));
      const { data, ...counts } = pageOf(chosen, wanted);
      const entries = data.map((reservation): [string, object] => [
        reservation.guest.id,
        guestListEntry(hotel, reservation, includeGuestInfo),
      ]);
      // a map without entries is an empty list in PHP
      return { data: entries.length > 0 ? Object.fromEntries(entries) : [], ...counts };
    },
  }),
];
