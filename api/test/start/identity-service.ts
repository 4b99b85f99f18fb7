import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

const client = { id: 'console', secret: 'a secret of a test client' };
const label = 'Hotel ID';

/** What comes back for a code: the claims besides those of a good token, and what signs them. */
type Grant = { claims: JWTPayload; isForged: boolean; challenge: string; redirectUri: string };

/** A sign-in service of OpenID Connect that says whatever a test wants. */
export type IdentityService = {
  url: string;
  env: Record<string, string>;
  /** A code for what the console asked for, `claims` changed. */
  code: (asked: URLSearchParams, claims: JWTPayload, options?: { isForged?: boolean }) => string;
  /** Secrets it gave out or was given: none of them is to be found anywhere. */
  secrets: string[];
  /** What it tells of whoever signed in beside the token; null while that place does not answer. */
  userInfo: object | null;
  /** It answers nothing meanwhile. */
  isAway: boolean;
  stop: () => Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

export async function startIdentityService(): Promise<IdentityService> {
  const [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const exchange = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    const sent = await bodyOf(request);
    const grant = grants.get(sent.get('code') ?? '');
    grants.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = request.headers.authorization === basic(client.id, client.secret);
    if (!grant || !isClient || challenge !== grant.challenge || sent.get('redirect_uri') !== grant.redirectUri) {
      return [400, { error: 'invalid_grant' }];
    }
    const token = await signed(grant, grant.isForged ? others.privateKey : keys.privateKey);
    service.secrets.push(token, sent.get('code_verifier')!);
    return [200, { access_token: 'an access token', token_type: 'bearer', id_token: token }];
  };
  const answerTo = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    if (service.isAway) return [503, {}];
    if (request.url === '/.well-known/openid-configuration') return [200, metadata(service.url)];
    if (request.url === '/userinfo') return service.userInfo ? [200, service.userInfo] : [503, {}];
    if (request.url === '/jwks') return [200, { keys: [jwk] }];
    return request.url === '/token' ? exchange(request) : [404, {}];
  };
  const server = createServer((request, reply) => {
    void answerTo(request).then(([status, body]) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = (): number => Math.floor(Date.now() / 1000);
  const service: IdentityService = {
    url,
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_LABEL: label },
    code: (asked, claims, { isForged = false } = {}) => {
      const code = `code-${grants.size}-${Math.random().toString(36).slice(2)}`;
      const good = { iss: url, aud: client.id, iat: now(), exp: now() + 60, nonce: asked.get('nonce')! };
      const [challenge, redirectUri] = [asked.get('code_challenge')!, asked.get('redirect_uri')!];
      grants.set(code, { claims: { ...good, ...claims }, isForged, challenge, redirectUri });
      service.secrets.push(code);
      return code;
    },
    secrets: [client.secret],
    userInfo: null,
    isAway: false,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
  return service;
}

const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret).replaceAll('%20', '+')}`).toString('base64')}`;

const signed = ({ claims }: Grant, key: CryptoKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

const metadata = (url: string): object => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  userinfo_endpoint: `${url}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
});
