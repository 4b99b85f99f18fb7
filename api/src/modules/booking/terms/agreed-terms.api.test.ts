import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guestPageEndpoints, type BookingDetailsSession } from '@booking/contracts/guest-pages';
import { noGuestTerms, type GuestTerms } from '@booking/contracts/guest-terms';
import { settingEndpoints } from '@booking/contracts/settings';
import type { Terms, TermsText } from '@booking/contracts/terms';
import { termsSentences } from '@booking/hotel/terms-in-words';
import { words } from '@booking/languages/words';
import { anyTerms } from '../../../../test/people/any-terms.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import {
  addressIn,
  callTool,
  contact,
  getLink,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  see,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { atStripe, checkouts, type CheckoutAtStripe } from '../../../../test/providers/at-stripe.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { termsNoteHead } from '../../payments/fulfilment/terms-notes.job.ts';

const trip = useConnectedApi();
const desk = useFrontDesk(trip);

type TermedCheckout = CheckoutAtStripe & { custom_text: { submit: { message: string } | null } };

const enter = (value: GuestTerms) => trip.api.call(settingEndpoints.save, { body: { key: 'guestTerms', value } });
afterEach(() => enter(noGuestTerms));

const enteredRule: GuestTerms['rules'][number] = {
  ...{ ratePlan: '', kind: 'free_until', daysBefore: 3, time: '18:00' },
  fee: { per: 'percent', amount: 40 },
};

/** What is agreed: by which terms, and for how many cents. */
type Agreement = { terms: Terms; text: TermsText; cents: number };

/** Expects that the payment page, the payment, Cloudbeds and the confirmation say what the page said, once it is paid. */
async function expectSameEverywhere(caller: Caller, paymentUrl: string, { terms, text, cents }: Agreement) {
  const { api } = trip;
  const page = (await checkouts(trip))[0] as TermedCheckout;
  const sentences = (phone: string) => termsSentences(terms, words('en'), phone);
  const { data: lines } = await atStripe<{ data: { amount_total: number }[] }>(
    ...([trip, 'GET', `checkout/sessions/${page.id}/line_items?limit=100`] as const),
  );
  expect(page.amount_total).toBe(cents);
  expect(lines.reduce((sum, { amount_total }) => sum + amount_total, 0)).toBe(cents);
  for (const sentence of sentences('(512) 555-0100')) expect(page.custom_text.submit!.message).toContain(sentence);

  await payCheckout(paymentUrl);
  const payment = await paymentOf(trip, caller, isSynced);
  expect([payment.amountCents, payment.metadata['terms']]).toEqual([cents, terms]);
  const [stored] = await api.sql<{ version: string; text: TermsText }>(
    `SELECT version, text FROM terms_version WHERE version = (SELECT terms_version FROM payment WHERE id = $1)`,
    [payment.id],
  );
  expect(stored).toEqual({ version: terms.version, text });

  const { totalCents, paidCents } = await desk.property.getReservation('test', payment.reservationId!);
  expect([totalCents, paidCents]).toEqual([cents, cents]);
  const note = await eventually(async () => {
    const notes = await desk.property.listNotes('test', payment.reservationId!).catch(() => []);
    return notes.find((each) => each.text.startsWith(termsNoteHead))?.text;
  }, 500);
  expect(note).toBe(`${termsNoteHead}${sentences('').join(' ')} (version ${terms.version})`);

  const outcome = await api.call(guestPageEndpoints.outcome, { query: { checkout: page.id } });
  expect(outcome).toMatchObject({ status: 'confirmed', terms, termsText: text, booking: { amountPaid: cents } });
}

