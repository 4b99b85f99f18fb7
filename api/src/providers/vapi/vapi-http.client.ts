import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Mode } from '@booking/contracts/mode';
import { credentialName } from '@booking/environment/environment';
import { Env } from '../../platform/env/env.service.ts';
import { jsonOf, Outbound, type ProviderAnswer, type Sending } from '../../platform/outbound/outbound.client.ts';
import { ProviderError, providerErrors } from '../../platform/outbound/provider.error.ts';
import { UnreadableRows } from '../../platform/outbound/unreadable-rows.service.ts';
import { collectProblems, readRows } from '../lenient-rows.schema.ts';
import { object, text, type Json } from './lenient-json.mapper.ts';

/** The query that gives all tools of an account at once. */
export const everyTool = { limit: '1000' };

const agent = 'ai-booking-admin/1.0';

/** Where Vapi keeps recordings. */
const storage = ['vapi.ai', 'r2.cloudflarestorage.com'];

/** Where Vapi runs calls: each call names an address of its own there. */
const lines = ['vapi.ai'];

const isAt = (hosts: readonly string[], { protocol, hostname }: URL): boolean =>
  (protocol === 'https:' || protocol === 'wss:') &&
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** Nothing can be done with what has no id. */
const Identified = z.looseObject({ id: z.string().min(1) });

/** What could be read of a page of a list, how long the page was, and why the rest could not be read. */
export type VapiPage = { rows: Json[]; size: number; problems: string[] };

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `message` is one sentence or a list of them. */
const reasonIn = (body: Json): string => {
  const { message } = body;
  return Array.isArray(message) ? message.join('; ') : (text(message) ?? 'without a reason');
};

const refused = (operation: string, status: number, read: unknown): ProviderError =>
  new ProviderError('refused', `Vapi refused ${operation} (${status}): ${reasonIn(object(read))}`);

/** Vapi's REST API, with `fetch`: its SDK is 47 MB, retries POST by itself and types what it returns wrongly (see docs/adr). */
@Injectable()
export class VapiHttp {
  readonly title = 'Vapi';

  constructor(
    private readonly env: Env,
    private readonly outbound: Outbound,
    private readonly unreadable: UnreadableRows,
  ) {}

  hasKey(mode: Mode): boolean {
    return this.env.credential('VAPI_API_KEY', mode) !== undefined;
  }

  /**
   * Asks and gives the parsed answer. GET, PATCH and DELETE may be asked again; a POST makes something and is sent once.
   * @param path with ids in it; `operation` names it without them
   * @throws ProviderError
   */
  async request(
    mode: Mode,
    verb: Verb,
    path: string,
    operation: string,
    body?: Json,
    timeoutMs?: number,
  ): Promise<unknown> {
    const answer = await this.sendAuthorized(mode, verb, path, operation, body, timeoutMs);
    const read = jsonOf(answer, this.line(mode), verb === 'POST');
    if (answer.status >= 400) throw refused(operation, answer.status, read);
    return read;
  }

