import { Injectable } from '@nestjs/common';
import { credentialName } from '@booking/contracts/environment';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Env } from '../../platform/env/env.ts';
import { jsonOf, Outbound } from '../../platform/outbound/outbound.ts';
import { ProviderError, troubles } from '../../platform/outbound/provider-error.ts';
import { Messaging, RecipientOptedOut, RecipientUnreachable, type SentText, type TextAccount } from '../messaging.ts';
import { codeOf, optedOutCode, sentenceOf, unreachableCodes } from './twilio-errors.ts';

const Account = z.object({ status: z.string(), type: z.string() });
const Message = z.object({ sid: z.string(), status: z.string() });
const Messages = z.object({
  messages: z.array(Message.extend({ body: z.string().nullable() })),
  next_page_uri: z.string().nullable(),
});

const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
type Credentials = { sid: string; token: string; from: string };

function failureOf(code: number | undefined): typeof ProviderError {
  if (code === optedOutCode) return RecipientOptedOut;
  return code !== undefined && unreachableCodes.has(code) ? RecipientUnreachable : ProviderError;
}

/** Twilio's REST API, with `fetch`: four fields and Basic sign-in weigh less than its SDK (see docs/adr). */
@Injectable()
export class TwilioClient extends Messaging {
  readonly name = 'twilio';
  readonly title = 'Twilio';

  constructor(
    private readonly env: Env,
    private readonly outbound: Outbound,
  ) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return needed.every((name) => this.env.credential(name, mode) !== undefined);
  }

  /** The whole answer carries the auth token; two fields of it leave this place. */
  async check(mode: Mode): Promise<TextAccount> {
    const account = await this.ask(mode, Account, 'GET', '.json', 'account');
    if (account.status === 'active') return account;
    throw new ProviderError('unauthorized', `The Twilio account is ${account.status}. See its console.`);
  }

  async send(mode: Mode, to: string, body: string): Promise<SentText> {
    const { from } = this.credentials(mode);
    const form = new URLSearchParams({ To: to, From: from, Body: body, StatusCallback: this.callback });
    const { sid, status } = await this.ask(mode, Message, 'POST', '/Messages.json', 'Messages', form);
    return { id: sid, status };
  }

  /** Twilio calls it redaction; when, between whom and at what price stays in its books. */
  async eraseTexts(mode: Mode, number: string): Promise<number> {
    let erased = 0;
    for (const side of ['To', 'From']) {
      let page: string | null = `?${new URLSearchParams({ [side]: number, PageSize: '200' })}`;
      while (page !== null) {
        const found: z.output<typeof Messages> = await this.ask(
          mode,
          Messages,
          'GET',
          `/Messages.json${page}`,
          'Messages',
        );
        for (const { sid, body } of found.messages) {
          erased += 1;
          if (body)
            await this.ask(
              mode,
              Message,
              'POST',
              `/Messages/${sid}.json`,
              'Message',
              new URLSearchParams({ Body: '' }),
            );
        }
        page = found.next_page_uri && `?${found.next_page_uri.split('?')[1] ?? ''}`;
      }
    }
    return erased;
  }

  /** Behind the # stands how often Twilio tries again; by itself it gives up after an answer of 500. */
  private get callback(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/twilio#rc=2&rp=ct,rt,5xx`;
  }

  private async ask<Schema extends z.ZodType>(
    mode: Mode,
    schema: Schema,
    ...[verb, path, operation, form]: [verb: 'GET' | 'POST', path: string, operation: string, form?: URLSearchParams]
  ): Promise<z.output<Schema>> {
    const read = schema.safeParse(await this.request(mode, verb, path, operation, form));
    if (read.success) return read.data;
    throw troubles.unreadable(this.title, verb === 'POST');
  }

  private async request(
    mode: Mode,
    verb: 'GET' | 'POST',
    path: string,
    operation: string,
    form?: URLSearchParams,
  ): Promise<unknown> {
    const { sid, token } = this.credentials(mode);
    const line = { provider: 'twilio', title: this.title, mode } as const;
    const answer = await this.outbound.send({
      line,
      operation: `${verb} ${operation}`,
      url: `${this.env.settings.TWILIO_BASE_URL ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${sid}${path}`,
      isRepeatable: verb === 'GET',
      init: {
        method: verb,
        headers: {
          authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
          accept: 'application/json',
        },
        ...(form && { body: form }),
      },
    });
    if (answer.status === 401) {
      const names = `${credentialName('TWILIO_ACCOUNT_SID', mode)} and ${credentialName('TWILIO_AUTH_TOKEN', mode)}`;
      throw new ProviderError('unauthorized', `Twilio does not take our credentials (401). Check ${names}.`);
    }
    const read = jsonOf(answer, line, verb === 'POST');
    if (answer.status < 400) return read;
    throw new (failureOf(codeOf(read)))('refused', sentenceOf(read));
  }

  private credentials(mode: Mode): Credentials {
    const [sid, token, from] = needed.map((name) => this.env.credential(name, mode));
    if (sid && token && from) return { sid, token, from };
    const missing = needed.filter((name) => !this.env.credential(name, mode)).map((name) => credentialName(name, mode));
    throw new ProviderError('not_set_up', `Twilio is not set up for ${mode} mode: ${missing.join(', ')} missing.`);
  }
}
