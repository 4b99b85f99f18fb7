import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import type { ChatAnswer } from '@booking/contracts/publishing';
import type { ToolAudience } from '@booking/contracts/tools';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Env } from '../../platform/env/env.service.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import {
  VoicePlatform,
  type CallNow,
  type ListedCall,
  type LiveSound,
  type NotLive,
  type PlatformAssistant,
  type PlatformTool,
  type ChatMessage,
  type RecordingStream,
  type SpokenMessages,
  type WantedAssistant,
  type WebCall,
  type WebConversation,
} from '../voice-platform.port.ts';
import type { VapiAccount, CallbackCredentials } from './vapi-account.schema.ts';
import { callNow } from './calls/call-now.mapper.ts';
import { platformToolOf, spokenMessages } from './tools/catalogue-tools.mapper.ts';
import { chat } from './chats/chat.client.ts';
import { configure, rawAssistant } from './assistants/configure-assistant.client.ts';
import { platformAssistantOf } from './assistants/platform-assistant.mapper.ts';
import { instant, object, text, type Json } from './lenient-json.mapper.ts';
import { provideTools } from './tools/provide-tools.client.ts';
import { endCall } from './calls/end-call.client.ts';
import { liveSound } from './calls/live-sound.client.ts';
import { recording } from './calls/recording.client.ts';
import { Rehearsals } from './chats/rehearsals.service.ts';
import { VapiCredentials } from './vapi-credentials.service.ts';
import { setPrompt } from './assistants/set-prompt.client.ts';
import { everyTool, VapiHttp } from './vapi-http.client.ts';
import { openWebChat, sendWebChat } from './chats/web-chat.client.ts';
import { openWebCall } from './calls/web-call.client.ts';

const page = 100;

const Listed = z.looseObject({
  id: z.string().min(1),
  createdAt: z.unknown().refine((given) => instant(given) !== undefined, 'This is no time.'),
});

/** The platform's API in the hotel's words. */
@Injectable()
export class VapiClient extends VoicePlatform {
  readonly name = 'vapi';
  readonly title = 'Vapi';