test('whatever the hotel enters, the page, Stripe, the payment, Cloudbeds and the confirmation say the same terms and total', async () => {
  await fc.assert(
    fc.asyncProperty(anyTerms, fc.nat(), async (terms, place) => {
      await enter(terms);
      const caller = newCaller();
      const link = await getLink(trip, caller);
      const { rooms, termsText } = await see(trip, link);
      const room = rooms[place % rooms.length]!;
      const { roomTypeID: roomTypeId, ratePlanID: ratePlanId, totalWithTaxes } = room;
      const choice = { roomTypeId, ratePlanId, totalWithTaxes, termsVersion: room.terms.version };
      expect((await post(trip, `${link}/select`, choice)).status).toBe(200);
      const chosen = await see(trip, link);
      expect([chosen.selectedRoom!.terms, chosen.termsText]).toEqual([room.terms, termsText]);
      expect((await contact(trip, link, caller)).status).toBe(200);
      const { paymentUrl } = await see(trip, link);
      const cents = Math.round(totalWithTaxes * 100);
      await expectSameEverywhere(caller, paymentUrl!, { terms: room.terms, text: termsText, cents });
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

test('a form for name and e-mail says the terms that are paid under', async () => {
  const caller = newCaller();
  await callTool(trip, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
  const token = (await addressIn(trip, caller, 'complete your booking')).split('/').at(-1)!;
  const form = `/api/booking-details/${token}`;
  const open = async () =>
    ((await (await trip.api.request(form)).json()) as { session: BookingDetailsSession }).session;
  const { terms, termsText: text, totalAmount: cents } = await open();
  expect(terms).toMatchObject({ cancellation: 'free_until', fee: { per: 'nights', amount: 1 } });
  expect((await post(trip, `${form}/submit`, guest)).status).toBe(200);
  await expectSameEverywhere(caller, (await open()).paymentUrl!, { terms, text, cents });
});

test('terms that changed since they were shown are refused when a room is chosen, and shown then', async () => {
  const link = await getLink(trip);
  const room = (await see(trip, link)).rooms.find(({ rateType }) => rateType === 'standard');
  await enter({ ...noGuestTerms, rules: [{ ...enteredRule, kind: 'not_refundable' }] });
  const { roomTypeID: roomTypeId, ratePlanID: ratePlanId } = room!;
  const choose = (termsVersion: string) => post(trip, `${link}/select`, { roomTypeId, ratePlanId, termsVersion });
  const { code, message } = await errorOf(await choose(room!.terms.version), 409);
  expect([code, message]).toEqual([
    'terms_changed',
    'The cancellation terms of this room have changed. Choose it again if they are fine.',
  ]);
  const now = (await see(trip, link)).rooms.find(({ ratePlanID }) => ratePlanID === room!.ratePlanID);
  expect(now!.terms).toMatchObject({ cancellation: 'not_refundable', freeUntil: null, fee: null });
  expect((await choose(now!.terms.version)).status).toBe(200);
});

test('terms that change before money is asked for are refused, shown, and paid under once the guest goes on', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const room = (await see(trip, link)).rooms.find(({ rateType }) => rateType === 'standard');
  const { roomTypeID: roomTypeId, ratePlanID: ratePlanId, totalWithTaxes } = room!;
  expect((await post(trip, `${link}/select`, { roomTypeId, ratePlanId })).status).toBe(200);
  await enter({ rules: [enteredRule], text: { en: 'No pets.', es: 'Sin mascotas.' } });
  expect((await see(trip, link)).selectedRoom!.terms).toEqual(room!.terms);
  expect((await errorOf(await contact(trip, link, caller), 409)).code).toBe('terms_changed');
  const { selectedRoom, termsText } = await see(trip, link);
  const cents = Math.round(totalWithTaxes * 100);
  expect([selectedRoom!.terms.fee, termsText]).toEqual([
    { per: 'percent', amount: 40, cents: Math.round((cents * 40) / 100) },
    { en: 'No pets.', es: 'Sin mascotas.' },
  ]);
  expect((await contact(trip, link, caller)).status).toBe(200);
  const { paymentUrl } = await see(trip, link);
  await expectSameEverywhere(caller, paymentUrl!, { terms: selectedRoom!.terms, text: termsText, cents });
});

test('the settings say what Cloudbeds has as long as nothing is entered', async () => {
  const entry = (await trip.api.call(settingEndpoints.list)).find(({ key }) => key === 'guestTerms');
  expect(entry).toMatchObject({ value: noGuestTerms, fromPropertySystem: expect.stringMatching(/^Free cancellation/) });
});

test('the assistant tells the terms that guests read', async () => {
  const ask = () => callTool(trip, newCaller(), 'get_property_facts', { topic: 'cancellation' });
  expect(await ask()).toContain('Free cancellation until 3 PM two days before arrival');
  await enter({ rules: [enteredRule], text: { en: 'No pets.', es: '' } });
  expect(await ask()).toBe(
    'Free cancellation until 6 PM 3 days before arrival; after that, 40% of the total is charged. No pets.',
  );
});
