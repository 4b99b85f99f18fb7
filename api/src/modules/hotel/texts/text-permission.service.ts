import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isUsOrCanada } from '@booking/hotel/north-america';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ConsentsService, type ConsentGround } from '../consents/consents.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextDeliveryService, type TextPlace } from './text-delivery.service.ts';
import { TextMessageRepository } from './text-message.repository.ts';
import { abroad, optedOut, reasonForStaff, unreachable, withoutConsent } from './text-refusals.rule.ts';

/** A number may move to a phone that gets texts, so it is tried again then. */
const unreachableMs = 30 * 24 * 60 * 60_000;

/** Whether a text may be sent to a number. The reason of a refusal is stored with the call. */
@Injectable()
export class TextPermission {
  constructor(
    private readonly messages: TextMessageRepository,
    private readonly delivery: TextDeliveryService,
    private readonly optOuts: OptOutsService,
    private readonly consents: ConsentsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Whether nothing stands against a text to a number whose owner agreed to texts before. */
  async isTextable(mode: Mode, to: string): Promise<boolean> {
    const [hasConsent, isFit] = await Promise.all([
      this.consents.hasConsent({ mode, who: to, what: 'text' }),
      this.requireFit(mode, to).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      ),
    ]);
    return hasConsent && isFit;
  }

  /** @throws Refusal 409 for a number that opted out, is abroad, or gets no texts */
  requireTextable(mode: Mode, text: TextPlace): Promise<void> {
    return this.orStoreRefused(mode, text, () => this.requireFit(mode, text.to));
  }

  /** Stores the consent where the guest gave one. @throws Refusal 409 for a number whose owner never agreed */
  requireConsent(mode: Mode, text: TextPlace, agreed: ConsentGround | undefined): Promise<void> {
    return this.orStoreRefused(mode, text, async () => {
      const kind = { mode, who: text.to, what: 'text' } as const;
      if (agreed) await this.consents.record(kind, agreed);
      if (!(await this.consents.hasConsent(kind))) throw withoutConsent();
    });
  }

  private async orStoreRefused(mode: Mode, text: TextPlace, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (text.callId !== null && error instanceof Refusal)
        await this.delivery.storeRefused(mode, text, reasonForStaff(error));
      throw error;
    }
  }

  private async requireFit(mode: Mode, to: string): Promise<void> {
    if (await this.optOuts.find(mode, to)) throw optedOut();
    await this.requireNearby(to);
    await this.requireReachable(mode, to);
  }

  private async requireNearby(to: string): Promise<void> {
    if (isUsOrCanada(to) || (await this.settings.values()).textsAbroad) return;
    throw abroad();
  }

  /** A number that the service lately called unreachable is not tried. */
  private async requireReachable(mode: Mode, to: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - unreachableMs);
    if (await this.messages.hasUnreachable(mode, to, since)) throw unreachable();
  }
}
