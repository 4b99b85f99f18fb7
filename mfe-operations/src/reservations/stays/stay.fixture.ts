import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { stayEndpoints, type HotelStay, type HotelStays } from '@booking/contracts/stays';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from '../reservations.screen.tsx';

const room = {
  ...{ id: 'R-1-1', roomTypeId: 'garden', roomTypeName: 'Garden Suite', roomName: '101' },
  ...{ startDate: '2026-11-10', endDate: '2026-11-12' },
};

/** Somebody who arrives today for two nights, in room 101. */
export const stay = (given: Partial<HotelStay> = {}): HotelStay => {
  const { startDate = room.startDate, endDate = room.endDate } = given;
  return {
    ...{ reservationId: 'R-1', guestName: 'Rosa Whitfield', status: 'confirmed', startDate, endDate },
    ...{ adults: 2, children: 1, balanceCents: 25_000 },
    rooms: [{ ...room, startDate, endDate }],
    ...given,
  };
};

export const stays = (list: HotelStay[], given: Partial<HotelStays> = {}): HotelStays => ({
  ...{ from: '2026-11-10', to: '2026-11-23', today: '2026-11-10', readAt: '2026-11-10T17:59:50.000Z' },
  roomTypes: [
    { id: 'garden', name: 'Garden Suite' },
    { id: 'courtyard', name: 'Courtyard Suite' },
  ],
  ...{ stays: list, unread: 0, isWhole: true },
  ...given,
});

/** The reservations, which begin with these stays, or with another answer in their place. */
export const openStays = (list: HotelStays | Answering, at = '/reservations') =>
  renderScreen(Screen, {
    path: '/reservations',
    at,
    answers: [
      'respond' in list ? list : answering(stayEndpoints.list, list),
      answering(paymentMatchEndpoints.newest, null),
    ],
  });
