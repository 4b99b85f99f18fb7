import type { Account } from '../accounts.ts';
import type { Message } from '../texting/message.ts';
import { API_VERSION } from '../texting/webhooks.ts';

const PRICE_PER_SEGMENT = 0.0075;

const ERROR_MESSAGES: Readonly<Record<number, string>> = { 30003: 'Unreachable destination handset' };

/** A message as Twilio's REST API shows it: most numbers are strings, instants are RFC 2822. */
export function answerMessage({ settings }: Account, message: Message): Record<string, unknown> {
  const { id, errorCode, segments, sentAt } = message;
  const path = `/${API_VERSION}/Accounts/${settings.accountSid}/Messages/${id}`;
  return {
    account_sid: settings.accountSid,
    api_version: API_VERSION,
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: sentAt && rfc2822(sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: message.direction,
    error_code: errorCode,
    error_message: errorCode && (ERROR_MESSAGES[errorCode] ?? null),
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(segments),
    // what a text costs is known once it was sent
    price: sentAt && (-segments * PRICE_PER_SEGMENT).toFixed(5),
    price_unit: sentAt && 'USD',
    sid: id,
    status: message.status,
    subresource_uris: { media: `${path}/Media.json` },
    to: message.to,
    uri: `${path}.json`,
  };
}

/** An ISO instant as Twilio writes it: "Thu, 24 Aug 2023 05:01:45 +0000". */
export function rfc2822(instant: string): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000');
}
