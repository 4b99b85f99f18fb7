import { z } from 'zod';
import { assignRoom, saveRoom } from '../../hotel/change-room.ts';
import { checkInRooms, checkOutRooms } from '../../hotel/change-status.ts';
import { roomIdOf, type Reservation, type ReservationRoom } from '../../hotel/reservation.ts';
import { assignedRoom } from '../answers/reservation.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { flag, given, maybe, orElse, text } from '../parameters.ts';
import {
  accommodationChanged,
  accommodationStatusChanged,
  roomConditionChanged,
  statusChanged,
} from '../webhooks/happenings.ts';
import { findReservation, findSubReservation, roomMeant } from './find.ts';

const assignment = z.object({
  reservationID: given,
  subReservationID: maybe(text),
  reservationRoomID: maybe(text),
  newRoomID: orElse(text, ''),
  oldRoomID: maybe(text),
  adjustPrice: orElse(flag, false),
});
const whichRoom = z.object({ reservationID: given, subReservationID: maybe(text), roomID: maybe(text) });

export const assignmentMethods: readonly Method[] = [
  defineMethod({
    name: 'postRoomAssign',
    verb: 'POST',
    scope: 'write:room',
    parameters: assignment,
    answer: ({ account, hotel }, { reservationID, newRoomID, adjustPrice, ...which }) => {
      const reservation = findReservation(hotel, reservationID);
      const room = roomMeant(reservation, which);
      const previous = assignedRoom(hotel, room)?.roomID;
      if (newRoomID === '') saveRoom(hotel, reservationID, { ...room, assigned: false });
      else assignRoom(hotel, reservation, room, { roomId: newRoomID, reprice: adjustPrice });
      const after = findSubReservation(findReservation(hotel, reservationID), room.id);
      account.announce(accommodationChanged(reservationID, after, previous));
      return {};
    },
  }),
  defineMethod({
    name: 'postRoomCheckIn',
    verb: 'POST',
    scope: 'write:room',
    parameters: whichRoom,
    answer: (asked, { reservationID, ...which }) => {
      const reservation = findReservation(asked.hotel, reservationID);
      const room = roomMeant(reservation, { ...which, oldRoomID: which.roomID });
      checkInRooms(asked.hotel, reservation, [room.id]);
      announceMove(asked, reservation, room, 'occupied');
      return {};
    },
  }),
  defineMethod({
    name: 'postRoomCheckOut',
    verb: 'POST',
    scope: 'write:room',
    parameters: whichRoom,
    answer: (asked, { reservationID, ...which }) => {
      const reservation = findReservation(asked.hotel, reservationID);
      const room = roomMeant(reservation, { ...which, oldRoomID: which.roomID });
      checkOutRooms(asked.hotel, reservation, [room.id]);
      announceMove(asked, reservation, room, 'unoccupied');
      asked.account.announce(roomConditionChanged(roomIdOf(room) ?? '', 'dirty'));
      return {};
    },
  }),
];

function announceMove(
  { account, hotel }: Asked,
  before: Reservation,
  room: ReservationRoom,
  status: 'occupied' | 'unoccupied',
): void {
  const after = findReservation(hotel, before.id);
  account.announce(
    ...(after.status === before.status
      ? []
      : [statusChanged(after, { type: 'api_client', id: account.settings.clientId })]),
    accommodationStatusChanged(before.id, room, status),
  );
}
