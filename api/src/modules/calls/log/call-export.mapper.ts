import type { Readable } from 'node:stream';
import type { CallLog } from '@booking/contracts/calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { tableFile } from '../../../platform/http/lists/table-file.mapper.ts';

/** @param zone of the times in the file */
export const toCallFile = (format: 'csv' | 'json', pages: AsyncIterable<CallLog[]>, zone: string): Readable =>
  tableFile(format, pages, [
    ['id', ({ id }) => id],
    ['caller', ({ caller }) => caller],
    ['outcome', ({ outcome }) => outcome],
    ['started', ({ timestamp }) => formatHotelTime(new Date(timestamp), zone)],
    ['duration (s)', ({ duration }) => duration],
    ['cost (USD)', ({ cost }) => cost],
    ['end reason', ({ endedReason }) => endedReason],
    ['kind', ({ kind }) => kind],
    ['transcript', ({ transcript }) => transcript],
    ['notes', ({ notes }) => notes],
    ['guest', ({ guestName }) => guestName ?? null],
    ['assistant', ({ assistantName }) => assistantName ?? null],
    ['summary', ({ summary }) => summary ?? null],
  ]);
