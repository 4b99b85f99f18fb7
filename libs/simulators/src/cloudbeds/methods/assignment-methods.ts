import { z } from 'zod';
import { assignRoom, saveRoom } from '../../hotel/stays/change-room.ts';
import { checkInRooms, checkOutRooms } from '../../hotel/stays/change-status.ts';
import { roomIdOf } from '../../hotel/stays/reservation.ts';
import { assignedRoom } from '../answers/reservation.ts';
import { defineMethod, type Method } from '../method.ts';
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
  guestMoves('postRoomCheckIn', checkInRooms, 'occupied'),
  guestMoves('postRoomCheckOut', checkOutRooms, 'unoccupied'),
];

function guestMoves(name: string, move: typeof checkInRooms, status: 'occupied' | 'unoccupied'): Method {
  return defineMethod({
    name,
    verb: 'POST',
    scope: 'write:room',
    parameters: z.object({ reservationID: given, subReservationID: maybe(text), roomID: maybe(text) }),
    answer: ({ account, hotel }, { reservationID, ...which }) => {
      const before = findReservation(hotel, reservationID);
      const room = roomMeant(before, { ...which, oldRoomID: which.roomID });
      move(hotel, before, [room.id]);
      const after = findReservation(hotel, reservationID);
      const by = { type: 'api_client', id: account.settings.clientId } as const;
      if (after.status !== before.status) account.announce(statusChanged(after, by));
      account.announce(accommodationStatusChanged(reservationID, room, status));
      if (status === 'unoccupied') account.announce(roomConditionChanged(roomIdOf(room) ?? '', 'dirty'));
      return {};
    },
  });
}
