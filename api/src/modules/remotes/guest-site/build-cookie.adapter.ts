import { Injectable } from '@nestjs/common';
import { BuildDigest } from '@booking/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';

const purpose = 'build of a trip';
const plainName = 'pages-of';
/** Longer than a guest takes to choose a room and to pay. */
const seconds = 2 * 3600;

const Given = z.object({ digest: BuildDigest, until: z.iso.datetime() });

/**
 * The cookie that keeps a trip on the build that it began with, also over Stripe's page and back. It says that and until when, and is
 * sealed: only a browser that was given a build here has one for it.
 */
@Injectable()
export class BuildCookie {
  private readonly name: string;

  constructor(
    private readonly env: Env,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {
    this.name = env.isHttps ? `__Host-${plainName}` : plainName;
  }

  /** @returns the digest of the build; nothing where the cookie is not ours, or is over */
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
    const opened = this.sealed.open(purpose, request.cookies[this.name] ?? '');
    const given = opened === undefined ? undefined : Given.safeParse(JSON.parse(opened)).data;
    return given && new Date(given.until) > this.clock.now() ? given.digest : undefined;
  }

  set(reply: FastifyReply, digest: string): void {
    const { isHttps: secure } = this.env;
    const until = new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
    const value = this.sealed.seal(purpose, JSON.stringify({ digest, until }));
    void reply.setCookie(this.name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds });
  }
}
