import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isUsOrCanada } from '@booking/hotel/north-america';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { consentGroundOfCall, ConsentsService, type ConsentGround } from '../consents/consents.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextDeliveryService, type TextPlace } from './text-delivery.service.ts';
import type { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';
import { TextMessageRepository, type TextCount, type TextSubject } from './text-message.repository.ts';
import { abroad, optedOut, reasonForStaff, textsPerNumber, unreachable, withoutConsent } from './text-refusals.rule.ts';

export type NewText = {
  to: string;
  body: string;
  purpose: string;
  callId: string | null;
  key?: string;
  /** A code that proves the number: it goes to somebody who has not agreed to anything yet. */
  isCode?: true;
  /** How the recipient agreed; by default in the call, or earlier. */
  agreed?: ConsentGround | undefined;
};

/** A number may move to a phone that gets texts, so it is tried again then. */
const unreachableMs = 30 * 24 * 60 * 60_000;

/** Texts to guests: who may be texted, and what was sent. */
@Injectable()
export class TextsService {
  constructor(
    private readonly messages: TextMessageRepository,
    private readonly delivery: TextDeliveryService,
    private readonly optOuts: OptOutsService,
    private readonly consents: ConsentsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Texts somebody. With a key it is texted once, however often it is asked for; one that may have gone out counts as texted.
   * @returns whether it was texted now, not before
   * @throws Refusal 409 when they asked for no texts or never agreed to any, 429 after too many of a day; ProviderError when it did not go out
   */
  async send(mode: Mode, { to, body, purpose, callId, key, agreed, isCode }: NewText): Promise<boolean> {
    const place = { to, purpose, callId, key };
    await this.requireTextable(mode, place);
    const ground = agreed ?? (callId === null ? undefined : consentGroundOfCall(callId, false));
    if (!isCode) await this.orStoreRefused(mode, place, () => this.requireConsent(mode, to, ground));
    return this.delivery.deliver(mode, { ...place, body });
  }

  /**
   * Call it before something is created that only a text leads to. The reason of a refusal is stored with the call.
   * @throws Refusal 409, to be said aloud
   */
  requireTextable(mode: Mode, text: TextPlace): Promise<void> {
    return this.orStoreRefused(mode, text, async () => {
      if (await this.optOuts.find(mode, text.to)) throw optedOut();
      await this.requireNearby(text.to);
      await this.requireReachable(mode, text.to);
    });
  }

  /** The first text of its kind since an instant, among those that were tried. */
  firstSince(at: Date, about: TextSubject): Promise<TextMessageEntity | null> {
    return this.messages.findFirstTried(about, at);
  }

  /** Why the newest text of a call could not go out, where it could not. */
  async refusalIn(callId: string | null): Promise<string | null> {
    if (callId === null) return null;
    const newest = await this.messages.findNewestOfCall(callId);
    return newest?.status === 'refused' ? newest.error : null;
  }

  /** Opts a number out. @param said the words of the opt-out */
  async stop(mode: Mode, number: string, said: string): Promise<void> {
    await this.optOuts.add(mode, number, said);
  }

  /** Since when somebody has opted out, and in which words. */
  optOutOf(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.optOuts.find(mode, number);
  }

  /** How many were sent in 24 hours, and when the first and the newest of them. */
  ofLastDay(mode: Mode): Promise<TextCount> {
    const since = new Date(this.clock.now().getTime() - textsPerNumber.seconds * 1000);
    return this.messages.countSent(mode, since);
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

  /** @throws Refusal */
  private async requireNearby(to: string): Promise<void> {
    if (isUsOrCanada(to) || (await this.settings.values()).textsAbroad) return;
    throw abroad();
  }

  /** @throws Refusal for a number of which the service said lately that no text reaches it */
  private async requireReachable(mode: Mode, to: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - unreachableMs);
    if (await this.messages.hasUnreachable(mode, to, since)) throw unreachable();
  }

  /** @throws Refusal */
  private async requireConsent(mode: Mode, to: string, agreed: ConsentGround | undefined): Promise<void> {
    const kind = { mode, who: to, what: 'text' } as const;
    if (agreed) await this.consents.give(kind, agreed);
    if (!(await this.consents.stands(kind))) throw withoutConsent();
  }
}
