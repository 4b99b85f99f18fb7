import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isFictional } from '@booking/hotel/phone-number';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { Messaging, RecipientOptedOut, RecipientUnreachable } from '../../../providers/messaging.port.ts';
import { CallOutcomes } from '../../calls/call-events/call-outcomes.service.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { toPlainText } from './plain-text.rule.ts';
import { TextMessageRepository } from './text-message.repository.ts';
import { blockedByService, optedOut, textsPerNumber, unreachable } from './text-refusals.rule.ts';

/** A text without its words, as it is stored. */
export type TextPlace = { to: string; purpose: string; callId: string | null; key?: string | undefined };
type Text = TextPlace & { body: string };
type Result = { status: string; error?: string; providerId?: string };

/** Sends texts by the messaging service and stores what became of them. */
@Injectable()
export class TextDeliveryService {
  constructor(
    private readonly messages: TextMessageRepository,
    private readonly optOuts: OptOutsService,
    private readonly messaging: Messaging,
    private readonly limits: RateLimits,
    private readonly outcomes: CallOutcomes,
    private readonly clock: Clock,
  ) {}

  /**
   * With a key it is sent once, however often this is called; a text that may have gone out counts as sent.
   * @returns whether it was sent now, not before
   * @throws Refusal 409 when the service says that none reaches them, 429 after too many of a day; ProviderError when it did not go out
   */
  async deliver(mode: Mode, { to, body, purpose, callId, key }: Text): Promise<boolean> {
    const createdAt = this.clock.now();
    const message = { mode, callId, toNumber: to, purpose, key: key ?? null, status: 'sending', createdAt };
    const id = await this.messages.insertIfMissing(message);
    if (id === undefined) return false;
    // a fictional number has no owner, so its texts are not counted
    const counted = isFictional(to) ? undefined : (['text', `${mode} ${to}`, textsPerNumber] as const);
    try {
      if (counted) await this.limits.count(...counted);
      const sent = await this.messaging.send(mode, to, toPlainText(body));
      await this.storeResult(id, callId, { providerId: sent.id, status: sent.status });
    } catch (error) {
      const isUnclear = error instanceof ProviderError && error.mayHaveHappened;
      const isUnreachable = error instanceof RecipientUnreachable;
      const status = isUnclear ? 'unclear' : isUnreachable ? 'unreachable' : 'failed';
      await this.storeResult(id, callId, { status, error: (error as Error).message });
      // a text that the service did not accept does not count
      if (counted && error instanceof ProviderError && !isUnclear) await this.limits.uncount(...counted);
      if (error instanceof RecipientOptedOut) {
        await this.optOuts.add(mode, to, blockedByService);
        throw optedOut();
      }
      if (isUnreachable) throw unreachable();
      if (!isUnclear || !key) throw error;
    }
    return true;
  }

  /** Stores with the call that a text could not go out, and why. */
  async storeRefused(mode: Mode, { to, purpose, callId, key }: TextPlace, error: string): Promise<void> {
    const refused = { status: 'refused', error, createdAt: this.clock.now() };
    await this.messages.insert({ mode, callId, toNumber: to, purpose, key: key ?? null, ...refused });
    await this.refreshOutcome(callId);
  }

  /** Whether a call can still lead to a booking depends on whether its link arrives. */
  async refreshOutcome(callId: string | null): Promise<void> {
    if (callId !== null) await this.outcomes.refresh(callId);
  }

  private async storeResult(id: string, callId: string | null, result: Result): Promise<void> {
    await this.messages.update(id, { ...result, updatedAt: this.clock.now() });
    await this.refreshOutcome(callId);
  }
}
