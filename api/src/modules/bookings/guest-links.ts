import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashToken, newToken } from '../../platform/secrets/token.ts';
import type { Stay } from '../../providers/property-system.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';

type Purpose = GuestSessionEntity['purpose'];

const lifetime = 24 * 60 * 60_000;
const misses = { points: 20, seconds: 60 };

const pages: Record<Purpose, string> = { room_selection: 'room-select', booking_details: 'booking-details' };

const refusals: Record<Purpose, string> = {
  room_selection: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  booking_details: 'This booking link is invalid or has expired. Please contact the hotel for assistance.',
};

/** Secret links to guest pages. Unknown, expired, revoked and other-purpose links look the same, and guessing is slow. */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @returns the session and the address that opens it, which nothing else knows */
  async create(
    purpose: Purpose,
    { mode, stay, guestPhone, callId }: { mode: Mode; stay: Stay; guestPhone: string; callId: string | null },
    more: Partial<GuestSessionEntity> = {},
    em: EntityManager = this.database.manager,
  ): Promise<{ session: GuestSessionEntity; url: string }> {
    const token = newToken();
    const sessions = em.getRepository(GuestSessionEntity);
    const { startDate, endDate, adults, children } = stay;
    const session = await sessions.save(
      sessions.create({
        purpose,
        tokenHash: hashToken(token),
        mode,
        callId,
        ...{ startDate, endDate, adults, children },
        guestPhone,
        status: 'available',
        expiresAt: new Date(this.clock.now().getTime() + lifetime),
        ...more,
      }),
    );
    return { session, url: `${this.env.settings.PUBLIC_URL}/${pages[purpose]}/${token}` };
  }

  /** @throws Refusal 404, and 429 after too many misses from one address */
  async find(purpose: Purpose, token: string, ip: string): Promise<GuestSessionEntity> {
    await this.limits.check('guest-link-miss', ip, misses);
    const tokenHash = hashToken(token);
    const opened = { tokenHash, purpose, revokedAt: IsNull() };
    const session = await this.database.getRepository(GuestSessionEntity).findOneBy(opened);
    if (session && session.expiresAt > this.clock.now()) return session;
    await this.limits.count('guest-link-miss', ip, misses);
    throw new Refusal(404, 'invalid_link', refusals[purpose]);
  }

  /** Ends a link before its time. */
  async revoke(em: EntityManager, sessionId: string): Promise<void> {
    await em.update(GuestSessionEntity, { id: sessionId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /** The session again, for nobody else to change until the transaction ends. */
  lock(em: EntityManager, { id }: GuestSessionEntity): Promise<GuestSessionEntity> {
    return em.findOneOrFail(GuestSessionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
