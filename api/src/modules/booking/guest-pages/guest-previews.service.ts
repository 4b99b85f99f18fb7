import { Injectable } from '@nestjs/common';
import type { GuestPreview } from '@booking/contracts/guest-previews';
import { may } from '@booking/contracts/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { pages, type LinkPurpose } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';

/**
 * Guests' pages as staff look at them. Tokens are not kept, so a page is opened by the id of its session, which is no secret:
 * who may see it is decided by who is signed in.
 */
@Injectable()
export class GuestPreviews {
  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly identity: Identity,
    private readonly modes: ModeService,
  ) {}

  /** Pages that were texted, newest first. */
  async list(limit: number): Promise<GuestPreview[]> {
    const sessions = await this.sessions.listNewest(await this.modes.current(), limit);
    return sessions.map(({ id, callId, purpose, createdAt }) => ({
      id,
      callId,
      title: pages[purpose].title,
      address: `/${pages[purpose].path}/${id}?preview`,
      sentAt: createdAt.toISOString(),
    }));
  }

  /** The session of that id in the current mode, for staff who are signed in, else null. */
  async find(purpose: LinkPurpose, id: string, request: FastifyRequest): Promise<GuestSessionEntity | null> {
    if (!z.uuid().safeParse(id).success) return null;
    const user = await this.identity.identify(request, true);
    if (!user || !may(user.role, 'calls:read')) return null;
    return this.sessions.findInMode(id, purpose, await this.modes.current());
  }

  /** @throws Refusal 403 for staff who would do what only the guest may */
  async refuse(purpose: LinkPurpose, id: string, request: FastifyRequest): Promise<void> {
    if (!(await this.find(purpose, id, request))) return;
    throw new Refusal(403, 'preview', 'You see this page as the guest does. Only the guest can choose, book and pay.');
  }
}
