import * as z from 'zod/mini';
import { CallDetail, callEndpoints } from './calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { Mode } from '../hotel/mode.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

export const ReviewStatus = z.enum(['not_reviewed', 'needs_follow_up', 'reviewed']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

const notes = z.string().check(z.maxLength(4000, 'A note has at most 4000 characters.'));
const tags = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'A tag is at least one character.'),
        z.maxLength(30, 'A tag has at most 30 characters.'),
        z.regex(/^[^,\0]*$/, 'A tag has no comma in it.'),
      ),
  )
  .check(z.maxLength(10, 'A call has at most 10 tags.'));

/** What people made of a call. */
export const CallReview = z
  .object({
    notes: z.string(),
    tags: z.array(z.string()),
    status: openEnum(ReviewStatus),
    by: orNull(z.string()).check(z.describe('Who set the status last')),
    at: orNull(z.iso.datetime()).check(z.describe('When they did')),
    revision: z.int().check(z.describe('The number of its changes')),
  })
  .register(z.globalRegistry, { id: 'CallReview' });
export type CallReview = z.infer<typeof CallReview>;

/** Everything the page of a call begins with. */
export const CallPage = z
  .extend(CallDetail, {
    mode: openEnum(Mode),
    hasRecording: z.boolean(),
    recordingDeletedAt: z
      .optional(z.iso.datetime())
      .check(z.describe('When it was deleted; its time was over, or the caller wished it')),
    textsStopped: z
      .optional(z.object({ since: z.iso.datetime(), said: z.string() }))
      .check(z.describe('Whoever called is texted no more; since when, and in which words they asked for it')),
    review: CallReview,
  })
  .register(z.globalRegistry, { id: 'CallPage' });
export type CallPage = z.infer<typeof CallPage>;

const { params } = callEndpoints.detail;

export const callDetailEndpoints = endpoints({
  page: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}/page',
    summary: 'One call with what was said and done in it, and what people made of it',
    access: 'calls:read',
    params,
    answer: CallPage,
  },
  review: {
    method: 'PUT',
    path: '/api/admin/call-logs/{id}/review',
    summary: 'Keeps notes, tags and status of a call; what is left out stays',
    access: 'calls:review',
    audit: 'calls.review',
    params,
    body: z.object({
      notes: z.optional(notes),
      tags: z.optional(tags),
      status: z.optional(ReviewStatus),
      revision: z.int().check(z.describe('That was looked at; refused when it is no longer the newest')),
    }),
    answer: CallReview,
  },
  stopTexts: {
    method: 'POST',
    path: '/api/admin/call-logs/{id}/stop-texts',
    summary: 'Texts whoever called no more, because they said so; they begin again by texting START',
    access: 'calls:review',
    audit: 'texts.stop',
    params,
    body: z.object({}),
    answer: CallPage,
  },
  recording: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}/recording',
    summary: 'The sound of a call, from the voice platform; takes Range',
    access: 'calls:read',
    params,
    answer: z.string(),
    file: true,
  },
});
