import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { LinkMisses } from '../../booking/links/link-misses.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { factsOf } from '../precheckin/reservation-facts.mapper.ts';
import { invalidLink } from './invalid-link.error.ts';

/** Whom a link is sent to; the call and the payment of the booking, where it was made here. */
export type LinkOrigin = { guestPhone: string; callId: string | null; paymentId: string | null };

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
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The pre-check-in of a reservation, created if there is none. */
  findOrCreate(mode: Mode, reservation: Reservation, origin: LinkOrigin): Promise<PrecheckinEntity> {
    const id = randomUUID();
    const facts = factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE);
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

  /** The address that opens it. */
  urlOf({ id, sentAt, tokenHash }: Pick<PrecheckinEntity, 'id' | 'sentAt' | 'tokenHash'>): string {
    const token = this.tokensOf(id, sentAt).find((each) => hashToken(each).equals(tokenHash));
    if (!token) throw new Error('This pre-check-in link follows from a key that is gone. Send a new one.');
    return `${this.env.settings.GUESTS_URL}/precheckin/${token}`;
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

  /** Notes when its guest first saw it. @throws as `find` */
  async open(token: string, ip: string): Promise<void> {
    const found = await this.find(token, ip);
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
