import { z } from 'zod';
import { reservationAnswer } from '../answers/reservation.ts';
import { defineMethod, type Method } from '../method.ts';
import { given } from '../parameters.ts';
import { findReservation } from './find.ts';

export const reservationMethods: readonly Method[] = [
  defineMethod({
    name: 'getReservation',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({ reservationID: given }),
    answer: ({ account, hotel }, { reservationID }) => ({
      data: reservationAnswer(hotel, account.settings.propertyId, findReservation(hotel, reservationID)),
    }),
  }),
];
