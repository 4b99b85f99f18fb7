import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { ownAccountEndpoints as endpoints } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { OwnAccountService } from './own-account.service.ts';
import { SessionCookie } from '../sessions/session-cookie.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';

/** Everybody's own account. Only a session opens these, so there always is one. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccountService,
    private readonly sessionsOf: Sessions,
    private readonly cookie: SessionCookie,
    private readonly audit: AuditLog,
  ) {}

  @Route(endpoints.account)
  async account(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.account>> {
    return this.own.read(this.user(request).id);
  }

  @Route(endpoints.changePassword)
  async changePassword(
    @Input() { body }: InputOf<typeof endpoints.changePassword>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.changePassword>> {
    const { id } = this.user(request);
    return { ended: await this.own.changePassword(id, body.current, body.new, this.token(request)) };
  }

  @Route(endpoints.beginSecondFactor)
  async beginSecondFactor(
    @Input() { body }: InputOf<typeof endpoints.beginSecondFactor>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.beginSecondFactor>> {
    return this.own.beginSecondFactor(this.user(request).id, body.password, this.token(request));
  }

  @Route(endpoints.confirmSecondFactor)
  async confirmSecondFactor(
    @Input() { body }: InputOf<typeof endpoints.confirmSecondFactor>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.confirmSecondFactor>> {
    const { id } = this.user(request);
    return { recoveryCodes: await this.own.confirmSecondFactor(id, body.code, this.token(request)) };
  }

  @Route(endpoints.newRecoveryCodes)
  async newRecoveryCodes(
    @Input() { body }: InputOf<typeof endpoints.newRecoveryCodes>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.newRecoveryCodes>> {
    return { recoveryCodes: await this.own.newRecoveryCodes(this.user(request).id, body.code) };
  }

  @Route(endpoints.endSecondFactor)
  async endSecondFactor(
    @Input() { body }: InputOf<typeof endpoints.endSecondFactor>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.endSecondFactor>> {
    return this.own.endSecondFactor(this.user(request).id, body.password, body.code);
  }

  @Route(endpoints.sessions)
  async sessions(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.sessions>> {
    const current = hashToken(this.token(request));
    return (await this.sessionsOf.openOf(this.user(request).id)).map((session) => ({
      id: session.id,
      createdAt: session.createdAt.toISOString(),
      activeAt: session.activeAt.toISOString(),
      address: session.address,
      device: session.device,
      isCurrent: session.tokenHash.equals(current),
    }));
  }

  /** Another person's is not found, as one that never was. */
  @Route(endpoints.endSession)
  async endSession(
    @Input() { params }: InputOf<typeof endpoints.endSession>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.endSession>> {
    const by = this.user(request);
    if (!(await this.sessionsOf.endOne(params.id, by.id))) throw notFound('This session');
    await this.audit.record({ by, action: 'auth.end_session', subject: { type: 'session', id: params.id } });
    return { success: true };
  }

  @Route(endpoints.endOtherSessions)
  async endOtherSessions(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.endOtherSessions>> {
    const by = this.user(request);
    const ended = await this.sessionsOf.endAll(by.id, this.token(request));
    await this.audit.record({ by, action: 'auth.end_other_sessions', detail: { ended } });
    return { ended };
  }

  private user(request: FastifyRequest): User {
    return request.user!;
  }

  private token(request: FastifyRequest): string {
    return this.cookie.read(request) ?? '';
  }
}
