import { Injectable } from '@nestjs/common';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { jsonOf, Outbound } from '../../platform/outbound/outbound.client.ts';
import { ProviderError, providerErrors } from '../../platform/outbound/provider.error.ts';
import { UnreadableRows } from '../../platform/outbound/unreadable-rows.service.ts';
import { collectProblems, rows } from '../lenient-rows.schema.ts';
import {
  Messaging,
  RecipientOptedOut,
  RecipientUnreachable,
  type SentText,
  type TextAccount,
} from '../messaging.port.ts';
import { codeOf, optedOutCode, sentenceOf, unreachableCodes } from './twilio-errors.mapper.ts';

const Account = z.object({ status: z.string(), type: z.string() });
/** It was taken, so a state that cannot be read is the first one. */
const Message = z.object({ sid: z.string().min(1), status: z.string().catch('queued') });
const Listed = Message.extend({ body: z.unknown().optional() });
const Messages = z.object({ messages: rows(Listed), next_page_uri: z.string().nullish() });

const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
type OurAccount = { sid: string; token: string; from: string };

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
    private readonly credentials: Credentials,
    private readonly outbound: Outbound,
    private readonly unreadable: UnreadableRows,
  ) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return needed.every((name) => this.credentials.get(name, mode) !== undefined);
  }

  /** The whole answer carries the auth token; two fields of it leave this place. */
  async check(mode: Mode): Promise<TextAccount> {
    const account = await this.requestParsed(mode, Account, 'GET', '.json', 'account');
    if (account.status === 'active') return account;
    throw new ProviderError('unauthorized', `The Twilio account is ${account.status}. See its console.`);
  }

  async send(mode: Mode, to: string, body: string): Promise<SentText> {
    const { from } = this.accountOf(mode);
    const form = new URLSearchParams({ To: to, From: from, Body: body, StatusCallback: this.callback });
    const { sid, status } = await this.requestParsed(mode, Message, 'POST', '/Messages.json', 'Messages', form);
    return { id: sid, status };
  }

  /**
   * Twilio calls it redaction; when, between whom and at what price stays in its books.
   * @throws ProviderError once all others are erased, when texts have no id to erase them by
   */
  async eraseTexts(mode: Mode, number: string): Promise<number> {
    const problems: string[] = [];
    let erased = 0;
    for (const side of ['To', 'From']) {
      let next: string | null = `?${new URLSearchParams({ [side]: number, PageSize: '200' })}`;
      while (next !== null) {
        const listed = await this.listTexts(mode, next);
        for (const text of listed.texts) await this.eraseText(mode, text);
        erased += listed.texts.length;
        problems.push(...listed.problems);
        next = listed.next;
      }
    }
    await this.unreadable.record({ provider: 'twilio', mode, list: 'Messages', scope: '' }, problems);
    if (problems.length === 0) return erased;
    const sentence = `${erased} texts are erased, and ${problems.length} cannot be read. Erase those in Twilio's console.`;
    throw new ProviderError('unreadable', sentence);
  }

  private async listTexts(mode: Mode, query: string) {
    const answer = await this.request(mode, 'GET', `/Messages.json${query}`, 'Messages');
    const { value: read, problems } = collectProblems(() => Messages.safeParse(answer));
    if (!read.success) throw providerErrors.unreadable(this.title, false);
    const { messages, next_page_uri: following } = read.data;
    return { texts: messages, problems, next: following ? `?${following.split('?')[1] ?? ''}` : null };
  }

  private async eraseText(mode: Mode, { sid, body }: z.output<typeof Listed>): Promise<void> {
    if (!body) return;
    await this.requestParsed(
      mode,
      Message,
      'POST',
      `/Messages/${sid}.json`,
      'Message',
      new URLSearchParams({ Body: '' }),
    );
  }

  /** Behind the # stands how often Twilio tries again; by itself it gives up after an answer of 500. */
  private get callback(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/twilio#rc=2&rp=ct,rt,5xx`;
  }

  async requestParsed<Schema extends z.ZodType>(
    mode: Mode,
    schema: Schema,
    ...[verb, path, operation, form]: [verb: 'GET' | 'POST', path: string, operation: string, form?: URLSearchParams]
  ): Promise<z.output<Schema>> {
    const read = schema.safeParse(await this.request(mode, verb, path, operation, form));
    if (read.success) return read.data;
    throw providerErrors.unreadable(this.title, verb === 'POST');
  }

  private async request(
    mode: Mode,
    verb: 'GET' | 'POST',
    path: string,
    operation: string,
    form?: URLSearchParams,
  ): Promise<unknown> {
    const { sid, token } = this.accountOf(mode);
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

  private accountOf(mode: Mode): OurAccount {
    const [sid, token, from] = needed.map((name) => this.credentials.get(name, mode));
    if (sid && token && from) return { sid, token, from };
    const missing = needed.filter((name) => !this.credentials.get(name, mode)).map((name) => credentialName(name, mode));
    throw new ProviderError('not_set_up', `Twilio is not set up for ${mode} mode: ${missing.join(', ')} missing.`);
  }
}
