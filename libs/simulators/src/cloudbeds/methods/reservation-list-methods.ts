import { z } from 'zod';
import { stayOf } from '../../hotel/stays/reservation.ts';
import { customFieldsOf, guestListOf, listedRoom, rateDetailRow, reservationRow } from '../answers/reservation-row.ts';
import { defineMethod, type Method } from '../method.ts';
import { date, flag, list, maybe, orElse, pageOf, paging, text, wall } from '../parameters.ts';
import { chooseReservations, reservationFilter } from './reservation-filter.ts';

const extras = {
  includeGuestsDetails: orElse(flag, false),
  includeCustomFields: orElse(flag, false),
};

export const reservationListMethods: readonly Method[] = [
  defineMethod({
    name: 'getReservations',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({
      ...reservationFilter,
      ...extras,
      includeAllRooms: orElse(flag, false),
      ...paging(100),
    }),
    answer: ({ account, hotel }, parameters) => {
      const page = pageOf(chooseReservations(hotel, parameters), parameters);
      const data = page.data.map((reservation) => ({
        ...reservationRow(hotel, account.settings.propertyId, reservation),
        ...(parameters.includeAllRooms
          ? { rooms: reservation.rooms.map((room) => listedRoom(hotel, reservation, room)) }
          : {}),
        ...(parameters.includeGuestsDetails ? { guestList: guestListOf(hotel, reservation) } : {}),
        ...(parameters.includeCustomFields ? { customFields: customFieldsOf(reservation) } : {}),
      }));
      return { ...page, data };
    },
  }),
  defineMethod({
    name: 'getReservationsWithRateDetails',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({
      ...extras,
      reservationID: maybe(text),
      resultsFrom: maybe(wall),
      resultsTo: maybe(wall),
      modifiedFrom: maybe(wall),
      modifiedTo: maybe(wall),
      reservationCheckOutFrom: maybe(date),
      reservationCheckOutTo: maybe(date),
      excludeStatuses: maybe(list),
      guestID: maybe(text),
      ...paging(100),
    }),
    answer: ({ account, hotel }, parameters) => {
      const { reservationID, excludeStatuses, reservationCheckOutFrom, reservationCheckOutTo } = parameters;
      const chosen = chooseReservations(hotel, parameters)
        .filter(({ id }) => reservationID === undefined || id === reservationID)
        .filter(({ status }) => !excludeStatuses?.includes(status))
        .filter((each) => stayOf(each).to >= (reservationCheckOutFrom ?? ''))
        .filter((each) => reservationCheckOutTo === undefined || stayOf(each).to <= reservationCheckOutTo);
      const page = pageOf(chosen, parameters);
      const data = page.data.map((reservation) => ({
        ...rateDetailRow(hotel, account.settings.propertyId, reservation),
        ...(parameters.includeGuestsDetails ? { guestList: guestListOf(hotel, reservation) } : {}),
        ...(parameters.includeCustomFields ? { customFields: customFieldsOf(reservation) } : {}),
      }));
      return { ...page, data };
    },
  }),
];
