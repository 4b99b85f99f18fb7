import type { RateLimit } from '@booking/contracts/endpoint';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';

/** A link is pressed for again and again while its text is on its way. */
export const newLinksOfSession: RateLimit = { points: 1, seconds: 5 * 60 };

/** Whoever finds old links may not have a phone ring all day. */
export const newLinksOfNumber: RateLimit = { points: 3, seconds: 24 * 60 * 60 };

type Session = Pick<GuestSessionEntity, 'guestPhone' | 'revokedAt' | 'startDate'>;

/** Whether a new link would lead anywhere: not for an erased guest, a link that was revoked, or a stay that has begun. */
export const mayGetNewLink = ({ guestPhone, revokedAt, startDate }: Session, today: string): boolean =>
  guestPhone !== '' && revokedAt === null && startDate >= today;
