import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Env } from '../../env/env.service.ts';
import { Sealed } from '../../secrets/sealed.service.ts';
import { hashToken } from '../../secrets/token.rule.ts';

const purpose = 'known device';
const plainName = 'device';
const seconds = 180 * 24 * 60 * 60;
/** A desk that several people share; the one who was here longest ago is forgotten. */
const mostSubjects = 8;

const Device = z.object({ id: z.uuid(), subjects: z.array(z.string()) });
type Device = z.infer<typeof Device>;

const nameOf = (subject: string): string => hashToken(subject).toString('base64url');

/**
 * Browsers in which a user signed in before, known by a sealed cookie. The cookie opens nothing: failed attempts from such a browser have a
 * counter of their own, so that strangers cannot use up its owner's tries.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly sealed: Sealed,
    private readonly env: Env,
  ) {}

  /** The browser's id, for any subject that proved itself there. */
  idOf(request: FastifyRequest): string | undefined {
    return this.read(request)?.id;
  }

  /** The name of the browser, if this subject proved itself in it before. */
  idFor(request: FastifyRequest, subject: string): string | undefined {
    const device = this.read(request);
    return device?.subjects.includes(nameOf(subject)) ? device.id : undefined;
  }

  /** Notes that a subject, such as an account or a number, proved itself in this browser. */
  remember(request: FastifyRequest, reply: FastifyReply, subject: string): void {
    const { id, subjects } = this.read(request) ?? { id: randomUUID(), subjects: [] };
    const others = subjects.filter((known) => known !== nameOf(subject));
    const device: Device = { id, subjects: [nameOf(subject), ...others].slice(0, mostSubjects) };
    void reply.setCookie(this.name, this.sealed.seal(purpose, JSON.stringify(device)), {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: this.env.isHttps, maxAge: seconds },
    });
  }

  private read(request: FastifyRequest): Device | undefined {
    const opened = this.sealed.open(purpose, request.cookies[this.name] ?? '');
    return opened === undefined ? undefined : Device.safeParse(JSON.parse(opened)).data;
  }

  /** Over https its name binds it to this host alone. */
  private get name(): string {
    return this.env.isHttps ? `__Host-${plainName}` : plainName;
  }
}
