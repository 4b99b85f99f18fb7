import { z } from 'zod';
import type { Hotel } from '../../hotel/create-hotel.ts';
import type { Note, Reservation } from '../../hotel/stays/reservation.ts';
import { staffMember } from '../../hotel/staff.ts';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { given, maybe, refuseCardNumbers, text } from '../parameters.ts';
import { notesChanged } from '../webhooks/happenings.ts';
import { findByGuest, findReservation } from './find.ts';

export const noteMethods: readonly Method[] = [
  defineMethod({
    name: 'postReservationNote',
    verb: 'POST',
    scope: 'write:reservation',
    parameters: z.object({ reservationID: given, reservationNote: given, userID: maybe(text) }),
    answer: (asked, { reservationID, reservationNote, userID }) => {
      const note = newNote(asked.hotel, reservationNote, userID);
      changeNotes(asked, findReservation(asked.hotel, reservationID), (notes) => [...notes, note]);
      return { reservationNoteID: note.id };
    },
  }),
  defineMethod({
    name: 'getReservationNotes',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({ reservationID: given }),
    answer: ({ hotel }, { reservationID }) => ({
      data: findReservation(hotel, reservationID).notes.map((note) => ({
        reservationNoteID: note.id,
        ...describe(hotel, note),
        reservationNote: note.text,
      })),
    }),
  }),
  defineMethod({
    name: 'putReservationNote',
    verb: 'PUT',
    scope: 'write:reservation',
    parameters: z.object({ reservationID: given, reservationNoteID: given, reservationNote: given }),
    answer: (asked, { reservationID, reservationNoteID, reservationNote }) => {
      const reservation = findReservation(asked.hotel, reservationID);
      const note = findNote(reservation.notes, reservationNoteID);
      refuseCardNumbers(reservationNote);
      const changed = { ...note, text: reservationNote, modifiedAt: asked.hotel.now() };
      changeNotes(asked, reservation, (notes) => notes.map((each) => (each === note ? changed : each)));
      return {};
    },
  }),
  defineMethod({
    name: 'deleteReservationNote',
    verb: 'DELETE',
    scope: 'write:reservation',
    parameters: z.object({ reservationID: given, reservationNoteID: given }),
    answer: (asked, { reservationID, reservationNoteID }) => {
      const reservation = findReservation(asked.hotel, reservationID);
      const note = findNote(reservation.notes, reservationNoteID);
      changeNotes(asked, reservation, (notes) => notes.filter((each) => each !== note));
      return {};
    },
  }),
  defineMethod({
    name: 'postGuestNote',
    verb: 'POST',
    scope: 'write:guest',
    parameters: z.object({ guestID: given, guestNote: given, userID: maybe(text) }),
    answer: ({ hotel }, { guestID, guestNote, userID }) => {
      const reservation = findByGuest(hotel, guestID);
      const note = newNote(hotel, guestNote, userID);
      hotel.register.save({ ...reservation, guestNotes: [...reservation.guestNotes, note] });
      return { guestNoteID: note.id };
    },
  }),
  defineMethod({
    name: 'getGuestNotes',
    verb: 'GET',
    scope: 'read:guest',
    parameters: z.object({ guestID: given }),
    answer: ({ hotel }, { guestID }) => ({
      data: findByGuest(hotel, guestID).guestNotes.map((note) => ({
        guestNoteID: note.id,
        ...describe(hotel, note),
        guestNote: note.text,
      })),
    }),
  }),
];

function newNote(hotel: Hotel, note: string, userId: string | undefined): Note {
  refuseCardNumbers(note);
  const { firstName, lastName } = staffMember(userId);
  const now = hotel.now();
  return { id: hotel.newId(7), userName: `${firstName} ${lastName}`, createdAt: now, modifiedAt: now, text: note };
}

function changeNotes(
  { account, hotel }: Asked,
  reservation: Reservation,
  change: (notes: readonly Note[]) => Note[],
): void {
  hotel.register.save({ ...reservation, notes: change(reservation.notes) });
  account.announce(notesChanged(reservation.id));
}

function findNote(notes: readonly Note[], id: string): Note {
  const note = notes.find((each) => each.id === id);
  if (!note) throw refused('Note not found');
  return note;
}

const describe = ({ time }: Hotel, { userName, createdAt, modifiedAt }: Note) => ({
  userName,
  dateCreated: time.wallAt(createdAt),
  dateModified: time.wallAt(modifiedAt),
});
