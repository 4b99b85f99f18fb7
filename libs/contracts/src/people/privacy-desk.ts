import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { asSeen } from '../schema/typed-text.ts';

/** Kinds of what is held about a person, here and at the services that work for the hotel. */
export const PersonalData = z.enum([
  'calls',
  'tool_calls',
  'web_conversations',
  'texts',
  'emails',
  'consents',
  'opt_outs',
  'links',
  'intakes',
  'payments',
  'extensions',
  'reservation_events',
  'precheckins',
  'images',
  'verifications',
  'inbox',
  'elsewhere',
  'recordings',
  'sent_texts',
  'property_system',
  'payment_provider',
  'audit',
]);
export type PersonalData = z.infer<typeof PersonalData>;

/** Somebody, by what they are known by. */
const Person = z.object({
  identifiers: z
    .array(
      z
        .string()
        .check(
          z.overwrite(asSeen),
          z.minLength(4, 'Too short to find one person by.'),
          z.maxLength(254),
          z.regex(
            /^[^@\s]+@[^@\s]+$|^[^@\d]*\d[^@]*$/,
            'Enter a phone number, an e-mail address or a reservation; a name may be many people’s.',
          ),
        ),
    )
    .check(
      z.minLength(1, 'Enter a phone number, an e-mail address or a reservation.'),
      z.maxLength(10),
      z.describe('Phone numbers, e-mail addresses, reservation numbers'),
    ),
});

/** Those among several people who are meant; without it all of them are. */
const guests = z.optional(
  z
    .array(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(
      z.minLength(1, 'Choose at least one person.'),
      z.maxLength(100),
      z.describe('Names of those who are meant, where several people used the same number'),
    ),
);

/** One of several people who used the same number or address: a name (ADR 64). */
export const GuestFound = z
  .object({
    name: z.string(),
    reservations: z.array(z.string()),
    records: z.int().check(z.describe('How many payments, links, pre-check-ins and other records have this name')),
    open: z.array(z.string()).check(z.describe('Their stays and payments that are not over, in words')),
  })
  .register(z.globalRegistry, { id: 'GuestFound' });
export type GuestFound = z.infer<typeof GuestFound>;

export const PersonFound = z
  .object({
    identifiers: z.array(z.string()).check(z.describe('As they were understood')),
    names: z.array(z.string()),
    alsoKnownBy: z
      .array(z.string())
      .check(z.describe('Other numbers and addresses in these records, which were not searched for')),
    held: rows(z.object({ what: openEnum(PersonalData), count: z.int() }), 'count'),
    open: z.array(z.string()).check(z.describe('Stays and payments that are not over, in words')),
    guests: z.optional(z.array(GuestFound)).check(z.describe('Each person who has a name in these records')),
  })
  .register(z.globalRegistry, { id: 'PersonFound' });
export type PersonFound = z.infer<typeof PersonFound>;

export const ErasureRow = z.object({
  what: openEnum(PersonalData),
  result: openEnum(z.enum(['erased', 'kept', 'by_hand', 'waiting'])),
  count: z.int(),
  note: orNull(z.string()),
  at: z.iso.datetime(),
  proofs: z
    .array(z.object({ at: z.iso.datetime(), answer: z.string() }))
    .check(z.describe('What another service answered to each deletion')),
});
export type ErasureRow = z.infer<typeof ErasureRow>;

/** A request of a person, without anything that says who it was. */
export const PrivacyRequest = z
  .object({
    id: z.string(),
    kind: openEnum(z.enum(['export', 'erasure'])),
    requestedAt: z.iso.datetime(),
    requestedBy: z.string(),
    finishedAt: orNull(z.iso.datetime()),
    steps: z.int().check(z.describe('How many rows the report of an erasure will have')),
    report: rows(ErasureRow, 'line'),
  })
  .register(z.globalRegistry, { id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const privacyEndpoints = endpoints({
  find: {
    method: 'POST',
    path: '/api/admin/privacy/find',
    summary: 'What is held about a person, of both modes, counted by kind',
    access: 'privacy:manage',
    audit: 'privacy.find',
    body: Person,
    answer: PersonFound,
  },
  export: {
    method: 'POST',
    path: '/api/admin/privacy/exports',
    summary: 'All of it as one JSON file; who took it is written down',
    access: 'privacy:manage',
    audit: 'privacy.export',
    stepUp: 'any-factor',
    body: z.extend(Person, { guests }),
    answer: z.string(),
    file: true,
  },
  erase: {
    method: 'POST',
    path: '/api/admin/privacy/erasures',
    summary: 'Erases a person everywhere, as a job; asked again while it is under way, it is the same one',
    access: 'privacy:manage',
    audit: 'privacy.erase',
    stepUp: 'any-factor',
    body: z.extend(Person, {
      guests,
      confirm: z.literal('ERASE', 'Type ERASE to confirm.'),
      evenIfOpen: z._default(z.boolean(), false).check(z.describe('Although a stay or a payment is not over')),
    }),
    answer: PrivacyRequest,
  },
  list: {
    method: 'GET',
    path: '/api/admin/privacy/requests',
    summary: 'Requests so far, newest first, without anything that says who asked',
    access: 'privacy:manage',
    query: ListQuery,
    answer: rows(PrivacyRequest, 'request'),
  },
  request: {
    method: 'GET',
    path: '/api/admin/privacy/requests/{id}',
    summary: 'One request with its report so far',
    access: 'privacy:manage',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    answer: PrivacyRequest,
    timed: true,
  },
});
