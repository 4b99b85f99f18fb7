import * as z from 'zod/mini';
import { Documentation } from './ai-documentation.ts';
import { Assistant } from './assistants.ts';
import { GoldenCall } from '../calls/golden-calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** What a hotel can begin with, by what an entry is about. */
export const StarterEntryKey = z.enum([
  'location',
  'arrival_and_departure',
  'late_arrival',
  'room_types',
  'amenities',
  'parking',
  'pets',
  'taxes_and_fees',
  'reservation_changes',
  'payment_and_cancellation',
  'names_and_numbers',
  'front_desk',
]);
export type StarterEntryKey = z.infer<typeof StarterEntryKey>;

/** A golden call for each entry, and some for the assistants that no guest who books speaks with. */
export const StarterCallKey = z.enum([
  ...StarterEntryKey.options,
  'staff_code',
  'staff_arrivals',
  'customer_balance',
  'customer_cancel',
]);
export type StarterCallKey = z.infer<typeof StarterCallKey>;

const adoptedAs = orNull(z.int()).check(z.describe('What was made of it and is still there; null when nothing'));

/** A draft of an entry, with what the property system says of the hotel in it. */
export const StarterEntry = z
  .extend(z.pick(Documentation, { category: true, title: true, content: true }), {
    key: z.string(),
    blanks: z.array(z.string()).check(z.describe('What staff have to fill in before it can be published')),
    adoptedAs,
  })
  .register(z.globalRegistry, { id: 'StarterEntry' });
export type StarterEntry = z.infer<typeof StarterEntry>;

export const StarterGoldenCall = z
  .extend(z.pick(GoldenCall, { name: true, assistantType: true, turns: true }), { key: z.string(), adoptedAs })
  .register(z.globalRegistry, { id: 'StarterGoldenCall' });
export type StarterGoldenCall = z.infer<typeof StarterGoldenCall>;

/** What an assistant of a type can begin with; other fields stay as they are. */
export const StarterPrompt = z
  .pick(Assistant, {
    assistantType: true,
    personality: true,
    firstMessage: true,
    firstMessageMode: true,
    voicemailMessage: true,
    endCallMessage: true,
    bookingLogic: true,
    systemPrompt: true,
  })
  .register(z.globalRegistry, { id: 'StarterPrompt' });
export type StarterPrompt = z.infer<typeof StarterPrompt>;

export const starterContentEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/starter-content',
    summary: 'Drafts of documentation, golden calls and prompts to begin with; nothing is stored until it is adopted',
    access: 'documentation:read',
    answer: z.object({
      isPropertyKnown: z.boolean().check(z.describe('The property system answered; otherwise its facts are blanks')),
      documentation: rows(StarterEntry, 'entry', 'entries'),
      goldenCalls: rows(StarterGoldenCall, 'golden call'),
      prompts: rows(StarterPrompt, 'prompt'),
    }),
  },
  adoptDocumentation: {
    method: 'POST',
    path: '/api/admin/starter-content/documentation',
    summary: 'Makes inactive entries of drafts; a draft that was adopted before stays as it is',
    access: 'documentation:change',
    audit: 'documentation.adopt_starter',
    body: z.object({
      keys: z.array(StarterEntryKey).check(z.minLength(1, 'Choose an entry.'), z.maxLength(StarterEntryKey.options.length)),
    }),
    answer: z.object({ documentation: rows(Documentation, 'entry', 'entries') }),
    status: 201,
  },
  adoptGoldenCalls: {
    method: 'POST',
    path: '/api/admin/starter-content/golden-calls',
    summary: 'Makes inactive golden calls of drafts; a draft that was adopted before stays as it is',
    access: 'assistants:change',
    audit: 'golden_calls.adopt_starter',
    body: z.object({
      keys: z.array(StarterCallKey).check(z.minLength(1, 'Choose a call.'), z.maxLength(StarterCallKey.options.length)),
    }),
    answer: z.object({ goldenCalls: rows(GoldenCall, 'golden call') }),
    status: 201,
  },
});
