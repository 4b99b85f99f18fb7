import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** What an email is for. */
export const emailPurposes = ['invitation', 'new_link', 'password_reset', 'alert', 'confirmation', 'weekly_report'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/**
 * Waiting: it is tried again. Refused: the server of the recipient does not take it. Bounced: it was taken, and a notice says that it did
 * not arrive. Expired: what it leads to ended before it could be sent.
 */
export const emailStatuses = ['waiting', 'sending', 'sent', 'refused', 'bounced', 'expired'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** An email of the last 30 days that did not arrive, without its words. */
export const UndeliveredEmail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    purpose: openEnum(z.enum(emailPurposes)),
    status: openEnum(z.enum(emailStatuses)),
    error: orNull(z.string()).check(z.describe('What the mail server answered')),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'UndeliveredEmail' });
export type UndeliveredEmail = z.infer<typeof UndeliveredEmail>;

export const EmailDelivery = z
  .object({
    host: orNull(z.string()).check(z.describe('The mail server; null when none is set')),
    from: orNull(z.string()),
    sentAt: orNull(z.iso.datetime()).check(z.describe('When the newest email was taken')),
    undelivered: rows(UndeliveredEmail, 'email'),
  })
  .register(z.globalRegistry, { id: 'EmailDelivery' });
export type EmailDelivery = z.infer<typeof EmailDelivery>;

export const emailEndpoints = endpoints({
  delivery: {
    method: 'GET',
    path: '/api/admin/email-delivery',
    summary: 'Which mail server emails leave by, and those that did not arrive',
    access: 'settings:read',
    answer: EmailDelivery,
  },
});
