import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

export const CloudbedsConnection = z
  .object({
    connected: z.boolean(),
    propertyID: orNull(z.string()),
    expired: z.boolean(),
    expiresAt: orNull(z.iso.datetime()).check(
      z.describe('Null without a connection, and with an API key, which does not expire by the clock'),
    ),
    message: z.string(),
    method: orNull(openEnum(z.enum(['oauth', 'api_key']))),
  })
  .register(z.globalRegistry, { id: 'CloudbedsConnection' });
export type CloudbedsConnection = z.infer<typeof CloudbedsConnection>;

/** Why a connection was not made; the callback leads to `/settings?oauth_error=` and one of these. */
export const connectionProblems = {
  denied: 'Access was denied at Cloudbeds.',
  not_begun: 'The connection was not begun in this browser, or more than ten minutes ago. Connect again.',
  not_set_up: 'Cloudbeds is not set up for this mode. See under API Configuration what is missing.',
  no_property: 'Cloudbeds named no property. Approve the connection for this hotel.',
  other_property: 'The connection was approved for another property. Approve it for this hotel.',
  refused: 'Cloudbeds did not accept the connection. Connect again.',
  unreachable: 'Cloudbeds could not be reached. Try again in a minute.',
} as const;
export type ConnectionProblem = keyof typeof connectionProblems;

export const cloudbedsConnectionEndpoints = endpoints({
  status: {
    method: 'GET',
    path: '/api/auth/cloudbeds/status',
    summary: 'How the property system is connected in the current mode',
    access: 'settings:read',
    answer: CloudbedsConnection,
  },
  authorize: {
    method: 'GET',
    path: '/api/auth/cloudbeds/authorize',
    summary: "Leads the browser to Cloudbeds' consent page",
    access: 'settings:change',
    audit: 'cloudbeds.connect',
    stepUp: 'any-factor',
    answer: z.string(),
    file: true,
    status: 302,
  },
  callback: {
    method: 'GET',
    path: '/api/auth/cloudbeds/callback',
    summary: 'Where Cloudbeds sends the browser back; leads on to the settings',
    access: 'public',
    audit: 'cloudbeds.connected',
    query: z.object({
      code: z.optional(z.string().check(z.maxLength(4000))),
      state: z.optional(z.string().check(z.maxLength(1000))),
      error: z.optional(z.string().check(z.maxLength(200))),
      error_description: z.optional(z.string().check(z.maxLength(1000))),
    }),
    answer: z.string(),
    file: true,
    status: 302,
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/cloudbeds/refresh',
    summary: 'Exchanges the refresh token for a new access token now',
    access: 'settings:change',
    audit: 'cloudbeds.refresh',
    body: z.object({}),
    answer: z.object({ success: z.boolean(), error: z.optional(z.string()) }),
  },
  disconnect: {
    method: 'POST',
    path: '/api/auth/cloudbeds/disconnect',
    summary: 'Forgets the tokens; an API key in the environment, if there is one, takes over',
    access: 'settings:change',
    audit: 'cloudbeds.disconnect',
    stepUp: 'any-factor',
    body: z.object({}),
    answer: CloudbedsConnection,
  },
});
