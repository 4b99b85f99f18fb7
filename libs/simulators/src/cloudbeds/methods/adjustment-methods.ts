import { z } from 'zod';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { centsOf } from '../money.ts';
import { given, orElse, refuseCardNumbers, signedDecimal, text } from '../parameters.ts';
import { findReservation } from './find.ts';

/** Only those of the rate. That what is above nothing lowers the price is an integrator's word, not Cloudbeds'. */
export const adjustmentMethods: readonly Method[] = [
  defineMethod({
    name: 'postAdjustment',
    verb: 'POST',
    scope: 'write:adjustment',
    parameters: z.object({
      reservationID: given,
      type: z.literal('rate'),
      amount: signedDecimal,
      notes: orElse(text, ''),
    }),
    answer: ({ hotel }, { reservationID, amount, notes }) => {
      const reservation = findReservation(hotel, reservationID);
      if (amount === 0) throw refused('Invalid amount');
      refuseCardNumbers(notes);
      const adjustment = { id: hotel.newId(8), cents: centsOf(amount), notes };
      hotel.register.save({ ...reservation, adjustments: [...reservation.adjustments, adjustment] });
      return { data: { adjustmentID: adjustment.id } };
    },
  }),
];
