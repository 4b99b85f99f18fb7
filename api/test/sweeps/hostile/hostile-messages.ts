import { randomUUID } from 'node:crypto';
import { toolPath } from '@booking/contracts/tools';
import { Sealed } from '../../../src/platform/secrets/sealed.service.ts';
import { twilioSignature } from '../../../src/providers/twilio/twilio-signature.rule.ts';
import { envOf } from '../../start/env-of.ts';
import { webhookSecret } from '../../start/running-api.ts';
import type { Simulators } from '../../start/running-simulators.ts';
import { signedByVapi, stripeEvent, stripeSignature } from '../../providers/signed.ts';
import { toolCalls } from '../../providers/server-messages.ts';
import { tokenFor } from '../../requests/tool-calls.ts';
import { hostileReports } from './hostile-reports.ts';
import { hostileTexts } from './hostile-texts.ts';
import { countTexts, withEveryText } from './taken-bodies.ts';

/** A request that an outside service proves to be its own. */
export type Proven = { path: string; body: string; headers: Record<string, string> };
/** Of one kind of message, each by what its texts are made of. */
export type ProvenMessages = (readonly [kind: string, proven: Proven])[];

const json = { 'content-type': 'application/json' };

/** A message of about so many bytes, all of them in its texts. */
const full = (message: object, text: string, kept: readonly string[]): object =>
  withEveryText(message, text.slice(0, Math.floor(text.length / countTexts(message))), kept) as object;

type Prove = (body: string) => Proven;

const byVapi: Prove = (body) => ({
  path: '/api/webhooks/vapi',
  body,
  headers: signedByVapi(webhookSecret, body),
});
const byStripe =
  ({ env }: Simulators): Prove =>
  (body) => {
    const signature = stripeSignature(body, env['STRIPE_TEST_WEBHOOK_SECRET']!);
    return { path: '/api/webhooks/stripe', body, headers: { ...json, 'stripe-signature': signature } };
  };
const byCloudbeds: Prove = (body) => {
  const [key] = new Sealed(envOf()).derivations('cloudbeds webhook test');
  return { path: `/api/webhooks/cloudbeds?key=${key!}`, body, headers: json };
};
const byTools =
  (path: string): Prove =>
  (body) => ({ path, body, headers: { ...json, ...tokenFor(path) } });

/** The mail server that passes on notices, where the API is told of it. */
const byMail = { authorization: `Bearer ${webhookSecret}` };

/** How a body of anything is proven, by the path of the endpoint that takes JSON of an outside service. */
export const proveBody = (simulators: Simulators): Record<string, Prove> => ({
  '/api/webhooks/vapi': byVapi,
  '/api/webhooks/stripe': byStripe(simulators),
  '/api/webhooks/cloudbeds': byCloudbeds,
  '/api/webhooks/mail': (body) => ({ path: '/api/webhooks/mail', body, headers: { ...json, ...byMail } }),
  ...Object.fromEntries(
    Object.values(toolPath).map((door) => [`${door}/{tool}`, byTools(`${door}/get_property_facts`)]),
  ),
});

const stripeObjects: Record<string, object> = {
  'checkout.session.completed': {
    ...{ id: 'x', object: 'checkout.session', client_reference_id: 'x', payment_intent: 'x', currency: 'x' },
    ...{ metadata: { paymentId: 'x', more: 'x' }, customer_details: { name: 'x', email: 'x', phone: 'x' } },
    ...{ amount_total: 100, payment_status: 'paid', status: 'complete' },
  },
  'charge.dispute.created': {
    ...{ id: 'x', object: 'dispute', charge: 'x', payment_intent: 'x', reason: 'x', status: 'x', currency: 'x' },
    ...{ amount: 100, evidence_details: { due_by: 1_800_000_000 }, metadata: { more: 'x' } },
  },
  'refund.created': {
    ...{ id: 'x', object: 'refund', charge: 'x', payment_intent: 'x', reason: 'x', status: 'x', currency: 'x' },
    ...{ amount: 100, metadata: { more: 'x' } },
  },
};

/** Events of Stripe as large as are taken. */
export const ofStripe = (simulators: Simulators): Record<string, () => ProvenMessages> =>
  Object.fromEntries(
    Object.entries(stripeObjects).map(([type, object]) => [
      type,
      () =>
        hostileTexts(30_000).map(([kind, text]): [string, Proven] => {
          const filled = full(object, text, ['object', 'payment_status', 'status']);
          return [kind, byStripe(simulators)(stripeEvent({ id: `evt_${randomUUID()}`, type, object: filled }))];
        }),
    ]),
  );

const fromTwilio = ({ env }: Simulators, apiUrl: string, fields: Record<string, string>): Proven => {
  const form = new URLSearchParams({ AccountSid: env['TWILIO_TEST_ACCOUNT_SID']!, ...fields });
  const signature = twilioSignature(env['TWILIO_TEST_AUTH_TOKEN']!, `${apiUrl}/api/webhooks/twilio`, form);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  return { path: '/api/webhooks/twilio', body: form.toString(), headers };
};

/** Texts that somebody sent, and news of texts, as large as are taken. */
export const ofTwilio = (simulators: Simulators, apiUrl: string): ProvenMessages =>
  hostileTexts(5000).flatMap(([kind, given]): [string, Proven][] => {
    const text = given.toWellFormed();
    const sid = `SM${randomUUID()}`;
    const from = (fields: Record<string, string>): Proven => fromTwilio(simulators, apiUrl, fields);
    return [
      [`${kind}, as a text`, from({ MessageSid: sid, From: '+15125550188', To: '+17375550142', Body: text })],
      [`${kind}, from and to`, from({ MessageSid: sid + text, From: text, To: text, Body: 'Hello', OptOutType: text })],
      [`${kind}, as news`, from({ MessageSid: text, MessageStatus: text, ErrorCode: text })],
    ];
  });

/** Notices of Cloudbeds. */
export function ofCloudbeds(): ProvenMessages {
  const notice = { reservationID: 'x', propertyID: 'x', event: 'reservation/created', version: 'x', startDate: 'x' };
  return hostileTexts(40_000).map(([kind, text]) => [
    kind,
    byCloudbeds(JSON.stringify(full({ ...notice, timestamp: Date.now() / 1000 }, text, ['event']))),
  ]);
}

/** A tool that is asked for with arguments as large as a message may be. */
export function ofTools(): ProvenMessages {
  const at = Date.now();
  return hostileTexts(150_000).map(([kind, text]) => {
    const name = 'send_sms';
    const message = toolCalls({ id: randomUUID(), at, guest: '+15125550188' }, [
      { id: `call_${randomUUID()}`, name, arguments: { phone: text, message: text } },
    ]);
    return [kind, byTools(`${toolPath['guest']}/${name}`)(JSON.stringify(message))];
  });
}

/** Reports of whole calls, as the voice platform sends them at the end. */
export const ofReports = (): ProvenMessages =>
  hostileReports().map(([kind, message]) => [kind, byVapi(JSON.stringify(message))]);
