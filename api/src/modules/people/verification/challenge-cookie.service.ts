import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';

const plainName = 'staff-challenge';
const seconds = 10 * 60;

/** The cookie that binds a code to the browser that asked for it. Over https its name binds it to this host alone. */
@Injectable()
export class ChallengeCookie {
  private readonly name: string;

  constructor(private readonly env: Env) {
    this.name = env.isHttps ? `__Host-${plainName}` : plainName;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  /** Written into the head at once: copies of the request, which are merged, are then given it as well. */
  set(reply: FastifyReply, token: string): void {
    const { isHttps: secure } = this.env;
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: seconds } as const;
    void reply.header('set-cookie', reply.server.serializeCookie(this.name, token, options));
  }
}
