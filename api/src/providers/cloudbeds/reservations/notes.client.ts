import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import type { Note } from '../../property-system.port.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { id, words, prose } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';

const Notes = z.object({
  data: rows(z.object({ reservationNoteID: words, userName: words, dateCreated: words, reservationNote: prose })),
});

const Posted = z.object({ reservationNoteID: id });

export async function notesOf(http: CloudbedsHttp, mode: Mode, reservationID: string): Promise<Note[]> {
  const { data } = await http.requestParsed(mode, Notes, 'GET', 'getReservationNotes', { reservationID });
  return data.map((note) => ({
    id: note.reservationNoteID,
    text: note.reservationNote,
    author: note.userName,
    at: note.dateCreated,
  }));
}

/** @returns the note's id */
export async function addNote(
  http: CloudbedsHttp,
  mode: Mode,
  reservationID: string,
  reservationNote: string,
): Promise<string> {
  const fields = { reservationID, reservationNote };
  return (await http.requestParsed(mode, Posted, 'POST', 'postReservationNote', fields)).reservationNoteID;
}
