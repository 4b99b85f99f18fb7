import { auditEndpoints } from '@booking/contracts/audit';
import { callEndpoints } from '@booking/contracts/calls';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { paymentEndpoints } from '@booking/contracts/payments';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { searchEndpoints } from '@booking/contracts/search';
import { settingEndpoints } from '@booking/contracts/settings';
import { voiceEndpoints } from '@booking/contracts/voice';
import type { ConnectedApi } from '../start/connected-api.ts';
import type { ErasableGuest } from '../people/erasable-guest.ts';
import { paymentOf, post, callTool } from '../people/guest-trip.ts';
import { owner } from '../start/running-api.ts';
import { postTwilio } from '../providers/signed.ts';
import { basicOf } from '../people/staff.ts';
import { setUpAssistants, visitorOf } from '../people/web-visitor.ts';

/** A number as people write it. */
export function spellingsOf(phone: string): string[] {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)!;
  return [
    `${area}${office}${line}`,
    `${area}\u2013${office}\u2013${line}`,
    `(${area})\u00a0${office}/${line}`,
    `${area}.${office}.${line}`,
    `+1 ${area} ${office}-${line}`,
  ];
}

/**
 * Puts what says who a guest is, and words that nobody else says, through every input that is left once they were a guest
 * (erasable-guest.ts): notes, reasons, documentation, searches, exports, tests of tools and calls, tools, the web chat, forms,
 * sign-in, texts, messages.
 * @returns what each was answered with, by its name
 */
