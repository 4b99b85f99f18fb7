import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { hotelDate } from '@booking/hotel/hotel-time';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { consentGroundOfCall } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { bookingLinkText, detailsLinkText, roomLinkText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { confirmationPath } from '../../payments/checkout-sessions/checkout-sessions.service.ts';
import { GuestLinks, type LinkPurpose } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { RoomLinks } from '../links/room-links.service.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { mayGetNewLink, newLinksOfNumber, newLinksOfSession } from './new-link.rule.ts';

const textNewLink: JobKind<{ purpose: LinkPurpose; tokenHash: string }> = {
  name: 'text-new-link',
  data: z.object({ purpose: z.enum(['room_selection', 'booking_details']), tokenHash: z.string() }),
  retries: 3,
  longestWaitSeconds: 30,
  seconds: 60,
};

/**
 * A guest whose link leads nowhere any more asks for another one, to the number that the first was texted to. All is decided in a job, so
 * that neither the answer nor its time tells whether a link ever existed.
 */
@Injectable()
export class NewLinksJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('NewLinks');

  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly payments: SessionPaymentRepository,
    private readonly links: GuestLinks,
    private readonly roomLinks: RoomLinks,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(textNewLink, (link) => this.text(link));
  }

  /** The token itself is kept nowhere. */
  async request(purpose: LinkPurpose, token: string): Promise<void> {
    await this.jobs.enqueue(textNewLink, { purpose, tokenHash: hashToken(token).toString('base64url') });
  }

  /** @throws ProviderError when the text did not go out, to be tried again */
  private async text({ purpose, tokenHash }: { purpose: LinkPurpose; tokenHash: string }): Promise<void> {
    const found = await this.sessions.findByToken(purpose, Buffer.from(tokenHash, 'base64url'));
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    if (!found || !mayGetNewLink(found, today)) return;
    await this.limited(found, () => this.send(found)).catch((error: unknown) => {
      // whoever asked for no texts, or had a new one just now, is sent none
      if (error instanceof ProviderError || !(error instanceof Refusal)) throw error;
      this.logger.log({ code: error.code, session: found.id }, 'No new link was texted');
    });
  }

  /** @throws Refusal 429 when there were enough; what did not go out does not count */
  private async limited({ id, mode, guestPhone }: GuestSessionEntity, send: () => Promise<void>): Promise<void> {
    const number = hashToken(`${mode} ${guestPhone}`).toString('base64url');
    const ofSession = ['new link of a session', id, newLinksOfSession] as const;
    const ofNumber = ['new link to a number', number, newLinksOfNumber] as const;
    await this.limits.count(...ofSession);
    await this.limits.count(...ofNumber);
    try {
      await send();
    } catch (error) {
      await this.limits.uncount(...ofSession);
      await this.limits.uncount(...ofNumber);
      throw error;
    }
  }

  /** What leads on: the booking where it is paid, the link that the guest went on with, or else a new choice of rooms. */
  private async send(found: GuestSessionEntity): Promise<void> {
    const { callId, mode } = found;
    const ofCall = callId === null ? [] : await this.sessions.listUsable({ callId, mode }, this.clock.now());
    const paid = await this.payments.findPaid([found.id, ...ofCall.map(({ id }) => id)]);
    if (paid?.stripeSession) return this.sendPath(found, bookingLinkText, confirmationPath(paid.stripeSession));
    const usable = this.links.isUsable(found) ? found : ofCall[0];
    if (!usable) return this.roomLinks.send({ ...found, stay: found });
    const write = usable.purpose === 'room_selection' ? roomLinkText : detailsLinkText;
    return this.sendPath(usable, write, this.links.pathOf(usable));
  }

  private async sendPath(session: GuestSessionEntity, write: typeof roomLinkText, path: string): Promise<void> {
    const { mode, guestPhone, callId, isFromWeb, purpose, language } = session;
    await this.texts.send(mode, {
      to: guestPhone,
      body: write({ language, hotel: await this.hotel.read() }, `${this.env.settings.GUESTS_URL}${path}`),
      purpose: purpose === 'room_selection' ? 'room link' : 'details link',
      callId,
      agreed: consentGroundOfCall(callId, isFromWeb),
    });
  }
}
