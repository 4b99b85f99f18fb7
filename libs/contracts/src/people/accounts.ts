import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { Role } from './roles.ts';
import { rows } from '../endpoint/rows.ts';
import { EmailAddress, longestEmail, PersonName, tooLongSentence } from '../schema/typed-text.ts';

/** Somebody who may sign in to the console. */
export const Account = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: openEnum(Role),
    state: openEnum(z.enum(['active', 'invited', 'disabled'])).check(
      z.describe('Invited: has not yet chosen a password'),
    ),
    secondFactor: z.boolean(),
    invitedUntil: orNull(z.iso.datetime()).check(
      z.describe('How long a link lasts that was not used yet; null without one'),
    ),
    activeAt: orNull(z.iso.datetime()).check(z.describe('Null before the first sign-in')),
    createdAt: z.iso.datetime(),
    isYou: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Account' });
export type Account = z.infer<typeof Account>;

/** A link of seven days under which somebody chooses a password; told this once. */
export const Invitation = z
  .object({
    account: Account,
    link: z.string(),
    until: z.iso.datetime(),
    isEmailed: z.optional(z.boolean()).check(z.describe('Whether the link is on its way by email as well')),
  })
  .register(z.globalRegistry, { id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

const params = z.object({ id: z.uuid() });
const access = 'accounts:manage';
const stepUp = 'any-factor';

export const accountEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/accounts',
    summary: 'Everybody who may sign in, by name',
    access,
    answer: rows(Account, 'account'),
  },
  invite: {
    method: 'POST',
    path: '/api/admin/accounts',
    summary: 'Invites somebody; the link is emailed where a mail server is set, and shown to whoever invites',
    access,
    audit: 'accounts.invite',
    stepUp,
    body: z.object({
      name: PersonName('Enter a name.', 100),
      email: EmailAddress('An e-mail address looks like ana@hotel.example.', tooLongSentence(longestEmail)),
      role: Role,
    }),
    answer: Invitation,
    status: 201,
  },
  newLink: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/invitation',
    summary: 'A new link to choose a password, for an open invitation or a forgotten password; links before end',
    access,
    audit: 'accounts.new_link',
    stepUp,
    params,
    answer: Invitation,
  },
  changeRole: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}/role',
    summary: 'Gives another role, at once; 409 for the last owner',
    access,
    audit: 'accounts.change_role',
    stepUp,
    params,
    body: z.object({ role: Role }),
    answer: Account,
  },
  disable: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/disable',
    summary: 'Puts an account out of use, at once; 409 for the last owner',
    access,
    audit: 'accounts.disable',
    stepUp,
    params,
    answer: Account,
  },
  enable: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/enable',
    summary: 'Puts a disabled account into use again',
    access,
    audit: 'accounts.enable',
    stepUp,
    params,
    answer: Account,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/second-factor/reset',
    summary: "Turns somebody's second factor off, for a lost phone; ends their sessions",
    access,
    audit: 'accounts.reset_second_factor',
    stepUp,
    params,
    answer: Account,
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/sessions/end',
    summary: 'Signs somebody out everywhere',
    access,
    audit: 'accounts.end_sessions',
    stepUp,
    params,
    answer: z.object({ ended: z.int() }),
  },
});
