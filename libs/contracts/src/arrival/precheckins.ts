import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';
import { asSeen, TypedId } from '../schema/typed-text.ts';
import { CorrectedFact } from './corrections.ts';

/** How far a pre-check-in is: the last thing that happened in it. */
export const PrecheckinStep = z.enum([
  'sent',
  'opened',
  'registration_signed',
  'authorization_signed',
  'id_uploaded',
  'submitted',
  'checked_in',
]);
export type PrecheckinStep = z.infer<typeof PrecheckinStep>;

/** A stay whose guest can do the paperwork ahead. Dates are the hotel's. */
export const ListedPrecheckin = z
  .object({
    id: z.uuid(),
    reservationId: z.string(),
    guestName: z.string(),
    checkInDate: z.iso.date(),
    checkOutDate: z.iso.date(),
    roomTypeName: orNull(z.string()),
    step: openEnum(PrecheckinStep),
    problem: orNull(z.string()).check(z.describe('Why reception has to finish it')),
    openCorrections: orElse(z.int(), 0).check(z.describe('Changes that the guest asked for and nobody has made yet')),
    sentAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    isOver: z.boolean().check(z.describe('Its link opens nothing any more')),
  })
  .register(z.globalRegistry, { id: 'ListedPrecheckin' });
export type ListedPrecheckin = z.infer<typeof ListedPrecheckin>;

export const SignedKind = z.enum(['registration', 'authorization', 'id_photo']);
export type SignedKind = z.infer<typeof SignedKind>;

/** What a guest gave, without its image. */
export const SignedRecord = z
  .object({
    kind: openEnum(SignedKind),
    at: z.iso.datetime(),
    textVersion: orNull(z.string()),
    signedName: orNull(z.string()).check(z.describe('The guest of the reservation, or the name that was typed')),
    isTyped: z.boolean(),
    address: z.string().check(z.describe('Of the network it came from')),
    imageHash: z.string().check(z.describe('SHA-256 of the image as it was kept')),
    deletedAt: orNull(z.iso.datetime()).check(z.describe('Since when its image is gone')),
  })
  .register(z.globalRegistry, { id: 'SignedRecord' });
export type SignedRecord = z.infer<typeof SignedRecord>;

/** A change that a guest asked for. Dates are two of the hotel's, arrival/departure. */
export const Correction = z
  .object({
    id: z.uuid(),
    fact: openEnum(CorrectedFact),
    was: z.string().check(z.describe('What the guest saw then; empty where nothing was known')),
    wanted: z.string(),
    note: orNull(z.string()).check(z.describe('In the words of the guest')),
    requestedAt: z.iso.datetime(),
    doneAt: orNull(z.iso.datetime()),
    doneBy: orNull(z.string()),
  })
  .register(z.globalRegistry, { id: 'Correction' });
export type Correction = z.infer<typeof Correction>;

export const Precheckin = z
  .extend(ListedPrecheckin, {
    guestPhone: orNull(z.string()),
    callId: orNull(z.string()),
    records: rows(SignedRecord, 'record'),
    views: rows(
      z.object({ at: z.iso.datetime(), by: z.string(), kind: openEnum(SignedKind), reason: z.string() }),
      'view',
    ).check(z.describe('Who looked at which image, newest first')),
    finishedBy: orNull(z.string()).check(z.describe('Who at the desk took it over')),
    finishNote: orNull(z.string()),
    corrections: orElse(rows(Correction, 'change'), []).check(z.describe('Newest first')),
    imagesKeptUntil: z.iso.date().check(z.describe('Hotel date on which its images are deleted')),
  })
  .register(z.globalRegistry, { id: 'Precheckin' });
export type Precheckin = z.infer<typeof Precheckin>;

const id = z.object({ id: z.uuid() });

const filter = {
  step: z.optional(PrecheckinStep),
  corrections: z.optional(z.literal('open')).check(z.describe('Only those with changes that nobody has made yet')),
  arrivesFrom: z.optional(z.iso.date()),
  arrivesTo: z.optional(z.iso.date()),
  q: z
    .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
    .check(z.describe('Part of the name or the reservation')),
};
const sort = sortBy('arrival', 'updatedAt');

export const precheckinDeskEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/precheckins',
    summary: 'Pre-check-ins of the current mode, newest first',
    access: 'precheckins:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(ListedPrecheckin, 'pre-check-in'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/precheckins/count',
    summary: 'How many pre-check-ins of the current mode the filter leaves, up to 1,000',
    access: 'precheckins:read',
    query: z.object(filter),
    answer: RowCount,
  },
  export: {
    method: 'GET',
    path: '/api/admin/precheckins/export',
    summary: 'Every pre-check-in of the current mode that the filter leaves, as a file',
    access: 'precheckins:read',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
  detail: {
    method: 'GET',
    path: '/api/admin/precheckins/{id}',
    summary: 'One pre-check-in with what was given, and who looked at it',
    access: 'precheckins:read',
    params: id,
    answer: Precheckin,
  },
  send: {
    method: 'POST',
    path: '/api/admin/precheckins',
    summary: 'Texts the guest of a reservation a new link; one that was sent before ends, what was given stays',
    access: 'precheckins:handle',
    audit: 'precheckins.send',
    body: z.object({
      reservationId: TypedId(60).check(z.minLength(1, 'Which reservation?')),
    }),
    mergesCopies: true,
    answer: Precheckin,
  },
  view: {
    method: 'POST',
    path: '/api/admin/precheckins/{id}/views',
    summary: 'An image, for a reason that is written down first',
    access: 'precheckins:images',
    audit: 'precheckins.view',
    params: id,
    body: z.object({
      kind: SignedKind,
      reason: z
        .string()
        .check(z.trim(), z.minLength(3, 'Say why you need to see it.'), z.maxLength(200, 'This reason is too long.')),
    }),
    answer: z.object({ image: z.string().check(z.describe('A data URL')) }),
  },
  finish: {
    method: 'POST',
    path: '/api/admin/precheckins/{id}/finish',
    summary: 'The desk takes over: checks the guest in at Cloudbeds, or notes that it was done there by hand',
    access: 'precheckins:handle',
    audit: 'precheckins.finish',
    params: id,
    body: z.object({
      how: z.enum(['cloudbeds', 'by_hand']),
      note: z.optional(z.string().check(z.trim(), z.maxLength(500, 'This note is too long.'))),
    }),
    answer: Precheckin,
  },
  correct: {
    method: 'POST',
    path: '/api/admin/precheckins/{id}/corrections/{correctionId}',
    summary: 'Notes that a change the guest asked for was made at Cloudbeds, or settled with the guest',
    access: 'precheckins:handle',
    audit: 'precheckins.correct',
    params: z.object({ id: z.uuid(), correctionId: z.uuid() }),
    answer: Precheckin,
  },
  copy: {
    method: 'GET',
    path: '/api/admin/precheckins/{id}/copy',
    summary: 'What was signed, as a PDF; who took it is written down',
    access: 'precheckins:images',
    params: id,
    answer: z.string(),
    file: true,
  },
});
