import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import type { FileColumns } from '../../people/list-exports/list-exports.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

/** A pre-check-in as the desk's list shows it. */
export const toListedPrecheckin = (row: PrecheckinEntity, now: Date): ListedPrecheckin => {
  const { id, reservationId, guestName, startDate, endDate, roomTypeName, step, problem, openCorrections } = row;
  return {
    ...{ id, reservationId, guestName, roomTypeName, step, problem, openCorrections },
    checkInDate: startDate,
    checkOutDate: endDate,
    sentAt: row.sentAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isOver: row.revokedAt !== null || row.expiresAt <= now,
  };
};

export const precheckinColumns: FileColumns<ListedPrecheckin> = (time) => [
  ['id', ({ id }) => id],
  ['reservation', ({ reservationId }) => reservationId],
  ['guest', ({ guestName }) => guestName],
  ['arrival', ({ checkInDate }) => checkInDate],
  ['departure', ({ checkOutDate }) => checkOutDate],
  ['room type', ({ roomTypeName }) => roomTypeName],
  ['step', ({ step }) => String(step)],
  ['problem', ({ problem }) => problem],
  ['open changes', ({ openCorrections }) => openCorrections],
  ['sent', ({ sentAt }) => time(sentAt)],
  ['updated', ({ changedAt }) => time(changedAt)],
  ['link over', ({ isOver }) => (isOver ? 'yes' : 'no')],
];
