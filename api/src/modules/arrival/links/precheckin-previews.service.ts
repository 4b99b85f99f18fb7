import { Injectable } from '@nestjs/common';
import { may } from '@booking/contracts/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';

/** Lets staff see the guest's page by the id of a pre-check-in. The id is no secret: the session decides. */
@Injectable()
export class PrecheckinPreviewsService {
  constructor(
    private readonly precheckins: PrecheckinRepository,
    private readonly identity: Identity,
    private readonly modes: ModeService,
  ) {}

  /** Of the current mode; null for guests and for staff without the right. */
  async find(id: string, request: FastifyRequest): Promise<PrecheckinEntity | null> {
    if (!z.uuid().safeParse(id).success) return null;
    const user = await this.identity.identify(request, true);
    if (!user || !may(user.role, 'precheckins:read')) return null;
    return this.precheckins.findOfMode(await this.modes.current(), id);
  }

  /** @throws Refusal 403 for staff who try what only the guest may do */
  async refusePreview(id: string, request: FastifyRequest): Promise<void> {
    if (!(await this.find(id, request))) return;
    throw new Refusal(
      403,
      'preview',
      'You see this page as the guest does. Only the guest can sign, upload and check in.',
    );
  }
}
