import { z } from 'zod';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { centsOf } from '../money.ts';
import { decimal, given, maybe, orElse, refuseCardNumbers, text } from '../parameters.ts';
import { transactionMade } from '../webhooks/happenings.ts';
import { findReservation, findSubReservation } from './find.ts';

const METHODS = [
  { method: 'cash', code: 'cash', name: 'Cash' },
  {
    method: 'credit',
    code: 'credit',
    name: 'Credit Card',
    cardTypes: [
      { cardCode: 'visa', cardName: 'Visa' },
      { cardCode: 'master', cardName: 'MasterCard' },
      { cardCode: 'amex', cardName: 'American Express' },
    ],
  },
  { method: 'ebanking', code: 'ebanking', name: 'Bank Transfer' },
];
const PAID = '9000';
const VOIDED = '9001';

export const paymentMethods: readonly Method[] = [
  defineMethod({
    name: 'getPaymentMethods',
    verb: 'GET',
    scope: 'read:payment',
    parameters: z.object({ lang: maybe(z.enum(['en', 'pt-br', 'es'])) }),
    answer: ({ account }) => ({
      data: {
        propertyID: account.settings.propertyId,
        methods: METHODS,
        gateway: { name: 'stripe', currency: 'USD' },
      },
    }),
  }),
  defineMethod({
    name: 'postPayment',
    verb: 'POST',
    scope: 'write:payment',
    parameters: z.object({
      reservationID: given,
      subReservationID: maybe(text),
      type: given,
      amount: decimal,
      cardType: maybe(text),
      description: orElse(text, ''),
    }),
    answer: ({ account, hotel }, { reservationID, subReservationID, type, cardType, description, ...paid }) => {
      const reservation = findReservation(hotel, reservationID);
      if (subReservationID !== undefined) findSubReservation(reservation, subReservationID);
      if (!METHODS.some(({ code }) => code === type)) throw refused('Invalid payment type');
      if (type === 'credit' && cardType === undefined) throw refused('A credit payment needs cardType');
      if (paid.amount === 0) throw refused('Invalid amount');
      refuseCardNumbers(description);
      const id = hotel.newId(8);
      const payment = { id, cents: centsOf(paid.amount), type, description, at: hotel.now(), voided: false };
      hotel.register.save({ ...reservation, payments: [...reservation.payments, payment] });
      const transactionID = hotel.newId(15);
      account.announce(transactionMade(transactionID, PAID, hotel.time.wallAt(hotel.now())));
      return { paymentID: id, transactionID };
    },
  }),
  defineMethod({
    name: 'postVoidPayment',
    verb: 'POST',
    scope: 'write:payment',
    parameters: z.object({ reservationID: given, paymentID: given }),
    answer: ({ account, hotel }, { reservationID, paymentID }) => {
      const reservation = findReservation(hotel, reservationID);
      const isThere = reservation.payments.some(({ id, voided }) => id === paymentID && !voided);
      if (!isThere) throw refused('Invalid paymentID');
      const payments = reservation.payments.map((each) => (each.id === paymentID ? { ...each, voided: true } : each));
      hotel.register.save({ ...reservation, payments });
      account.announce(transactionMade(hotel.newId(15), VOIDED, hotel.time.wallAt(hotel.now())));
      return {};
    },
  }),
];
