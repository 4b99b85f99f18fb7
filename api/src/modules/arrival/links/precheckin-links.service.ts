import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { LinkMisses } from '../../booking/links/link-misses.service.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { factsOf } from '../precheckin/reservation-facts.mapper.ts';

/** Who is sent a link, and what the reservation was booked with, where it was booked here. */
export type LinkOrigin = { guestPhone: string; callId: string | null; paymentId: string | null };

/** Of a link that opens nothing, whatever the reason. */
export const invalidLink = (): Refusal =>
  new Refusal(404, 'invalid_link', 'This pre-check-in link is invalid or has expired. Please contact the hotel.');

/**
 * Secret links to pre-check-ins. Unknown, expired and revoked ones look the same, and guessing is slow. A link follows from its
 * pre-check-in, the moment it was made and SECRET_KEY, so a text that is tried again says the same one and none is ever kept.
 */
@Injectable()
export class PrecheckinLinksService {
  constructor(
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    private readonly misses: LinkMisses,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The pre-check-in of a reservation, made if there is none. */
  async ensure(mode: Mode, reservation: Reservation, origin: LinkOrigin): Promise<PrecheckinEntity> {
    const made = { mode, reservationId: reservation.id, ...this.fresh(reservation), ...origin };
    const row = { ...made, ...this.linkOf(made.id), changedAt: this.clock.now() };
    await this.precheckins.createQueryBuilder().insert().values(row).orIgnore().execute();
    return this.precheckins.findOneByOrFail({ mode, reservationId: reservation.id });
  }

  /** A new link, which ends the one before; what was given stays. */
  async renew({ id }: PrecheckinEntity): Promise<PrecheckinEntity> {
    await this.precheckins.update({ id }, { ...this.linkOf(id), revokedAt: null });
    return this.precheckins.findOneByOrFail({ id });
  }

  /** The link of before again. */
  async restore({ id, tokenHash, sentAt, revokedAt }: PrecheckinEntity): Promise<void> {
    await this.precheckins.update({ id }, { tokenHash, sentAt, revokedAt });
  }

  /** The address that opens it, which nothing else knows. */
  urlOf({ id, sentAt, tokenHash }: Pick<PrecheckinEntity, 'id' | 'sentAt' | 'tokenHash'>): string {
    const token = this.tokensOf(id, sentAt).find((each) => hashToken(each).equals(tokenHash));
    if (!token) throw new Error('This pre-check-in link follows from a key that is gone. Send a new one.');
    return `${this.env.settings.GUESTS_URL}/precheckin/${token}`;
  }

  /** @throws Refusal 404, and 429 after too many misses from one address */
  async find(token: string, ip: string): Promise<PrecheckinEntity> {
    const precheckin = await this.misses.lookUp(ip, async () => {
      const found = await this.precheckins.findOneBy({ tokenHash: hashToken(token), revokedAt: IsNull() });
      return found && found.expiresAt > this.clock.now() ? found : undefined;
    });
    if (!precheckin) throw invalidLink();
    return precheckin;
  }

  /** Notes when its guest first saw it. @throws as `find` */
  async open(token: string, ip: string): Promise<void> {
    const found = await this.find(token, ip);
    if (found.openedAt) return;
    const now = this.clock.now();
    await this.precheckins.update({ id: found.id, openedAt: IsNull() }, { openedAt: now });
    await this.precheckins.update({ id: found.id, step: 'sent' }, { step: 'opened', changedAt: now });
  }

  private fresh(reservation: Reservation) {
    return { id: randomUUID(), ...factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE) };
  }

  private linkOf(id: string): Pick<PrecheckinEntity, 'tokenHash' | 'sentAt'> {
    const sentAt = this.clock.now();
    return { tokenHash: hashToken(this.tokensOf(id, sentAt)[0]!), sentAt };
  }

  /** The one that is made now, and those that keys before would have made. */
  private tokensOf(id: string, sentAt: Date): string[] {
    return this.sealed.derivations(`pre-check-in ${id} ${sentAt.toISOString()}`);
  }
}
