import type { FastifyInstance } from 'fastify';
import { API_VERSION } from '../texting/webhooks.ts';
import type { AccountOf } from './authentication.ts';
import { rfc2822 } from './message-answer.ts';

const OPENED = '2026-01-05T16:00:00Z';

/** Adds reading an account, token and all, as the real one shows it to whoever has the token anyway. */
export function addAccountRoutes(api: FastifyInstance, accountOf: AccountOf): void {
  api.get<{ Params: { accountSid: string } }>('/Accounts/:accountSid.json', async (request) => {
    const { accountSid, authToken, name } = accountOf(request).settings;
    const path = `/${API_VERSION}/Accounts/${accountSid}`;
    return {
      auth_token: authToken,
      date_created: rfc2822(OPENED),
      date_updated: rfc2822(OPENED),
      friendly_name: `Hotel (${name})`,
      owner_account_sid: accountSid,
      sid: accountSid,
      status: 'active',
      subresource_uris: { messages: `${path}/Messages.json` },
      type: 'Full',
      uri: `${path}.json`,
    };
  });
}
