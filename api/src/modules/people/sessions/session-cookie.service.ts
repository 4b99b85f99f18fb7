import type { FastifyReply, FastifyRequest } from 'fastify';
import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.service.ts';

const plainName = 'session';

/** The cookie that carries a session. Over https its name binds it to this host alone (`__Host-`). */
@Injectable()
export class SessionCookie {
  private readonly name: string;

  constructor(private readonly env: Env) {
    this.name = env.isHttps ? `__Host-${plainName}` : plainName;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, this.options);
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }

  private get options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.env.isHttps } as const;
  }
}
