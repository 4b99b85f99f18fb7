import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { consentGroundOfCall, type ConsentGround } from '../consents/consents.service.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextDeliveryService, type TextPlace } from './text-delivery.service.ts';
import type { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';
import { TextMessageRepository, type TextCount, type TextSubject } from './text-message.repository.ts';
import { TextPermission } from './text-permission.service.ts';
import { textsPerNumber } from './text-refusals.rule.ts';

export type NewText = {
  to: string;
  body: string;
  purpose: string;
  callId: string | null;
  key?: string;
  /** A code that proves the number. It needs no consent, since the guest has not agreed to anything yet. */
  isCode?: true;
  /** How the recipient agreed; by default in the call, or earlier. */
  agreed?: ConsentGround | undefined;
};

/** Sends texts to guests, and knows what was sent. */
@Injectable()
export class TextsService {
  constructor(
    private readonly messages: TextMessageRepository,
    private readonly delivery: TextDeliveryService,
    private readonly optOuts: OptOutsService,
    private readonly permission: TextPermission,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a text. With a key it is sent once, also when this is called again; a text that may have gone out counts as sent.
   * @returns whether it was sent now, not before
   * @throws Refusal 409 when the number opted out or never agreed to texts, 429 after too many of a day; ProviderError when it did not go out
   */
  async send(mode: Mode, { to, body, purpose, callId, key, agreed, isCode }: NewText): Promise<boolean> {
    const place = { to, purpose, callId, key };
    await this.permission.requireTextable(mode, place);
    const ground = agreed ?? (callId === null ? undefined : consentGroundOfCall(callId, false));
    if (!isCode) await this.permission.requireConsent(mode, place, ground);
    return this.delivery.deliver(mode, { ...place, body });
  }

  /**
   * Call it before something is created that only a text leads to. The reason of a refusal is stored with the call.
   * @throws Refusal 409, to be said aloud
   */
  requireTextable(mode: Mode, text: TextPlace): Promise<void> {
    return this.permission.requireTextable(mode, text);
  }

  /** Whether a text to a number would be let out now; ask it before a text is promised. */
  canText(mode: Mode, number: string): Promise<boolean> {
    return this.permission.isTextable(mode, number);
  }

  /** The first text of its kind since an instant, among those that were tried. */
  findFirstSince(at: Date, about: TextSubject): Promise<TextMessageEntity | null> {
    return this.messages.findFirstTried(about, at);
  }

  /** What became of the texts of these keys, the newest first. */
  listStatuses(mode: Mode, keys: readonly string[]): Promise<string[]> {
    return this.messages.listStatuses(mode, keys);
  }

  /** Why the newest text of a call could not go out, where it could not. */
  async findRefusal(callId: string | null): Promise<string | null> {
    if (callId === null) return null;
    const newest = await this.messages.findNewestOfCall(callId);
    return newest?.status === 'refused' ? newest.error : null;
  }

  /** Opts a number out. @param said the words of the opt-out */
  async optOut(mode: Mode, number: string, said: string): Promise<void> {
    await this.optOuts.add(mode, number, said);
  }

  /** Since when a number has opted out, and in which words. */
  findOptOut(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.optOuts.find(mode, number);
  }

  /** How many were sent in 24 hours, and when the first and the newest of them. */
  countLastDay(mode: Mode): Promise<TextCount> {
    const since = new Date(this.clock.now().getTime() - textsPerNumber.seconds * 1000);
    return this.messages.countSent(mode, since);
  }
}
