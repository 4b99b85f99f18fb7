import { Injectable } from '@nestjs/common';
import type { BootManifest } from '@booking/contracts/remotes';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { Identity } from '../../platform/http/identity.ts';
import { Remotes } from './remotes.ts';

/** What the shell starts from. */
@Injectable()
export class Boot {
  constructor(
    private readonly remotes: Remotes,
    private readonly identity: Identity,
    private readonly env: Env,
  ) {}

  async manifest(request: FastifyRequest): Promise<BootManifest> {
    const [user, remotes] = await Promise.all([this.identity.identify(request, true), this.remotes.live()]);
    return { user: user ?? null, hotelTimeZone: this.env.settings.HOTEL_TIME_ZONE, remotes };
  }
}
