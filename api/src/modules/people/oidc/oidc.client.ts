import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ownOrigin } from '../../../platform/http/access/origin.rule.ts';
import { isSameSecret } from '../../../platform/http/access/same-secret.rule.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';

const purpose = 'sign-in elsewhere';
const plainName = 'oidc';
const seconds = 10 * 60;
const timeLimitSeconds = 10;
const longestProofSeconds = 12 * 60 * 60;

/** What has to be the same when the browser comes back. */
const Begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  next: z.string(),
  until: z.number(),
});
export type StartedSignIn = z.infer<typeof Begun>;

/** A person's identity at the service. The address proves something only when the service says that it was verified; the time when it tells one. */
export type OidcPerson = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isVerified: boolean;
  provedAt: Date | null;
};

/** What a service says of an address; some write what is true as text. */
const Address = z.object({
  email: z.string().trim().min(1).optional().catch(undefined),
  email_verified: z.preprocess((given) => String(given).toLowerCase() === 'true', z.boolean()),
});
type Address = z.output<typeof Address>;

const isSame = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

/** What the token says of the address, and what can be asked for besides counts as much. */
function addressOf(token: Address, told: Address | undefined): Address {
  const email = token.email ?? told?.email;
  const isTold = told?.email_verified === true && (told.email === undefined || isSame(told.email, email ?? ''));
  return { email, email_verified: email !== undefined && (token.email_verified || isTold) };
}

/** In the way the service asks for. */
const secretOf =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isPosted ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...rest);
  };

/** The way to the sign-in service of OIDC_ISSUER and back: OpenID Connect with state, nonce and PKCE, kept in a sealed cookie. */
@Injectable()
export class OidcClient {
  private readonly logger = new Logger('OidcClient');
  private service: Promise<Configuration> | undefined;

  constructor(
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @param next path to come back to @returns the address of the service's page; undefined when it cannot be reached */
  async begin(request: FastifyRequest, reply: FastifyReply, next: string): Promise<string | undefined> {
    const service = await this.reach();
    if (!service) return undefined;
    const begun: StartedSignIn = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      redirectUri: `${ownOrigin(request, this.env.settings.PUBLIC_URL)}/api/auth/oidc/callback`,
      next,
      until: this.clock.now().getTime() + seconds * 1000,
    };
    const value = this.sealed.seal(purpose, JSON.stringify(begun));
    void reply.setCookie(this.cookie, value, { ...this.options, maxAge: seconds });
    const query = {
      redirect_uri: begun.redirectUri,
      scope: 'openid email profile',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      // a service that is asked for it says when the person last proved who they are
      max_age: String(longestProofSeconds),
    };
    return buildAuthorizationUrl(service, query).href;
  }

  /** What was begun in this browser with this state, once; undefined when nothing was, or too long ago. */
  end(request: FastifyRequest, reply: FastifyReply, state: string | undefined): StartedSignIn | undefined {
    void reply.clearCookie(this.cookie, this.options);
    const opened = this.sealed.open(purpose, request.cookies[this.cookie] ?? '');
    if (opened === undefined) return undefined;
    const begun = Begun.parse(JSON.parse(opened));
    const isOurs = isSameSecret(state, begun.state) && begun.until > this.clock.now().getTime();
    return isOurs ? begun : undefined;
  }

  /**
   * Exchanges the code and checks what comes of it: signature, issuer, audience, time, nonce.
   * @param search of the address the browser came back to
   * @returns undefined when any of it is wrong
   */
  async personOf(
    { redirectUri, state, nonce, verifier }: StartedSignIn,
    search: string,
  ): Promise<OidcPerson | undefined> {
    try {
      const service = await this.reach();
      if (!service) return undefined;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(service, new URL(redirectUri + search), checks);
      const claims = tokens.claims()!;
      const inToken = Address.parse(claims);
      const isComplete = inToken.email !== undefined && inToken.email_verified;
      const told = isComplete ? undefined : await this.userInfo(service, tokens.access_token, claims.sub);
      const { email, email_verified: isVerified } = addressOf(inToken, told);
      const provedAt = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000);
      return { issuer: claims.iss, subject: claims.sub, email, isVerified, provedAt };
    } catch (error) {
      this.logger.warn({ err: error });
      return undefined;
    }
  }

  /** What the service tells beside the token; nothing when it has no such place, or does not answer: who is known needs no address. */
  private async userInfo(service: Configuration, accessToken: string, subject: string): Promise<Address | undefined> {
    if (!service.serverMetadata().userinfo_endpoint) return undefined;
    try {
      return Address.parse(await fetchUserInfo(service, accessToken, subject));
    } catch (error) {
      this.logger.warn({ err: error });
      return undefined;
    }
  }

  /** Asks the service once who it is; again when it did not answer. */
  private async reach(): Promise<Configuration | undefined> {
    this.service ??= this.discover();
    return this.service.catch((error: unknown) => {
      this.logger.warn({ err: error });
      this.service = undefined;
      return undefined;
    });
  }

  private async discover(): Promise<Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = this.env.settings;
    const issuer = new URL(OIDC_ISSUER);
    // the environment takes http on loopback alone
    const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    // without the second the signature of what comes straight from the service would be believed unseen
    const execute = [...insecure, enableNonRepudiationChecks];
    const options = { execute, timeout: timeLimitSeconds };
    return discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, secretOf(OIDC_CLIENT_SECRET), options);
  }

  /** Over https the prefix of its name binds it to this host, so that a neighbouring host cannot set one. */
  private get cookie(): string {
    return this.env.isHttps ? `__Host-${plainName}` : plainName;
  }

  private get options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.env.isHttps } as const;
  }
}
