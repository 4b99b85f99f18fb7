import { Injectable } from '@nestjs/common';
import { SignedKind } from '@booking/contracts/precheckins';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { checkInOpenText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { PrecheckinLinksService } from '../links/precheckin-links.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { openingTextWindow } from './opening-text.rule.ts';

/** Refusals that a retry would meet again. */
const finals = ['opted_out', 'no_consent', 'far_phone', 'unreachable', 'provider_refused'];

/** The text that check-in is open, for guests who gave everything before. */
@Injectable()
export class OpeningTextsService {
  constructor(
    private readonly links: PrecheckinLinksService,
    private readonly hotel: HotelFacts,
    private readonly settings: SettingsService,
    private readonly texts: TextsService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Whether the page may say that its guest is texted. */
  async isPromised(precheckin: PrecheckinEntity, given: readonly SignedKind[]): Promise<boolean> {
    const { guestPhone, mode, submittedAt, checkedInAt } = precheckin;
    if (!guestPhone || submittedAt || checkedInAt || given.length < SignedKind.options.length) return false;
    const window = await this.windowOf(precheckin);
    if (!window || this.clock.now() >= window.from) return false;
    return this.texts.canText(mode, guestPhone);
  }

  async windowOf(stay: Pick<PrecheckinEntity, 'startDate'>): Promise<{ from: Date; until: Date } | undefined> {
    return openingTextWindow(stay, this.env.settings.HOTEL_TIME_ZONE, await this.settings.values());
  }

  /** Sends it, once for a day of arrival. @returns why it was not sent, where a retry would not help @throws ProviderError */
  async send(precheckin: PrecheckinEntity): Promise<Refusal | undefined> {
    const { id, mode, guestPhone, startDate, language } = precheckin;
    const body = checkInOpenText({ language, hotel: await this.hotel.read() }, this.links.urlOf(precheckin));
    const text = {
      to: guestPhone!,
      body,
      purpose: 'check-in open',
      callId: null,
      key: `check-in open ${id} ${startDate}`,
    };
    try {
      await this.texts.send(mode, text);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal && finals.includes(error.code)) return error;
      throw error;
    }
  }
}
