import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { LinkMisses } from '../../booking/links/link-misses.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { factsOf } from '../precheckin/reservation-facts.mapper.ts';
import { invalidLink } from './invalid-link.error.ts';

/** Whom a link is sent to and what they read; the call and the payment of the booking, where it was made here. */
export type LinkOrigin = {
  guestPhone: string;
  callId: string | null;
  paymentId: string | null;
  language: GuestLanguage | null;
};

/**
 * Secret links to pre-check-ins. Unknown, expired and revoked ones look the same, and guessing is slow. A token is derived from the
 * pre-check-in, the time it was sent and SECRET_KEY: a retried text has the same link, and no token is ever stored.
 */
@Injectable()
export class PrecheckinLinksService {
  constructor(
    private readonly precheckins: PrecheckinRepository,
    private readonly misses: LinkMisses,
    private readonly sealed: Sealed,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The pre-check-in of a reservation, created if there is none. */
  async findOrCreate(mode: Mode, reservation: Reservation, origin: LinkOrigin): Promise<PrecheckinEntity> {
    const id = randomUUID();
    const facts = factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE, await this.settings.values());
    const made = { id, mode, reservationId: reservation.id, ...facts, ...origin };
    return this.precheckins.insertIfMissing({ ...made, ...this.linkOf(id), changedAt: this.clock.now() });
  }

  /** A new link, which ends the previous one. What the guest gave stays. */
  async renew({ id }: PrecheckinEntity): Promise<PrecheckinEntity> {
    await this.precheckins.update(id, { ...this.linkOf(id), revokedAt: null });
    return this.precheckins.get(id);
  }

  /** Makes the previous link work again. */
  async restore({ id, tokenHash, sentAt, revokedAt }: PrecheckinEntity): Promise<void> {
    await this.precheckins.update(id, { tokenHash, sentAt, revokedAt });
  }

  /** The address that opens it. @throws Error when its token follows from a key that is gone */
  urlOf(precheckin: Pick<PrecheckinEntity, 'id' | 'sentAt' | 'tokenHash'>): string {
    const path = this.findPath(precheckin);
    if (!path) throw new Error('This pre-check-in link follows from a key that is gone. Send a new one.');
    return `${this.env.settings.GUESTS_URL}${path}`;
  }

  /** The same within the guests' site; undefined when its token follows from a key that is gone. */
  findPath({ id, sentAt, tokenHash }: Pick<PrecheckinEntity, 'id' | 'sentAt' | 'tokenHash'>): string | undefined {
    const token = this.tokensOf(id, sentAt).find((each) => hashToken(each).equals(tokenHash));
    return token && `/precheckin/${token}`;
  }

  /** @throws Refusal 404, and 429 after too many misses from one address */
  async find(token: string, ip: string): Promise<PrecheckinEntity> {
    const precheckin = await this.misses.lookUp(ip, async () => {
      const found = await this.precheckins.findByToken(hashToken(token));
      return found && found.expiresAt > this.clock.now() ? found : undefined;
    });
    if (!precheckin) throw invalidLink();
    return precheckin;
  }

  /** The same for its guest, whose language is kept for the texts that follow. @param language of the page @throws as `find` */
  async findForGuest(token: string, ip: string, language: GuestLanguage | null): Promise<PrecheckinEntity> {
    const found = await this.find(token, ip);
    if (language === null || language === found.language) return found;
    await this.precheckins.update(found.id, { language });
    return { ...found, language };
  }

  /** Notes when its guest first saw it. @throws as `find` */
  async open(token: string, ip: string, language: GuestLanguage | null): Promise<void> {
    const found = await this.findForGuest(token, ip, language);
    if (!found.openedAt) await this.precheckins.markOpened(found.id, this.clock.now());
  }

  private linkOf(id: string): Pick<PrecheckinEntity, 'tokenHash' | 'sentAt'> {
    const sentAt = this.clock.now();
    return { tokenHash: hashToken(this.tokensOf(id, sentAt)[0]!), sentAt };
  }

  /** The present token, then those that former keys would have made. */
  private tokensOf(id: string, sentAt: Date): string[] {
    return this.sealed.derivations(`pre-check-in ${id} ${sentAt.toISOString()}`);
  }
}
