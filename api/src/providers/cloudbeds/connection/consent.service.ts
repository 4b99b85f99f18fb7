import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { SignedIn } from '@booking/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ownOrigin } from '../../../platform/http/access/origin.rule.ts';
import { isSameSecret } from '../../../platform/http/access/same-secret.rule.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { consentOf, required } from '../cloudbeds-address.rule.ts';

const purpose = 'cloudbeds consent';
const plainName = 'cloudbeds-consent';
const seconds = 10 * 60;

/** What has to be the same when the browser comes back. */
const Pending = z.object({
  state: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  mode: Mode,
  by: SignedIn.shape.user,
  until: z.number(),
});
export type Pending = z.infer<typeof Pending>;

const scopes = [
  'read:hotel read:room read:rate read:reservation read:guest read:taxesAndFees read:payment read:housekeeping read:user',
  'read:dashboard read:roomblock write:reservation write:guest write:room write:payment write:housekeeping write:roomblock',
  'write:adjustment delete:roomblock',
].join(' ');

const random = (): string => randomBytes(32).toString('base64url');

/** The way to Cloudbeds' consent page and back (OAuth 2.0 with state and PKCE); kept in a sealed cookie of this one browser. */
@Injectable()
export class Consent {
  constructor(
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly credentials: Credentials,
  ) {}

  /** The address of the consent page. @throws ProviderError when no client is set up for the mode */
  begin(request: FastifyRequest, reply: FastifyReply, mode: Mode): string {
    const redirectUri = `${ownOrigin(request, this.env.settings.PUBLIC_URL)}/api/auth/cloudbeds/callback`;
    const [state, verifier, until] = [random(), random(), this.clock.now().getTime() + seconds * 1000];
    const pending: Pending = { state, verifier, redirectUri, mode, by: request.user!, until };
    const query = {
      client_id: required(this.credentials, 'CLOUDBEDS_CLIENT_ID', mode),
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopes,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    void reply.setCookie(this.cookie, this.sealed.seal(purpose, JSON.stringify(pending)), {
      ...this.options,
      maxAge: seconds,
    });
    return `${consentOf(this.env)}?${new URLSearchParams(query)}`;
  }

  /** What was begun in this browser with this state, once; undefined when nothing was, or too long ago. */
  end(request: FastifyRequest, reply: FastifyReply, state: string | undefined): Pending | undefined {
    void reply.clearCookie(this.cookie, this.options);
    const opened = this.sealed.open(purpose, request.cookies[this.cookie] ?? '');
    if (opened === undefined) return undefined;
    const pending = Pending.parse(JSON.parse(opened));
    const isOurs = isSameSecret(state, pending.state) && pending.until > this.clock.now().getTime();
    return isOurs ? pending : undefined;
  }

  /** Over https the prefix of its name binds it to this host, so that a neighbouring host cannot set one. */
  private get cookie(): string {
    return this.env.isHttps ? `__Host-${plainName}` : plainName;
  }

  private get options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.env.isHttps } as const;
  }
}
