import type { HotelStay, HotelStays } from '@booking/contracts/stays';
import { addDays } from '@booking/hotel/hotel-time';

/** What a desk looks after. */
export const stayGroups = ['arriving', 'tomorrow', 'inHouse', 'leaving'] as const;
export type StayGroup = (typeof stayGroups)[number];

const isIn: Record<StayGroup, (stay: HotelStay, today: string) => boolean> = {
  arriving: ({ startDate, status }, today) => startDate === today && status !== 'checked_out',
  tomorrow: ({ startDate }, today) => startDate === addDays(today, 1),
  inHouse: ({ status }) => status === 'checked_in',
  leaving: ({ endDate, status }, today) => endDate === today && (status === 'checked_in' || status === 'checked_out'),
};

export const staysIn = ({ stays, today }: Pick<HotelStays, 'stays' | 'today'>, group: StayGroup): HotelStay[] =>
  stays.filter((stay) => isIn[group](stay, today));

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The stays in which each word is found: in the guest's name, the reservation, or a room. */
export function searchStays(stays: readonly HotelStay[], q: string): HotelStay[] {
  const wanted = folded(q).split(/\s+/).filter(Boolean);
  return stays.filter(({ guestName, reservationId, rooms }) => {
    const text = folded(
      [guestName, reservationId, ...rooms.flatMap(({ roomTypeName, roomName }) => [roomTypeName, roomName])].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}
