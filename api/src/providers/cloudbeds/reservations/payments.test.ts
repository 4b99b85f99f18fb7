import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { Transactions } from '../../../platform/database/transactions.service.ts';
import { providerErrors } from '../../../platform/outbound/provider.error.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { recordPayment } from './payments.client.ts';

type Fields = Record<string, string>;

/** What can become of a request. */
type Fate = 'done' | 'not taken' | 'answer lost';
const fates = fc.constantFrom<Fate[]>('done', 'done', 'done', 'done', 'not taken', 'answer lost');

/** A reservation at Cloudbeds, with the requests that matter here; their fates are used up one by one. */
function reservation(fate: Fate[] = [], methods: object[] = [{ code: 'ebanking', cardTypes: [] }]) {
  const notes: { reservationNoteID: string; reservationNote: string }[] = [];
  const payments: Fields[] = [];
  const paid = (): number => payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100;
  const answers: Record<string, (fields: Fields) => object> = {
    getReservationNotes: () => ({ data: notes.map((note) => ({ ...note })) }),
    getReservation: () => ({
      data: {
        reservationID: 'r1',
        status: 'confirmed',
        startDate: '2026-12-05',
        endDate: '2026-12-08',
        balance: 0,
        balanceDetailed: { grandTotal: 0, paid: paid() },
      },
    }),
    getPaymentMethods: () => ({ data: { methods } }),
    postReservationNote: ({ reservationNote }) => {
      const reservationNoteID = String(
        notes.push({ reservationNoteID: String(notes.length + 1), reservationNote: reservationNote! }),
      );
      return { reservationNoteID };
    },
    putReservationNote: ({ reservationNoteID, reservationNote }) => {
      notes.find((note) => note.reservationNoteID === reservationNoteID)!.reservationNote = reservationNote!;
      return {};
    },
    postPayment: (fields) => ({ paymentID: String(payments.push(fields)) }),
  };
  const request = async (_mode: string, _verb: string, method: string, fields: Fields = {}): Promise<object> => {
    const become = fate.shift() ?? 'done';
    if (become === 'not taken') throw providerErrors.unreachable('Cloudbeds');
    const answer = answers[method]!(fields);
    if (become === 'answer lost') throw providerErrors.timeout('Cloudbeds', 10, true);
    return answer;
  };
  const requestParsed = async (mode: string, schema: z.ZodType, verb: string, method: string, fields?: Fields) =>
    schema.parse(await request(mode, verb, method, fields));
  return { http: { request, requestParsed } as unknown as CloudbedsHttp, payments, notes };
}

const transactions = (isOurs = true): Transactions => {
  const transaction = { query: async () => [{ isOurs }] };
  return { run: (work: (given: typeof transaction) => Promise<void>) => work(transaction) } as unknown as Transactions;
};
const record = (http: CloudbedsHttp, cents: number, reference: string) =>
  recordPayment(http, transactions(), 'test', 'r1', { cents, reference });

test('whatever becomes of requests, each payment counts once when all were repeated until they worked', async () => {
  const wishes = fc.array(
    fc.record({ reference: fc.constantFrom('cs_a', 'cs_b', 'cs_ab'), cents: fc.constant(5_000) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(wishes, fc.array(fates, { maxLength: 30 }), async (wanted, fate) => {
      const { http, payments } = reservation([...fate]);
      // first in disorder, some given up half-way; then each until it works
      for (const { cents, reference } of wanted) await record(http, cents, reference).catch(() => undefined);
      for (const { cents, reference } of wanted) {
        while (
          !(await record(http, cents, reference).then(
            () => true,
            () => false,
          ))
        );
      }
      const references = payments.map(({ description }) => description);
      expect(references.toSorted()).toEqual([...new Set(wanted.map(({ reference }) => reference))].toSorted());
    }),
    { numRuns: 500 },
  );
});

test('the reference stands in the description, and the note tells people what it was', async () => {
  const { http, payments, notes } = reservation();
  await record(http, 12_050, 'cs_1');
  expect(payments).toEqual([
    { reservationID: 'r1', type: 'ebanking', cardType: undefined, amount: '120.50', description: 'cs_1' },
  ]);
  expect(notes.map(({ reservationNote }) => reservationNote)).toEqual(['Payment cs_1: 120.50 recorded.']);
});

test('nothing that is written of a payment can be taken for a card number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (reference) => {
      const { http, payments, notes } = reservation();
      await record(http, 12_050, reference);
      const written = [payments[0]!['description']!, notes[0]!.reservationNote];
      for (const text of written) expect(text).not.toMatch(/\d(?:[ -]?\d){12}/);
      await record(http, 12_050, reference);
      expect(payments).toHaveLength(1);
    }),
    { examples: [['59b00676-3017-4984-a51c-b2472e38ec64']] },
  );
});

test.each([
  [['cash', 'credit'], { type: 'credit', cardType: 'visa' }],
  [['cash', 'credit', 'ebanking'], { type: 'ebanking' }],
])('of %j it is recorded as %j', async (codes, expected) => {
  const brands = [{ cardCode: 'visa' }, { cardCode: 'master' }];
  const methods = codes.map((code) => ({ code, ...(code === 'credit' && { cardTypes: brands }) }));
  const { http, payments } = reservation([], methods);
  await record(http, 100, 'cs_1');
  expect(payments).toMatchObject([expected]);
});

test('while another payment of the reservation is being recorded, nothing is asked', async () => {
  const request = jest.fn();
  const http = { request, requestParsed: request } as unknown as CloudbedsHttp;
  const recorded = recordPayment(http, transactions(false), 'test', 'r1', { cents: 100, reference: 'cs_1' });
  await expect(recorded).rejects.toMatchObject({ kind: 'rate_limited' });
  expect(request).not.toHaveBeenCalled();
});
