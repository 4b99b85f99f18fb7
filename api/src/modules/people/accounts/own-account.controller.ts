import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { ownAccountEndpoints as endpoints } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { OwnAccountService } from './own-account.service.ts';
import { OwnSessions } from '../sessions/own-sessions.service.ts';
import { SessionCookie } from '../sessions/session-cookie.service.ts';

/** The signed-in user's own account. Its endpoints need a session, so there always is one. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccountService,
    private readonly ownSessions: OwnSessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(endpoints.account)
  async account(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.account>> {
    return this.own.read(this.user(request).id);
  }

  @Route(endpoints.rename)
  async rename(
    @Input() { body }: InputOf<typeof endpoints.rename>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.rename>> {
    return { user: await this.own.rename(this.user(request).id, body.name) };
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
    return this.ownSessions.list(this.user(request).id, this.token(request));
  }

  @Route(endpoints.endSession)
  async endSession(
    @Input() { params }: InputOf<typeof endpoints.endSession>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.endSession>> {
    await this.ownSessions.end(params.id, this.user(request));
    return { success: true };
  }

  @Route(endpoints.endOtherSessions)
  async endOtherSessions(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.endOtherSessions>> {
    return { ended: await this.ownSessions.endOthers(this.user(request), this.token(request)) };
  }

  private user(request: FastifyRequest): User {
    return request.user!;
  }

  private token(request: FastifyRequest): string {
    return this.cookie.read(request) ?? '';
  }
}
