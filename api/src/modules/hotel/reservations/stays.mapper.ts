import type { HotelStays } from '@booking/contracts/stays';
import type { StayList } from '../../../providers/property-system.port.ts';
import type { RoomType } from '../../../providers/rate-plan.schema.ts';

const absent = new Set(['canceled', 'no_show']);

/** The stays of a list that take place, and the room types they are in. */
export const toStays = (
  { stays, unread, isWhole }: StayList,
  roomTypes: readonly RoomType[],
): Pick<HotelStays, 'stays' | 'roomTypes' | 'unread' | 'isWhole'> => ({
  stays: stays
    .filter(({ status }) => !absent.has(status))
    .map(({ id, ...stay }) => ({ reservationId: id, ...stay }))
    .toSorted(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.guestName.localeCompare(other.guestName),
    ),
  roomTypes: roomTypes.map(({ id, name }) => ({ id, name })),
  unread,
  isWhole,
});