  /** Where a GET leads to, for what Vapi keeps elsewhere. @throws ProviderError */
  async findRedirect(mode: Mode, path: string, operation: string): Promise<string> {
    const { status, headers } = await this.sendAuthorized(mode, 'GET', path, operation);
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location && URL.canParse(location, this.base)) {
      return new URL(location, this.base).href;
    }
    throw new ProviderError('unreadable', `Vapi did not say where ${operation} is kept (${status}).`);
  }

  /**
   * Gets something from where Vapi keeps it, which is told nothing of our key; its body is still to be read.
   * @param gone ends it, at any time
   * @throws ProviderError for what is no https address, save that of our own base address
   */
  async fetchFrom(
    mode: Mode,
    url: string,
    operation: string,
    headers: Record<string, string>,
    gone: AbortSignal,
  ): Promise<Response> {
    const { origin, hostname } = new URL(url);
    if (!isAt(storage, new URL(url)) && origin !== new URL(this.base).origin) {
      throw new ProviderError('refused', `Vapi keeps ${operation} at a place that we do not go to: ${hostname}.`);
    }
    const init = { headers: { ...headers, 'user-agent': agent } };
    return this.outbound.open(
      { line: this.line(mode), operation: `GET ${operation}`, url, init, isRepeatable: true },
      gone,
    );
  }

  /**
   * Posts once to the address that a call named for its control. It takes the public key, the private one is for the REST API.
   * @throws ProviderError also for an address that is not of Vapi, which is sent nothing
   */
  async control(mode: Mode, url: string, operation: string, body: Json): Promise<void> {
    this.requireLine(url, operation);
    const { init, ...sending } = this.sending(mode, 'POST', '', operation, body);
    const headers = { ...init.headers, authorization: `Bearer ${this.publicKeyOf(mode)}` };
    const answer = await this.outbound.send({ ...sending, url, init: { ...init, headers } });
    this.refuseUnknown(mode, operation, answer.status);
    if (answer.status >= 400) throw refused(operation, answer.status, jsonOf(answer, this.line(mode), true));
  }

  /**
   * Posts once and gives the answer as it comes. The time limit is for its beginning.
   * @param gone ends it, at any time, and is thrown then
   * @throws ProviderError
   */
  async stream(
    mode: Mode,
    operation: string,
    body: Json,
    timeoutMs: number,
    gone: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>> {
    const answer = await this.outbound.open(this.sending(mode, 'POST', operation, operation, body, timeoutMs), gone);
    const { status } = answer;
    if (answer.body && status < 400) return answer.body;
    this.refuseUnknown(mode, operation, status);
    const read = jsonOf({ status, headers: answer.headers, text: await answer.text() }, this.line(mode), true);
    throw refused(operation, status, read);
  }

  /** A list of objects, from one GET. What cannot be read of it is left out, and staff are told. @throws ProviderError */
  async list(mode: Mode, operation: string, query: Record<string, string>): Promise<Json[]> {
    const { rows, problems } = await this.page(mode, operation, query);
    await this.noteUnreadable(mode, operation, problems);
    return rows;
  }

  /** The same for a list of several pages, whose problems are told together. @throws ProviderError also for what is no list */
  async page(
    mode: Mode,
    operation: string,
    query: Record<string, string>,
    row: z.ZodType<Json> = Identified,
  ): Promise<VapiPage> {
    const answer = await this.request(mode, 'GET', `${operation}?${new URLSearchParams(query)}`, operation);
    const all = Array.isArray(answer) ? answer : object(answer)['results'];
    if (!Array.isArray(all)) throw providerErrors.unreadable(this.title, false);
    const { value: rows, problems } = collectProblems(() => readRows(row, all));
    return { rows, size: all.length, problems };
  }

  async noteUnreadable(mode: Mode, operation: string, problems: readonly string[]): Promise<void> {
    await this.unreadable.record({ provider: 'vapi', mode, list: operation, scope: '' }, problems);
  }

  /** @throws ProviderError for a key that is not taken, and for what is not there */
  private async sendAuthorized(
    mode: Mode,
    verb: Verb,
    path: string,
    operation: string,
    body?: Json,
    timeoutMs?: number,
  ): Promise<ProviderAnswer> {
    const answer = await this.outbound.send(this.sending(mode, verb, path, operation, body, timeoutMs));
    this.refuseUnknown(mode, operation, answer.status);
    return answer;
  }

  private sending(mode: Mode, verb: Verb, path: string, operation: string, body?: Json, timeoutMs?: number): Sending {
    return {
      line: this.line(mode),
      operation: `${verb} ${operation}`,
      url: `${this.base}${path}`,
      isRepeatable: verb !== 'POST',
      ...(timeoutMs !== undefined && { timeoutMs }),
      init: {
        method: verb,
        headers: {
          authorization: `Bearer ${this.keyOf(mode)}`,
          accept: 'application/json',
          'user-agent': agent,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
    };
  }

  private refuseUnknown(mode: Mode, operation: string, status: number): void {
    if (status === 401) {
      const name = credentialName('VAPI_API_KEY', mode);
      throw new ProviderError('unauthorized', `Vapi does not take our key (401). Check ${name} in the environment.`);
    }
    if (status === 404) {
      throw new ProviderError('not_found', `Vapi knows no such thing (404, ${operation}). Check the id.`);
    }
  }

  /** Where it answers. */
  get base(): string {
    return this.env.settings.VAPI_BASE_URL ?? 'https://api.vapi.ai';
  }

  private line(mode: Mode) {
    return { provider: 'vapi', title: this.title, mode } as const;
  }

  /** @throws ProviderError for an address of a call that is not of Vapi; it is not asked */
  requireLine(url: string, operation: string): void {
    const place = URL.canParse(url) ? new URL(url) : undefined;
    if (place && (isAt(lines, place) || place.host === new URL(this.base).host)) return;
    const named = place?.hostname ?? 'no address';
    throw new ProviderError('refused', `Vapi has ${operation} at a place that we do not go to: ${named}.`);
  }

  /** @throws ProviderError without one */
  publicKeyOf(mode: Mode): string {
    const key = this.env.credential('VAPI_PUBLIC_KEY', mode);
    if (key) return key;
    const name = credentialName('VAPI_PUBLIC_KEY', mode);
    throw new ProviderError('not_set_up', `Calls cannot be listened to or ended in ${mode} mode: ${name} is missing.`);
  }

  /** Our private key. @throws ProviderError without one */
  keyOf(mode: Mode): string {
    const key = this.env.credential('VAPI_API_KEY', mode);
    if (key) return key;
    const name = credentialName('VAPI_API_KEY', mode);
    throw new ProviderError('not_set_up', `Vapi is not set up for ${mode} mode: ${name} is missing.`);
  }
}
