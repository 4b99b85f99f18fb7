import { Injectable } from '@nestjs/common';
import { guestTools } from '@booking/contracts/guest-tools';
import type { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { PropertySystem } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { Modes } from '../mode/modes.ts';
import { Settings } from '../settings/settings.ts';
import { Texts } from '../texts/texts.ts';
import { spokenFacts } from './spoken-facts.ts';
import type { ToolWork } from './tool-work.ts';

type ArgumentsOf<Name extends keyof typeof guestTools> = z.output<(typeof guestTools)[Name]['parameters']>;

/** What the booking assistant can do. */
@Injectable()
export class GuestTools {
  readonly work: Record<string, ToolWork>;

  constructor(
    private readonly property: PropertySystem,
    private readonly settings: Settings,
    private readonly texts: Texts,
    private readonly modes: Modes,
  ) {
    this.work = {
      get_property_facts: (args) => this.propertyFacts(args),
      send_sms: (args, context) => this.sendText(args as ArgumentsOf<'send_sms'>, context),
    };
  }

  private async propertyFacts({ topic }: ArgumentsOf<'get_property_facts'>): Promise<string> {
    const [mode, own] = await Promise.all([this.modes.current(), this.settings.values()]);
    return spokenFacts(await this.property.profile(mode), own, topic);
  }

  /** Whoever phones is texted, never a number that was said. */
  private async sendText({ message }: ArgumentsOf<'send_sms'>, { callId, callerNumber }: ToolContext): Promise<string> {
    if (!callerNumber) throw new Refusal(409, 'no_caller', 'There is no phone number to text in this call.');
    const mode = await this.modes.current();
    await this.texts.send(mode, { to: callerNumber, body: message, purpose: 'asked for', callId });
    return 'The text message is on its way.';
  }
}
