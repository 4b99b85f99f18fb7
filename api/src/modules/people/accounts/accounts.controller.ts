import { Controller, Req } from '@nestjs/common';
import { accountEndpoints as endpoints, type Account, type Invitation } from '@booking/contracts/accounts';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { ownOrigin } from '../../../platform/http/access/origin.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AccountsService, type Invited } from './accounts.service.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly desk: AccountsService,
    private readonly env: Env,
  ) {}

  @Route(endpoints.list)
  async list(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.list>> {
    return this.desk.list(request.user!);
  }

  @Route(endpoints.invite)
  async invite(
    @Input() { body }: InputOf<typeof endpoints.invite>,
    @Req() request: FastifyRequest,
  ): Promise<Invitation> {
    return this.invitation(request, await this.desk.invite(body, request.user!));
  }

  @Route(endpoints.newLink)
  async newLink(
    @Input() { params }: InputOf<typeof endpoints.newLink>,
    @Req() request: FastifyRequest,
  ): Promise<Invitation> {
    return this.invitation(request, await this.desk.newLink(params.id, request.user!));
  }

  @Route(endpoints.changeRole)
  async changeRole(
    @Input() { params, body }: InputOf<typeof endpoints.changeRole>,
    @Req() request: FastifyRequest,
  ): Promise<Account> {
    return this.desk.changeRole(params.id, body.role, request.user!);
  }

  @Route(endpoints.disable)
  async disable(
    @Input() { params }: InputOf<typeof endpoints.disable>,
    @Req() request: FastifyRequest,
  ): Promise<Account> {
    return this.desk.disable(params.id, request.user!);
  }

  @Route(endpoints.enable)
  async enable(
    @Input() { params }: InputOf<typeof endpoints.enable>,
    @Req() request: FastifyRequest,
  ): Promise<Account> {
    return this.desk.enable(params.id, request.user!);
  }

  @Route(endpoints.resetSecondFactor)
  async resetSecondFactor(
    @Input() { params }: InputOf<typeof endpoints.resetSecondFactor>,
    @Req() request: FastifyRequest,
  ): Promise<Account> {
    return this.desk.resetSecondFactor(params.id, request.user!);
  }

  @Route(endpoints.endSessions)
  async endSessions(
    @Input() { params }: InputOf<typeof endpoints.endSessions>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.endSessions>> {
    return { ended: await this.desk.endSessions(params.id, request.user!) };
  }

  /** The token stands behind # so that no server or log ever sees it. */
  private invitation(request: FastifyRequest, { account, token, isEmailed }: Invited): Invitation {
    const link = `${ownOrigin(request, this.env.settings.PUBLIC_URL)}/invitation#${token}`;
    return { account, link, until: account.invitedUntil!, isEmailed };
  }
}
