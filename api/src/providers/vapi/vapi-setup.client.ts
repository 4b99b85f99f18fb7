import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { voiceCallbacks } from '../../platform/env/voice-callbacks.schema.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import { isSameAddress, reachableFrom } from '../setup/callback-address.rule.ts';
import { ServiceSetup, type CallbackAddress, type SetupFinding } from '../setup/service-setup.port.ts';
import { ServiceSetups } from '../setup/service-setups.service.ts';
import { done, findings, open, type Remedies } from '../setup/setup-finding.mapper.ts';
import { serverOf } from './assistants/our-settings.mapper.ts';
import { object, text, type Json } from './lenient-json.mapper.ts';
import { VapiCredentials } from './vapi-credentials.service.ts';
import { VapiHttp } from './vapi-http.client.ts';

const account = { id: 'account', label: 'Account' };
const number = { id: 'number', label: 'Phone number' };
const server = { id: 'webhook', label: 'Server of the number' };
const proof = { id: 'secret', label: 'Credential that Vapi signs with' };
const assistant = { id: 'assistant', label: 'Who answers the number' };
const operation = '/phone-number/{id}';

/** What an account without an assistant gets, to be edited and published in the console. */
const firstAssistant = {
  name: 'Guest assistant',
  firstMessage: 'Hello. You speak with an AI assistant, and this call may be recorded. How can I help you?',
  model: {
    provider: 'openai',
    model: 'gpt-4o',
    messages: [{ role: 'system', content: 'You answer the phone of a hotel. Speak briefly, and ask one question at a time.' }],
  },
  voice: { provider: 'vapi', voiceId: 'Elliot' },
  transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
};

@Injectable()
export class VapiSetup extends ServiceSetup {
  readonly name = 'vapi';

  constructor(
    private readonly http: VapiHttp,
    private readonly callbacks: VapiCredentials,
    private readonly env: Env,
    private readonly credentials: Credentials,
    setups: ServiceSetups,
  ) {
    super();
    setups.register(this);
  }

  listAddresses(): CallbackAddress[] {
    const events = ['tool-calls', 'status-update', 'end-of-call-report'];
    const whereToPaste =
      'Press Set up: Vapi needs a credential besides, which is made for you. To look at it: Vapi’s dashboard → Phone Numbers → the number → Server URL.';
    return [{ label: 'Server URL', url: this.url, events, whereToPaste }];
  }

  async checkAccount(mode: Mode): Promise<SetupFinding[]> {
    const own = await findings(account, this.remedies, async () => {
      await this.http.list(mode, '/assistant', { limit: '1' });
      return [done(account, 'Vapi takes the private key.')];
    });
    if (own.some(({ status }) => status !== 'done')) return own;
    return [...own, ...(await this.withNumber(mode, (raw) => [done(number, text(raw['number']) ?? text(raw['name']) ?? null)]))];
  }

  checkCallbacks(mode: Mode): Promise<SetupFinding[]> {
    return this.withNumber(mode, async (raw) => [
      reachableFrom(this.http.base, this.url, 'Vapi'),
      this.checkServer(raw),
      await this.checkCredential(mode, raw),
      this.checkAssistant(raw),
    ]);
  }

  /** Somebody who answers the number already goes on doing so. An account without any assistant gets one. */
  async setUpCallbacks(mode: Mode, assistantId: string | undefined): Promise<void> {
    const raw = await this.readNumber(mode);
    const { webhook } = await this.callbacks.provide(mode, voiceCallbacks);
    const [known] = await this.http.list(mode, '/assistant', { limit: '1' });
    if (!known) await this.http.request(mode, 'POST', '/assistant', '/assistant', firstAssistant);
    const answers = text(raw['assistantId']) ?? text(raw['squadId']) ?? text(raw['workflowId']);
    await this.http.request(mode, 'PATCH', this.pathOf(mode), operation, {
      // the platform takes a change of a number with its kind alone
      provider: raw['provider'],
      server: serverOf(object(raw['server']), this.url, webhook),
      ...(answers === undefined && assistantId !== undefined && { assistantId }),
    });
  }

  private get url(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/vapi`;
  }

  private get remedies(): Remedies {
    return {
      refused: 'Copy the private key anew from Vapi’s dashboard → API Keys, and enter it here.',
      unreachable: `Check that this machine reaches ${this.http.base}: its network, its proxy, and VAPI_BASE_URL.`,
    };
  }

  private pathOf(mode: Mode): string {
    return `/phone-number/${encodeURIComponent(this.credentials.get('VAPI_PHONE_NUMBER_ID', mode) ?? '')}`;
  }

  private async readNumber(mode: Mode): Promise<Json> {
    const path = this.pathOf(mode);
    if (path.endsWith('/')) throw new ProviderError('not_set_up', 'No phone number was chosen.');
    return object(await this.http.request(mode, 'GET', path, operation));
  }

  private withNumber(mode: Mode, check: (raw: Json) => SetupFinding[] | Promise<SetupFinding[]>): Promise<SetupFinding[]> {
    const refused = 'Copy the id of the number from Vapi’s dashboard → Phone Numbers, in the account of this key, and enter it here.';
    return findings(number, { ...this.remedies, refused }, async () => check(await this.readNumber(mode)));
  }

  private checkServer(raw: Json): SetupFinding {
    const there = text(object(raw['server'])['url']);
    const whatToDo = 'Press Set up.';
    if (!there) return open('missing', server, 'Vapi has no address of ours.', whatToDo);
    if (isSameAddress(there, this.url)) return done(server, there);
    return open('wrong', server, `Vapi sends what happens on the phone to ${there}.`, whatToDo);
  }

  private async checkCredential(mode: Mode, raw: Json): Promise<SetupFinding> {
    const { webhook } = await this.callbacks.find(mode);
    const there = text(object(raw['server'])['credentialId']);
    const found = 'Vapi has no credential to show that it is Vapi.';
    return webhook && there === webhook ? done(proof) : open('missing', proof, found, 'Press Set up.');
  }

  private checkAssistant(raw: Json): SetupFinding {
    const there = text(raw['assistantId']) ?? text(raw['squadId']) ?? text(raw['workflowId']);
    if (there) return done(assistant, there);
    const whatToDo = 'Once there is an assistant for guests, press Set up again, or choose one for the number in Vapi’s dashboard.';
    return open('waiting', assistant, 'Nobody answers this number.', whatToDo);
  }
}
