import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { optOutLanguage } from '@booking/spoken-language/opt-out-language';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { TextEvents, type ReceivedText, type TextFailure } from '../../../providers/text-events.port.ts';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import { optedOutText } from './guest-texts.mapper.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextDeliveryService } from './text-delivery.service.ts';
import type { TextOptOutEntity } from './text-message.entity.ts';
import { TextMessageRepository } from './text-message.repository.ts';
import { blockedByService } from './text-refusals.rule.ts';
import { earlierStatuses, isTextStatus } from './text-status.rule.ts';

/** Handles what the messaging service reports: texts that arrived, and the delivery of ours. */
@Injectable()
export class TextEventsService extends TextEvents {
  constructor(
    private readonly messages: TextMessageRepository,
    private readonly delivery: TextDeliveryService,
    private readonly optOuts: OptOutsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
  ) {
    super();
  }

  async recordText(mode: Mode, text: ReceivedText): Promise<void> {
    const reading = await this.optOuts.read(mode, text);
    if (reading && !reading.isTold) await this.confirm(mode, reading.optedOut);
  }

  async recordStatus(mode: Mode, id: string, status: string, failure: TextFailure | null): Promise<void> {
    if (!isTextStatus(status)) return;
    const change = {
      status: failure?.isUnreachable ? 'unreachable' : status,
      error: failure?.message ?? null,
      updatedAt: this.clock.now(),
    };
    const isChanged = await this.messages.updateFrom(mode, id, earlierStatuses(status), change);
    const text = isChanged || failure?.isOptedOut ? await this.messages.findByProviderId(mode, id) : null;
    if (text && failure?.isOptedOut) await this.optOuts.add(mode, text.toNumber, blockedByService);
    await this.delivery.refreshOutcome(text?.callId ?? null);
    // a status may arrive before the answer to our own request was stored; the inbox tries it again then
    if (!(await this.messages.findByProviderId(mode, id)) && (await this.messages.hasUnanswered(mode)))
      throw new Error('The text this is about is not known yet.');
  }

  /**
   * Confirms an opt-out once. The messaging service does so for its own keywords alone.
   * @throws ProviderError while the service is away
   */
  private async confirm(mode: Mode, { number, said, since }: TextOptOutEntity): Promise<void> {
    const body = optedOutText({ language: optOutLanguage(said) ?? null, hotel: await this.hotel.read() });
    const text = { to: number, body, purpose: 'opt-out notice', callId: null };
    const key = `opt-out notice ${number} ${since.toISOString()}`;
    await this.delivery.deliver(mode, { ...text, key }).catch((error: unknown) => {
      // a recipient who blocked us knows it, and a refused number is not tried again
      const isPassing = !(error instanceof Refusal) || (error instanceof ProviderError && error.kind !== 'refused');
      if (isPassing) throw error;
    });
  }
}
