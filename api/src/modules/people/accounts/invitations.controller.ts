import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints as endpoints, type SignInStep } from '@booking/contracts/auth';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { AccountInvitations } from './invitations.service.ts';
import { PasswordResets } from './password-resets.service.ts';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: AccountInvitations,
    private readonly signIns: SignInService,
    private readonly resets: PasswordResets,
  ) {}

  @Route(endpoints.invitation)
  async look(@Input() { body }: InputOf<typeof endpoints.invitation>): Promise<AnswerOf<typeof endpoints.invitation>> {
    const { name, email } = await this.invitations.getInvited(body.token);
    return { name, email };
  }

  @Route(endpoints.acceptInvitation)
  async accept(
    @Input() { body }: InputOf<typeof endpoints.acceptInvitation>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInStep> {
    const account = await this.invitations.accept(body.token, body.password);
    return this.signIns.enter(account, 'invitation', request, reply);
  }

  @Route(endpoints.askPasswordReset)
  async askPasswordReset(
    @Input() { body }: InputOf<typeof endpoints.askPasswordReset>,
  ): Promise<AnswerOf<typeof endpoints.askPasswordReset>> {
    await this.resets.ask(body.email);
    return { success: true };
  }
}
