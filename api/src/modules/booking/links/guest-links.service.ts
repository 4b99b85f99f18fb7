import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { GuestSessionEntity } from './guest-session.entity.ts';
import { GuestSessionRepository } from './guest-session.repository.ts';
import { LinkMisses } from './link-misses.service.ts';
import { ReturnKeys } from './return-keys.service.ts';

export type LinkPurpose = GuestSessionEntity['purpose'];

/** For whom and for which stay a link is. */
export type LinkPlace = {
  mode: Mode;
  stay: Stay;
  guestPhone: string;
  callId: string | null;
  isFromWeb: boolean;
  /** What the guest speaks or reads; null where that is not known. */
  language: GuestLanguage | null;
};

const lifetime = 24 * 60 * 60_000;

/** The page behind a link of each purpose. */
export const pages: Record<LinkPurpose, { path: string; title: string }> = {
  room_selection: { path: 'room-select', title: 'Choose Your Room' },
  booking_details: { path: 'booking-details', title: 'Complete Your Booking' },
};

const refusals: Record<LinkPurpose, string> = {
  room_selection: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  booking_details: 'This booking link is invalid or has expired. Please contact the hotel for assistance.',
};

const superseded = (): Refusal =>
  new Refusal(409, 'superseded', 'You went on with another link from us. Please use the newest text from us.');

/** Secret links to guest pages. Unknown, expired, revoked and other-purpose links look the same, and guessing is slow. */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: GuestSessionRepository,
    private readonly misses: LinkMisses,
    private readonly keys: ReturnKeys,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Locks the making of links for this number until the transaction ends. */
  lockCaller(transaction: Transaction, { mode, guestPhone }: Pick<LinkPlace, 'mode' | 'guestPhone'>): Promise<void> {
    return this.sessions.lockNumber(mode, guestPhone, transaction);
  }

  /** One number's links are made one after the other. @returns the session and the address that opens it, which nothing else knows */
  async create(
    purpose: LinkPurpose,
    place: LinkPlace,
    more: Partial<GuestSessionEntity> = {},
    transaction?: Transaction,
  ): Promise<{ session: GuestSessionEntity; url: string }> {
    if (!transaction) return this.transactions.run((own) => this.create(purpose, place, more, own));
    await this.lockCaller(transaction, place);
    const { mode, stay, guestPhone, callId, isFromWeb, language } = place;
    const now = this.clock.now();
    const token = newToken();
    const { startDate, endDate, adults, children } = stay;
    const session = await this.sessions.create(
      {
        purpose,
        tokenHash: hashToken(token),
        mode,
        callId,
        ...{ startDate, endDate, adults, children },
        guestPhone,
        isFromWeb,
        language,
        status: 'available',
        createdAt: now,
        chosenAt: more.choice ? now : null,
        expiresAt: new Date(now.getTime() + lifetime),
        ...more,
      },
      transaction,
    );
    return { session, url: `${this.env.settings.GUESTS_URL}/${pages[purpose].path}/${token}` };
  }

  /** @throws Refusal 404, and 429 after too many misses from one address */
  async find(purpose: LinkPurpose, token: string, ip: string): Promise<GuestSessionEntity> {
    const session = await this.misses.lookUp(ip, async () => {
      const found = await this.findUnrevoked(purpose, token);
      return found && found.expiresAt > this.clock.now() ? found : undefined;
    });
    if (!session) throw new Refusal(404, 'invalid_link', refusals[purpose]);
    return session;
  }

  /**
   * The same for the guest's eyes; when they first came is kept, and the language that they read, for the texts that follow.
   * @throws as `find`
   */
  async open(
    purpose: LinkPurpose,
    token: string,
    ip: string,
    language: GuestLanguage | null = null,
  ): Promise<GuestSessionEntity> {
    const session = await this.find(purpose, token, ip);
    const openedAt = session.openedAt ?? this.clock.now();
    if (!session.openedAt) await this.sessions.markOpened(session.id, openedAt);
    if (language === null || language === session.language) return { ...session, openedAt };
    await this.sessions.update(session.id, { language });
    return { ...session, openedAt, language };
  }

  /** The session of a link that was not revoked, expired or not. */
  async findUnrevoked(purpose: LinkPurpose, token: string): Promise<GuestSessionEntity | undefined> {
    const id = this.keys.readLinkToken(token);
    if (id === undefined) return this.sessions.findByToken(purpose, hashToken(token));
    return (await this.sessions.findUnrevoked(id, purpose)) ?? undefined;
  }

  /** The page of a session, by an address that opens it besides the texted one. */
  pathOf({ id, purpose }: Pick<GuestSessionEntity, 'id' | 'purpose'>): string {
    return `/${pages[purpose].path}/${this.keys.linkTokenOf(id)}`;
  }

  /** Whether its link can be used. */
  isUsable({ expiresAt, revokedAt, supersededAt }: GuestSessionEntity): boolean {
    return expiresAt > this.clock.now() && revokedAt === null && supersededAt === null;
  }

  /** Ends a link before its time. */
  revoke(transaction: Transaction, sessionId: string): Promise<void> {
    return this.sessions.revoke(sessionId, this.clock.now(), transaction);
  }

  /** Opens a link that was ended before its time. */
  restore(transaction: Transaction, sessionId: string): Promise<void> {
    return this.sessions.restore(sessionId, transaction);
  }

  /**
   * Reads the session again, and locks it until the transaction ends.
   * @throws Refusal 409 when another link is used instead
   */
  async lock(transaction: Transaction, { id }: GuestSessionEntity): Promise<GuestSessionEntity> {
    const session = await this.sessions.lock(id, transaction);
    if (session.supersededAt) throw superseded();
    return session;
  }
}
