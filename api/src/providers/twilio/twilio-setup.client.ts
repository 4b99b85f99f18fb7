import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { isSameAddress, reachableFrom } from '../setup/callback-address.rule.ts';
import { ServiceSetup, type CallbackAddress, type SetupFinding } from '../setup/service-setup.port.ts';
import { ServiceSetups } from '../setup/service-setups.service.ts';
import { done, findings, open, type Remedies } from '../setup/setup-finding.mapper.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import { TwilioClient } from './twilio.client.ts';

const Line = z.object({
  sid: z.string().min(1),
  phone_number: z.string(),
  sms_url: z.string().nullish(),
  capabilities: z.looseObject({}).nullish(),
});
const Lines = z.object({ incoming_phone_numbers: z.array(Line) });
const Changed = z.object({ sid: z.string() });

const account = { id: 'account', label: 'Account' };
const number = { id: 'number', label: 'Number that texts' };
const callback = { id: 'webhook', label: 'Where texts from guests go' };
const inConsole = 'Twilio’s console → Phone Numbers → Active numbers → the number → Messaging → A message comes in';

@Injectable()
export class TwilioSetup extends ServiceSetup {
  readonly name = 'twilio';

  constructor(
    private readonly twilio: TwilioClient,
    private readonly env: Env,
    private readonly credentials: Credentials,
    setups: ServiceSetups,
  ) {
    super();
    setups.register(this);
  }

  listAddresses(): CallbackAddress[] {
    return [{ label: 'A message comes in (HTTP POST)', url: this.url, events: [], whereToPaste: inConsole }];
  }

  async checkAccount(mode: Mode): Promise<SetupFinding[]> {
    const own = await findings(account, this.remedies, async () => {
      const { status, type } = await this.twilio.check(mode);
      const found = `${status}, ${type}`;
      if (mode === 'test' || type !== 'Trial') return [done(account, found)];
      const whatToDo = 'Upgrade the account: a trial account texts only numbers that were verified with Twilio.';
      return [open('wrong', account, found, whatToDo)];
    });
    if (own.some(({ status }) => status !== 'done')) return own;
    return [...own, ...(await findings(number, this.remedies, async () => [this.checkNumber(mode, await this.findLine(mode))]))];
  }

  checkCallbacks(mode: Mode): Promise<SetupFinding[]> {
    return findings(callback, this.remedies, async () => [
      reachableFrom(this.base, this.url, 'Twilio'),
      this.checkLine(await this.findLine(mode)),
    ]);
  }

  async setUpCallbacks(mode: Mode): Promise<void> {
    const line = await this.findLine(mode);
    if (!line) throw new ProviderError('refused', this.checkNumber(mode, line).whatToDo!);
    const form = new URLSearchParams({ SmsUrl: this.url, SmsMethod: 'POST' });
    const path = `/IncomingPhoneNumbers/${line.sid}.json`;
    await this.twilio.requestParsed(mode, Changed, 'POST', path, 'IncomingPhoneNumbers', form);
  }

  private get url(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/twilio`;
  }

  private get base(): string {
    return this.env.settings.TWILIO_BASE_URL ?? 'https://api.twilio.com';
  }

  private get remedies(): Remedies {
    return {
      refused: 'Copy Account SID and Auth Token anew from the first page of Twilio’s console, and enter both here.',
      unreachable: `Check that this machine reaches ${this.base}: its network, its proxy, and TWILIO_BASE_URL.`,
    };
  }

  private async findLine(mode: Mode): Promise<z.output<typeof Line> | undefined> {
    const from = this.credentials.get('TWILIO_FROM', mode) ?? '';
    const path = `/IncomingPhoneNumbers.json?${new URLSearchParams({ PhoneNumber: from })}`;
    const listed = await this.twilio.requestParsed(mode, Lines, 'GET', path, 'IncomingPhoneNumbers');
    return listed.incoming_phone_numbers.find(({ phone_number: each }) => each === from);
  }

  private checkNumber(mode: Mode, line: z.output<typeof Line> | undefined): SetupFinding {
    if (line) return done(number, line.phone_number);
    const from = this.credentials.get('TWILIO_FROM', mode);
    const whatToDo = 'Enter a number of this account, such as +15125550100, from Twilio’s console → Phone Numbers.';
    return open('wrong', number, `The account has no number ${from ?? ''}.`, whatToDo);
  }

  private checkLine(line: z.output<typeof Line> | undefined): SetupFinding {
    const whatToDo = `Press Set up, or paste our address at ${inConsole}.`;
    if (!line?.sms_url) return open('missing', callback, 'Texts from guests go nowhere.', whatToDo);
    if (isSameAddress(line.sms_url, this.url)) return done(callback, line.sms_url);
    return open('wrong', callback, `Texts from guests go to ${line.sms_url}.`, whatToDo);
  }
}
