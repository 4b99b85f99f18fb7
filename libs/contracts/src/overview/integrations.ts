import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';

/** The outside services, in the order in which they are listed. */
export const providers = ['vapi', 'cloudbeds', 'stripe', 'twilio'] as const;
export type Provider = (typeof providers)[number];

const eachProvider = <T extends z.ZodMiniType>(part: T) =>
  z.object({ vapi: part, cloudbeds: part, stripe: part, twilio: part });

/** The newest check of one provider in the current mode. */
export const ProviderStatus = z
  .object({
    status: z.boolean().check(z.describe('Whether it answered as it should')),
    lastCheck: z.iso.datetime(),
    responseTime: z.number().check(z.describe('ms')),
    error: orNull(z.string()).check(z.describe('What went wrong and what to do about it')),
  })
  .register(z.globalRegistry, { id: 'ProviderStatus' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Checks of one stretch of time. */
const UptimeSlot = z.object({
  from: z.iso.datetime(),
  checks: z.int(),
  failed: z.int(),
  responseTime: orNull(z.number()).check(z.describe('Median of the good checks, ms')),
});
export type UptimeSlot = z.infer<typeof UptimeSlot>;

const date = z.iso.date('A date looks like 2026-12-24.');

/** Arrival, departure and party of a stay to try. */
const StayQuery = z
  .object({
    startDate: date,
    endDate: date,
    adults: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 2),
    children: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate < endDate, {
      message: 'The check-out date must be after the check-in date.',
      path: ['endDate'],
    }),
  );

/** A provider's own answer, as it came. */
const RawResult = z.record(z.string(), z.unknown());

export const integrationEndpoints = endpoints({
  health: {
    method: 'GET',
    path: '/api/test/health',
    summary: 'The newest check of each provider; every provider is asked once per 30 s, whoever looks',
    access: 'integrations:read',
    query: z.object({
      refresh: z
        ._default(z.enum(['true', 'false']), 'false')
        .check(z.describe('Ask anew, at most once per 5 s for everybody')),
    }),
    answer: eachProvider(ProviderStatus),
    timed: true,
  },
  uptime: {
    method: 'GET',
    path: '/api/test/uptime',
    summary: 'The checks of the last 24 hours in half hours, oldest first',
    access: 'integrations:read',
    answer: eachProvider(z.array(UptimeSlot)),
    timed: true,
  },
  roomTypes: {
    method: 'GET',
    path: '/api/test/cloudbeds/room-types',
    summary: "Cloudbeds' own answer to getRoomTypes",
    access: 'integrations:test',
    answer: RawResult,
  },
  ratePlans: {
    method: 'GET',
    path: '/api/test/cloudbeds/rate-plans',
    summary: "Cloudbeds' own answer to getRatePlans",
    access: 'integrations:test',
    query: StayQuery,
    answer: RawResult,
  },
  availability: {
    method: 'GET',
    path: '/api/test/cloudbeds/availability',
    summary: "Cloudbeds' own answer to getAvailableRoomTypes",
    access: 'integrations:test',
    query: StayQuery,
    answer: RawResult,
  },
  stripe: {
    method: 'GET',
    path: '/api/test/stripe/health',
    summary: 'Whether Stripe takes the key, in which mode, and whether it can take money',
    access: 'integrations:test',
    answer: RawResult,
  },
  twilio: {
    method: 'GET',
    path: '/api/test/twilio/health',
    summary: 'Whether Twilio takes the credentials, and the state of the account',
    access: 'integrations:test',
    answer: RawResult,
  },
});
