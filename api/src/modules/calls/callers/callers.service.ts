import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { callerKind, callerRights } from '@booking/hotel/caller-identity';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';

/** Finds out who is calling, which decides what the caller may do (see `callerRights`). */
@Injectable()
export class Callers {
  constructor(
    private readonly settings: SettingsService,
    private readonly credentials: Credentials,
  ) {}

  /** @returns the context with the kind of caller, and with the number only where it identifies one person */
  async identify(context: ToolContext): Promise<ToolContext> {
    if (context.web) return { ...context, caller: 'web', callerNumber: null };
    const signal = { number: context.callerNumber };
    const caller = context.callerNumber ? callerKind(signal, await this.ownNumbers()) : callerKind(signal);
    const { isFoundByNumber } = callerRights[caller];
    return { ...context, caller, callerNumber: isFoundByNumber ? context.callerNumber : null };
  }

  /** The hotel's own numbers: those in its settings, its assistants' and the one that texts come from. */
  private async ownNumbers(): Promise<string[]> {
    const values = await this.settings.values();
    const { hotelPhone, ownLines, bookingAssistantPhone, experienceAssistantPhone, managerAssistantPhone } = values;
    const senders = Mode.options.map((mode) => this.credentials.get('TWILIO_FROM', mode));
    const assistants = [bookingAssistantPhone, experienceAssistantPhone, managerAssistantPhone];
    return [hotelPhone, ...ownLines, ...assistants, ...senders].flatMap(
      (number) => (number && phoneNumberOf(number)) || [],
    );
  }
}
