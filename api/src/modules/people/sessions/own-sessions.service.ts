import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { ownAccountEndpoints } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { Sessions } from './sessions.service.ts';

/** The sessions that people see and end in their own account. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  /** @param token of the session that asks */
  async list(accountId: string, token: string): Promise<AnswerOf<typeof ownAccountEndpoints.sessions>> {
    const current = hashToken(token);
    return (await this.sessions.listOpen(accountId)).map((session) => ({
      id: session.id,
      createdAt: session.createdAt.toISOString(),
      activeAt: session.activeAt.toISOString(),
      address: session.address,
      device: session.device,
      isCurrent: session.tokenHash.equals(current),
    }));
  }

  /** Another person's is not found, as one that never was. @throws Refusal 404 */
  async end(id: string, by: User): Promise<void> {
    if (!(await this.sessions.endOne(id, by.id))) throw notFound('This session');
    await this.audit.record({ by, action: 'auth.end_session', subject: { type: 'session', id } });
  }

  /** @param kept token of the session that goes on @returns how many ended */
  async endOthers(by: User, kept: string): Promise<number> {
    const ended = await this.sessions.endAll(by.id, kept);
    await this.audit.record({ by, action: 'auth.end_other_sessions', detail: { ended } });
    return ended;
  }
}
