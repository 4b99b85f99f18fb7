import { z } from 'zod';
import { bookedOn } from '../../hotel/day.ts';
import { guestName, roomStatus } from '../../hotel/stays/reservation.ts';
import { assignedRoom, soldAs } from '../answers/reservation.ts';
import { roomTypeNames } from '../answers/room.ts';
import { defineMethod, type Method } from '../method.ts';
import { date, given, maybe } from '../parameters.ts';
import { findReservation, findSubReservation } from './find.ts';

export const assignedMethods: readonly Method[] = [
  defineMethod({
    name: 'getReservationAssignments',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({ date: maybe(date) }),
    answer: ({ hotel }, { date: day }) => {
      const booked = bookedOn(hotel, day ?? hotel.today());
      const reservations = new Map(booked.map(({ reservation }) => [reservation.id, reservation]));
      const data = [...reservations.values()].map((reservation) => ({
        guestName: guestName(reservation.guest),
        reservationID: reservation.id,
        unassigned: reservation.rooms.filter(({ assigned }) => !assigned).length,
        assigned: reservation.rooms
          .filter(({ assigned }) => assigned)
          .map((room) => ({
            ...roomTypeNames(soldAs(hotel, room)),
            dormRoomName: null,
            ...assignedRoom(hotel, room),
            subReservationID: room.id,
            isRoomLocked: false,
          })),
      }));
      return { data };
    },
  }),
  defineMethod({
    name: 'getReservationRoomDetails',
    verb: 'GET',
    scope: 'read:room',
    parameters: z.object({ subReservationID: given }),
    answer: ({ hotel }, { subReservationID }) => {
      const reservation = findReservation(hotel, subReservationID.split('-')[0] ?? '');
      const room = findSubReservation(reservation, subReservationID);
      const { guest } = reservation;
      const roomType = soldAs(hotel, room);
      return {
        data: {
          reservationID: reservation.id,
          subReservationID: room.id,
          isRoomLocked: false,
          roomID: '',
          roomName: '',
          ...assignedRoom(hotel, room),
          dormRoomName: null,
          guestID: guest.id,
          guestName: guestName(guest),
          roomStatus: roomStatus(reservation, room),
          roomTypeID: roomType.id,
          roomTypeName: roomType.name,
          roomTypeIsVirtual: false,
          maxGuests: roomType.maxGuests,
          adults: room.adults,
          children: room.children,
          guests: [
            { guestID: guest.id, guestFirstName: guest.firstName, guestLastName: guest.lastName, isMainGuest: true },
          ],
        },
      };
    },
  }),
];
