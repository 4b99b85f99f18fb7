import type { Mode } from '@booking/contracts/mode';
import { centsOf } from '@booking/hotel/money';
import { z } from 'zod';
import { tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { id } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { addNote, notesOf } from './notes.client.ts';
import { decimal } from '../php-form.mapper.ts';
import { fullReservation } from './reservations.client.ts';

const Methods = z.object({
  data: z.object({ methods: rows(z.object({ code: id, cardTypes: rows(z.object({ cardCode: id })) })) }),
});

type Payment = { reference: string; cents: number; paidBefore: number };

/** The last group of a UUID, for the digits of a whole one can read as a card number, which Cloudbeds takes in no field. */
const shortened = (reference: string): string => reference.split('-').at(-1)!;

const opened = ({ reference, cents, paidBefore }: Payment): string =>
  `Payment ${reference}: ${decimal(cents)} to be recorded, ${decimal(paidBefore)} paid before.`;
const settled = ({ reference, cents }: Payment): string => `Payment ${reference}: ${decimal(cents)} recorded.`;
const referenceText = /^Payment (.+?): /;
const openText = /^Payment (.+): (\d+\.\d\d) to be recorded, (\d+\.\d\d) paid before\.$/;

/**
 * Cloudbeds takes a payment as often as it is sent and lists none, so notes of the reservation remember them. A note opens a
 * payment and says what was paid before; when more is paid after an attempt of unknown end, that attempt went through. What
 * was left open is settled first, so that one payment is never taken for another.
 */
export async function recordPayment(
  http: CloudbedsHttp,
  transactions: Transactions,
  mode: Mode,
  reservationId: string,
  { cents, reference: whole }: Pick<Payment, 'cents' | 'reference'>,
): Promise<void> {
  const reference = shortened(whole);
  await transactions.run(async (transaction) => {
    await lock(transaction, mode, reservationId);
    const notes = await notesOf(http, mode, reservationId);
    for (const { id: noteId, text } of notes) {
      const left = read(text);
      if (left) await settle(http, mode, reservationId, noteId, left);
    }
    if (notes.some(({ text }) => shortened(referenceText.exec(text)?.[1] ?? '') === reference)) return;

    const payment = { reference, cents, paidBefore: await paid(http, mode, reservationId) };
    const noteId = await addNote(http, mode, reservationId, opened(payment));
    await settle(http, mode, reservationId, noteId, payment);
  });
}

/** Does not wait, because waiting would hold a database connection. @throws ProviderError when another payment is being recorded */
async function lock(transaction: Transaction, mode: Mode, reservationId: string): Promise<void> {
  if (await tryAdvisoryLock(transaction, `cloudbeds payment ${mode} ${reservationId}`)) return;
  throw new ProviderError(
    'rate_limited',
    `A payment of reservation ${reservationId} is being recorded at this moment. Try again in a minute.`,
  );
}

function read(text: string): Payment | undefined {
  const [, reference, amount, before] = openText.exec(text) ?? [];
  if (!reference || !amount || !before) return undefined;
  return { reference, cents: centsOf(amount), paidBefore: centsOf(before) };
}

const paid = async (http: CloudbedsHttp, mode: Mode, reservationId: string): Promise<number> =>
  (await fullReservation(http, mode, reservationId)).balanceDetailed.paid;

async function settle(
  http: CloudbedsHttp,
  mode: Mode,
  reservationID: string,
  reservationNoteID: string,
  payment: Payment,
): Promise<void> {
  const isThere = (await paid(http, mode, reservationID)) - payment.paidBefore >= payment.cents;
  if (!isThere) await post(http, mode, reservationID, payment);
  const reservationNote = settled(payment);
  await http.request(mode, 'PUT', 'putReservationNote', { reservationID, reservationNoteID, reservationNote });
}

async function post(http: CloudbedsHttp, mode: Mode, reservationID: string, payment: Payment): Promise<void> {
  const { methods } = (await http.requestParsed(mode, Methods, 'GET', 'getPaymentMethods')).data;
  // the brand of a card is not known here, so a method that asks for none comes first
  const cashless = methods.filter(({ code }) => code !== 'cash');
  const method = cashless.find(({ cardTypes }) => cardTypes.length === 0) ?? cashless[0] ?? methods[0];
  if (!method) throw new ProviderError('refused', 'Cloudbeds has no payment method switched on. Switch one on there.');
  await http.request(mode, 'POST', 'postPayment', {
    reservationID,
    type: method.code,
    cardType: method.cardTypes[0]?.cardCode,
    amount: decimal(payment.cents),
    description: payment.reference,
  });
}
