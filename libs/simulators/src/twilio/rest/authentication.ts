import type { Account } from '../accounts.ts';
import { TwilioError } from '../twilio-error.ts';

type AccountRequest = { headers: { authorization?: string | undefined }; params: { accountSid: string } };

/** Finds the account in a request's path. Throws a 401 {@link TwilioError} unless its SID and token come with it. */
export type AccountOf = (request: AccountRequest) => Account;

export function createAuthentication(accounts: readonly Account[]): AccountOf {
  return ({ headers, params }) => {
    const given = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    const credentials = Buffer.from(given, 'base64').toString('utf8');
    const account = accounts.find(
      ({ settings }) =>
        settings.accountSid === params.accountSid && credentials === `${settings.accountSid}:${settings.authToken}`,
    );
    if (!account) throw new TwilioError(20003);
    return account;
  };
}
