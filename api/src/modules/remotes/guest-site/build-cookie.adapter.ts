import { Injectable } from '@nestjs/common';
import { BuildDigest } from '@booking/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.ts';

const plainName = 'pages-of';
/** Longer than somebody takes to choose a room and to pay. */
const seconds = 2 * 3600;

/** The cookie that keeps a trip on the build that it began with, also over Stripe's page and back. It says that and nothing else. */
@Injectable()
export class BuildCookie {
  private readonly name: string;

  constructor(private readonly env: Env) {
    this.name = env.isHttps ? `__Host-${plainName}` : plainName;
  }

  read(request: FastifyRequest): string | undefined {
    return BuildDigest.safeParse(request.cookies[this.name]).data;
  }

  set(reply: FastifyReply, digest: string): void {
    const { isHttps: secure } = this.env;
    void reply.setCookie(this.name, digest, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds });
  }
}
