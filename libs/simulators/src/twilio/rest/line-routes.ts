import type { FastifyInstance } from 'fastify';
import type { Account } from '../accounts.ts';
import type { Line } from '../line.ts';
import { API_VERSION } from '../texting/webhooks.ts';
import { TwilioError } from '../twilio-error.ts';
import type { AccountOf } from './authentication.ts';
import { rfc2822 } from './message-answer.ts';

const PATH = '/Accounts/:accountSid/IncomingPhoneNumbers';
type Named = { Params: { accountSid: string; sid: string }; Body: URLSearchParams };

/** A number as Twilio's REST API shows it, without the addresses of calls, which the voice platform has. */
function answerLine({ settings }: Account, { id, createdAt, number, smsUrl, smsMethod }: Line) {
  const path = `/${API_VERSION}/Accounts/${settings.accountSid}/IncomingPhoneNumbers/${id}`;
  return {
    account_sid: settings.accountSid,
    api_version: API_VERSION,
    capabilities: { mms: true, sms: true, voice: true, fax: false },
    date_created: rfc2822(createdAt),
    date_updated: rfc2822(createdAt),
    friendly_name: number,
    origin: 'twilio',
    phone_number: number,
    sid: id,
    sms_application_sid: '',
    sms_fallback_method: 'POST',
    sms_fallback_url: '',
    sms_method: smsMethod,
    sms_url: smsUrl,
    status: 'in-use',
    uri: `${path}.json`,
  };
}

/** Adds listing an account's numbers and saying where texts to one are passed on. */
export function addLineRoutes(api: FastifyInstance, accountOf: AccountOf): void {
  api.get<Pick<Named, 'Params'>>(`${PATH}.json`, async (request) => {
    const account = accountOf(request);
    const asked = new URLSearchParams(request.url.split('?')[1]).get('PhoneNumber');
    const found = account.lines.newestFirst().filter(({ number }) => asked === null || number === asked);
    const uri = `/${API_VERSION}/Accounts/${account.settings.accountSid}/IncomingPhoneNumbers.json`;
    return {
      end: Math.max(0, found.length - 1),
      first_page_uri: `${uri}?PageSize=50&Page=0`,
      incoming_phone_numbers: found.map((line) => answerLine(account, line)),
      next_page_uri: null,
      page: 0,
      page_size: 50,
      previous_page_uri: null,
      start: 0,
      uri,
    };
  });

  api.post<Named>(`${PATH}/:sid.json`, async (request) => {
    const account = accountOf(request);
    const line = account.lines.get(request.params.sid);
    if (!line) throw new TwilioError(20404, request.url.split('?')[0]);
    const smsUrl = request.body.get('SmsUrl') ?? line.smsUrl;
    const isAddress = smsUrl === '' || (URL.canParse(smsUrl) && /^https?:/.test(smsUrl));
    if (!isAddress) throw new TwilioError(21502, smsUrl);
    const method = request.body.get('SmsMethod');
    account.lines.put({ ...line, smsUrl, smsMethod: method === 'GET' ? 'GET' : 'POST' });
    return answerLine(account, account.lines.get(line.id)!);
  });
}