  constructor(
    private readonly http: VapiHttp,
    private readonly env: Env,
    private readonly rehearsals: Rehearsals,
    private readonly credentials: VapiCredentials,
  ) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return this.http.hasKey(mode);
  }

  async check(mode: Mode): Promise<{ account: string | null }> {
    const [assistant] = await this.http.list(mode, '/assistant', { limit: '1' });
    // an account without an assistant tells its name by its phone number
    const [owned] = assistant ? [assistant] : await this.http.list(mode, '/phone-number', { limit: '1' });
    return { account: text(owned?.['orgId']) ?? null };
  }

  async *listCallsSince(mode: Mode, since: Date): AsyncIterable<ListedCall> {
    const left: string[] = [];
    let before: string | undefined;
    do {
      const query = { limit: String(page), createdAtGt: since.toISOString(), ...(before && { createdAtLt: before }) };
      const { rows, size, problems } = await this.http.page(mode, '/call', query, Listed);
      left.push(...problems);
      for (const raw of rows) {
        const createdAt = new Date(instant(raw['createdAt'])!);
        yield { id: String(raw['id']), createdAt, isOver: raw['status'] === 'ended', raw };
      }
      before = size < page ? undefined : instant(rows.at(-1)?.['createdAt']);
    } while (before);
    await this.http.noteUnreadable(mode, '/call', left);
  }

  async getCall(mode: Mode, id: string): Promise<CallNow> {
    return callNow(object(await this.http.request(mode, 'GET', `/call/${encodeURIComponent(id)}`, '/call/{id}')));
  }

  endCall(mode: Mode, id: string): Promise<'ended' | NotLive> {
    return endCall(this.http, mode, id);
  }

  openLiveSound(mode: Mode, id: string, gone: AbortSignal): Promise<LiveSound | NotLive> {
    return liveSound(this.http, mode, id, gone);
  }

  async eraseCall(mode: Mode, id: string): Promise<string> {
    const operation = '/call/{id}';
    try {
      await this.http.request(mode, 'DELETE', `/call/${encodeURIComponent(id)}`, operation);
      return `DELETE ${operation}: erased`;
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'not_found') return `DELETE ${operation}: not there`;
      throw error;
    }
  }

  openRecording(mode: Mode, id: string, range: string | undefined, gone: AbortSignal): Promise<RecordingStream> {
    return recording(this.http, mode, id, range, gone);
  }

  async placeCall(mode: Mode, assistantId: string, number: string, variables: Json): Promise<{ id: string }> {
    const phoneNumberId = this.env.credential('VAPI_PHONE_NUMBER_ID', mode);
    if (!phoneNumberId) {
      const name = credentialName('VAPI_PHONE_NUMBER_ID', mode);
      throw new ProviderError('not_set_up', `Vapi has no number to phone from in ${mode} mode: ${name} is missing.`);
    }
    const body = {
      assistantId,
      phoneNumberId,
      customer: { number },
      assistantOverrides: { variableValues: variables },
    };
    const placed = object(await this.http.request(mode, 'POST', '/call', '/call', body));
    return { id: text(placed['id']) ?? '' };
  }

  async listAssistants(mode: Mode): Promise<PlatformAssistant[]> {
    const [all, { target }] = await Promise.all([
      this.http.list(mode, '/assistant', { limit: '1000' }),
      this.account(mode),
    ]);
    return all.map((raw) => platformAssistantOf(raw, target));
  }

  async listPhoneLines(mode: Mode): Promise<ReadonlyMap<string, string>> {
    const numbers = await this.http.list(mode, '/phone-number', { limit: '1000' });
    return new Map(
      numbers.flatMap((raw) => {
        const [assistantId, number] = [text(raw['assistantId']), phoneNumberOf(text(raw['number']) ?? '')];
        return assistantId && number ? [[assistantId, number] as const] : [];
      }),
    );
  }

  async findAssistant(mode: Mode, id: string): Promise<PlatformAssistant | null> {
    try {
      const account = await this.account(mode);
      return platformAssistantOf(await rawAssistant(account, id), account.target);
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'not_found') return null;
      throw error;
    }
  }

  async listTools(mode: Mode): Promise<PlatformTool[]> {
    const [all, { target }] = await Promise.all([this.http.list(mode, '/tool', everyTool), this.account(mode)]);
    return all.map((raw) => platformToolOf(raw, target));
  }

  async provideTools(mode: Mode, audience: ToolAudience): Promise<PlatformTool[]> {
    return provideTools(await this.providedAccount(mode, audience), audience);
  }

  async configure(
    mode: Mode,
    id: string,
    wanted: WantedAssistant,
    tools: readonly PlatformTool[],
    seenAt: string | null,
  ): Promise<void> {
    return configure(await this.providedAccount(mode, wanted.assistantType), id, wanted, tools, seenAt);
  }

  async sendTestChat(mode: Mode, id: string, wanted: WantedAssistant, said: ChatMessage): Promise<ChatAnswer> {
    return chat(await this.providedAccount(mode, wanted.assistantType), id, wanted, said, this.rehearsals);
  }

  openWebChat(mode: Mode, conversation: WebConversation): Promise<{ id: string }> {
    return openWebChat(this.http, mode, conversation);
  }

  sendWebChat(mode: Mode, id: string, says: string, gone: AbortSignal): AsyncIterable<string> {
    return sendWebChat(this.http, mode, id, says, gone);
  }

  openWebCall(mode: Mode, conversation: Omit<WebConversation, 'seconds'>): Promise<WebCall> {
    return openWebCall(this.http, mode, conversation);
  }

  async setToolMessages(mode: Mode, toolId: string, messages: SpokenMessages): Promise<void> {
    await this.http.request(mode, 'PATCH', `/tool/${toolId}`, '/tool/{id}', { messages: spokenMessages(messages) });
  }

  async setPrompt(mode: Mode, assistantId: string, change: (prompt: string) => string): Promise<boolean> {
    return setPrompt(await this.account(mode), assistantId, change);
  }

  private async account(mode: Mode): Promise<VapiAccount> {
    return this.accountWith(mode, await this.credentials.find(mode));
  }

  /** With the credentials that an assistant of this audience and its tools are called by. */
  private async providedAccount(mode: Mode, audience: ToolAudience): Promise<VapiAccount> {
    return this.accountWith(mode, await this.credentials.provide(mode, ['webhook', audience]));
  }

  private accountWith(mode: Mode, credentials: CallbackCredentials): VapiAccount {
    return { http: this.http, mode, target: { PUBLIC_URL: this.env.settings.PUBLIC_URL, credentials } };
  }
}
