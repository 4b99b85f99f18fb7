import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { CloudbedsError } from '../cloudbeds-error.ts';
import { ACCESS_SECONDS, type Credential } from '../credentials.ts';

const API_KEY_GRANT = 'urn:ietf:params:oauth:grant-type:api-key';

const grantSchema = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string().default(''),
  code: z.string().default(''),
  code_verifier: z.string().default(''),
  refresh_token: z.string().default(''),
});
type Grant = z.output<typeof grantSchema>;

/** Adds the calls by which an application gets its tokens, and finds out where the API is. */
export function addTokenRoutes(server: FastifyInstance, accounts: readonly Account[]): void {
  server.post('/api/v1.2/access_token', async (request) => {
    const { data: grant } = grantSchema.safeParse(request.body);
    if (!grant) throw oauthError(400, 'invalid_request', 'The request is missing a required parameter.');
    const account = accounts.find(
      ({ settings }) => settings.clientId === grant.client_id && settings.clientSecret === grant.client_secret,
    );
    if (!account) throw oauthError(401, 'invalid_client', 'Client authentication failed');
    return answerGrant(account, grant);
  });

  for (const path of ['/oauth/metadata', '/api/v1.2/oauth/metadata']) {
    server.get(path, async () => ({
      // text it is, here alone
      success: 'true',
      data: { api: { url: `${server.listeningOrigin}/api/v1.2` } },
    }));
  }
}

function answerGrant({ credentials, settings }: Account, grant: Grant): object {
  const resources = [{ type: 'property', id: settings.propertyId }];
  const tokens = (scopes: string[]) => ({
    access_token: credentials.issue('access', { scopes }),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: credentials.issue('refresh', { scopes }),
    resources,
  });

  switch (grant.grant_type) {
    case 'authorization_code':
      return tokens(redeemCode(credentials.redeem('code', grant.code), grant).scopes);
    case 'refresh_token': {
      const refreshed = credentials.redeem('refresh', grant.refresh_token);
      if (!refreshed) throw oauthError(401, 'invalid_request', 'The refresh token is invalid.');
      return tokens(refreshed.scopes);
    }
    case API_KEY_GRANT: {
      const { scopes } = redeemCode(credentials.redeem('code', grant.code), grant);
      return { access_token: credentials.issue('key', { scopes }), token_type: 'Bearer', resources };
    }
    default:
      throw oauthError(
        400,
        'unsupported_grant_type',
        'The authorization grant type is not supported by the authorization server.',
      );
  }
}

// The text is a published one.
function redeemCode(code: Credential | undefined, { redirect_uri, code_verifier }: Grant): Credential {
  const isProven = code?.challenge === undefined || code.challenge === challengeOf(code_verifier);
  if (!code || code.redirectUri !== redirect_uri || !isProven) {
    throw oauthError(401, 'server_error', 'The authorization code is invalid or has expired.');
  }
  return code;
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const oauthError = (status: number, error: string, description: string) =>
  new CloudbedsError(status, { error, error_description: description });
