import { z } from 'zod';
import { isFictionalPhone } from '../callers/guests.ts';
import { isMadeUpLine } from '../callers/lines.ts';
import { SCRIPT_NAMES } from '../callers/script.ts';
import { CALL_ODDITIES } from '../shared-kernel/fault-dial.ts';

const account = z.enum(['test', 'live']);
const script = z.enum(SCRIPT_NAMES);
const number = z.string().refine(isFictionalPhone, 'must be +1 AAA 555-01XX without spaces, as in +15125550101');
const date = z.iso.date();

/** A call to be placed now. */
export const placeCallBody = z.object({ account: account.default('test'), script, number });

/** A call on which somebody types what the caller says. */
export const openConversationBody = z.object({ account: account.default('test'), number });
export type OpenConversation = z.output<typeof openConversationBody>;

/** What a caller says in one go. */
export const turnBody = z.object({ text: z.string().trim().min(1, 'say something').max(500) });

/** A phone that texts STOP to an account's line; untold, the text gets lost on its way to the product, and only the carrier knows. */
export const stopBody = z.object({ account: account.default('test'), number, untold: z.boolean().default(false) });
export type StopText = z.output<typeof stopBody>;

/** A caller as the line shows them: any text a carrier puts in place of a number, a SIP address, or neither on the website. */
const customer = z.object({
  number: z.string().refine(isMadeUpLine, 'must be +1 AAA 555-01XX, or what is shown for a withheld one').default(''),
  sipUri: z.string().startsWith('sip:').max(200).optional(),
  name: z.string().trim().min(1).max(160).optional(),
  email: z.string().max(254).optional(),
});

/** A call to be played as if it had begun at `startedAt` (epoch ms). */
export const rehearseCallBody = z.object({
  account,
  script,
  customer,
  oddities: z.array(z.enum(CALL_ODDITIES)).default([]),
  startedAt: z.int().positive(),
  confirmationNumber: z
    .string()
    .regex(/^\d{1,20}$/, 'must be digits')
    .optional(),
  stay: z
    .object({
      startDate: date,
      endDate: date,
      adults: z.int().min(1).max(20),
      children: z.int().min(0).max(10),
    })
    .refine((stay) => stay.endDate > stay.startDate, 'endDate must be after startDate'),
});
