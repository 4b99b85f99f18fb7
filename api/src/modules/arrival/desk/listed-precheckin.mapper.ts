import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

/** A pre-check-in as the desk's list shows it. */
export const toListedPrecheckin = (row: PrecheckinEntity, now: Date): ListedPrecheckin => {
  const { id, reservationId, guestName, startDate, endDate, roomTypeName, step, problem } = row;
  return {
    ...{ id, reservationId, guestName, roomTypeName, step, problem },
    checkInDate: startDate,
    checkOutDate: endDate,
    sentAt: row.sentAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isOver: row.revokedAt !== null || row.expiresAt <= now,
  };
};