export async function throughEveryInput(
  hotel: ConnectedApi,
  guest: ErasableGuest,
  words: string,
): Promise<Record<string, number>> {
  const { api } = hotel;
  const phones = spellingsOf(guest.guest);
  const name = `${guest.firstName} ${guest.lastName}`;
  const text = `${name}, ${phones.join(' or ')}, ${guest.email}: ${words}`;
  const payment = await paymentOf(hotel, guest);
  const [precheckin] = await api.sql<{ id: string }>('SELECT id FROM precheckin WHERE reservation_id = $1', [
    guest.reservationId,
  ]);
  const headers = basicOf(owner.email, owner.password);
  const statuses: Record<string, number> = {};
  const ask = async (what: string, endpoint: Endpoint, body?: object, given: { id?: string; query?: object } = {}) => {
    const path = addressOf(endpoint, given.id === undefined ? {} : { id: given.id }, given.query);
    const answer = await api.request(path, { method: endpoint.method, headers, ...(body && { body }) });
    await answer.text();
    statuses[what] = answer.status;
  };

  const review = { notes: text, tags: ['vip'], status: 'reviewed', revision: 0 };
  await ask('notes', callDetailEndpoints.review, review, { id: guest.id });
  // changes nothing, so that nobody but the interceptor tells the audit log of it
  await ask('the same notes', callDetailEndpoints.review, { ...review, revision: 1 }, { id: guest.id });
  await ask(
    'refund',
    paymentEndpoints.refund,
    { amountCents: 100, reason: text.slice(0, 300), seen: seenOf(payment) },
    payment,
  );
  await ask('view', precheckinDeskEndpoints.view, { kind: 'id_photo', reason: text.slice(0, 200) }, precheckin);
  await ask('finish', precheckinDeskEndpoints.finish, { how: 'by_hand', note: text.slice(0, 200) }, precheckin);
  // one that is known by payment and reservation, and one that only Stripe tells of
  const differences = await api.sql<{ id: string }>(
    `WITH run AS (INSERT INTO match_run (mode, started_at, since) VALUES ('test', now(), now() - interval '1 day') RETURNING id)
     INSERT INTO payment_difference (mode, run_id, key, kind, amount_cents, says, guest_name, payment_id, reservation_id, stripe_session, at, first_seen_at, last_seen_at)
     SELECT 'test', run.id, key, 'amount', 100, '{"here": "paid", "stripe": null, "cloudbeds": "unpaid"}', $1, payment, reservation, session, now(), now(), now()
     FROM run, (VALUES ('of a guest', $2::uuid, $3, NULL), ('of a checkout', NULL, NULL, $4)) AS about (key, payment, reservation, session)
     RETURNING id`,
    [name, payment.id, guest.reservationId, payment.stripeSession],
  );
  for (const [at, difference] of differences.entries())
    await ask(`explain ${at}`, paymentMatchEndpoints.explain, { note: text.slice(0, 300) }, difference);
  await ask('golden call', goldenCallEndpoints.fromCall, { callId: guest.id });
  const [row] = await api.sql<{ id: number }>('SELECT id FROM golden_call WHERE from_call_id = $1', [guest.id]);
  const golden = { name: text.slice(0, 100), turns: [{ says: text, expects: [] }] };
  if (row) await ask('golden call changed', goldenCallEndpoints.change, golden, { id: String(row.id) });

  // an entry is about anybody: what says who the guest is goes, and the rest of it stays
  const entry = {
    title: name,
    content: `${name}, ${phones.join(' or ')}, ${guest.email}`,
    category: 'Communication Rules',
  };
  await ask('documentation', documentationEndpoints.create, entry);
  const [written] = await api.sql<{ id: number }>('SELECT id FROM ai_documentation WHERE title = $1', [name]);
  const id = String(written!.id);
  await ask('documentation changed', documentationEndpoints.update, { title: `About ${phones[0]!}` }, { id });
  await ask('documentation removed', documentationEndpoints.remove, undefined, { id });

  for (const [at, q] of [...phones, name, guest.email, words].entries()) {
    await ask(`search ${at}`, callEndpoints.list, undefined, { query: { q } });
    await ask(`search of all ${at}`, searchEndpoints.find, undefined, { query: { q } });
    await ask(`extensions ${at}`, extensionEndpoints.list, undefined, { query: { q } });
    await ask(`pre-check-ins ${at}`, precheckinDeskEndpoints.list, undefined, { query: { q } });
    await ask(`calls ${at}`, callEndpoints.export, undefined, { query: { q } });
    await ask(`payments ${at}`, paymentEndpoints.export, undefined, { query: { q } });
    await ask(`audit ${at}`, auditEndpoints.export, undefined, { query: { q: q.slice(0, 100) } });
    await ask(`tool ${at}`, voiceEndpoints.testTool, {
      toolId: 'guest.send_room_selection_link',
      arguments: { phone: q, note: text },
    });
  }
  await ask('test numbers', settingEndpoints.save, { key: 'testCallNumbers', value: [guest.guest] });
  await ask('test call', voiceEndpoints.testCall, { phoneNumber: phones[2] });
  await ask('find', privacyEndpoints.find, { identifiers: [guest.guest, guest.email] });
  await ask('export', privacyEndpoints.export, { identifiers: [guest.guest, guest.email] });

  await callTool(hotel, guest, 'send_sms', { message: text, phone: guest.guest });
  await callTool(hotel, guest, 'check_availability', { note: text, checkIn: words });
  await post(hotel, '/api/intake', { phone: guest.guest, email: guest.email });
  const { env } = hotel.simulators;
  const message = { MessageSid: `SM-${guest.id}`, AccountSid: env['TWILIO_TEST_ACCOUNT_SID']!, From: guest.guest };
  const texted = { ...message, To: '+17375550142', Body: text };
  statuses['text'] = (await postTwilio(api, texted, env['TWILIO_TEST_AUTH_TOKEN']!)).status;
  const signIn = await post(hotel, '/api/auth/sign-in', { email: guest.email, password: words });
  statuses['sign-in'] = signIn.status;

  await setUpAssistants(hotel);
  const visitor = visitorOf(hotel);
  const begun = await visitor.start({
    ...{ assistant: 'booking' as const, firstName: guest.firstName },
    ...{ phone: phones[1]!, email: guest.email },
  });
  statuses['web chat'] = begun.status;
  if (begun.ok) {
    const { token } = (await begun.json()) as { token: string };
    await (await visitor.say(token, text)).text();
  }
  await api.sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', $1, 'end-of-call-report', 'test', $2, 'dead', 6, $3)`,
    [
      `dead-${guest.id}`,
      { message: { call: { id: 'never-seen', customer: { number: guest.guest } }, transcript: words } },
      `Nobody understands ${name}: ${words}`,
    ],
  );
  const [dead] = await api.sql<{ id: string }>(`SELECT id FROM inbound_event WHERE event_key = $1`, [
    `dead-${guest.id}`,
  ]);
  statuses['dead event'] = Number(dead!.id) > 0 ? 200 : 500;
  return statuses;
}

const seenOf = ({ refundedCents, syncStatus }: { refundedCents: number; syncStatus: unknown }) => ({
  refundedCents,
  syncStatus,
});
