import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints as endpoints, type SignInStep } from '@booking/contracts/auth';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { sessionEndpoints, type Me, type SignedIn } from '@booking/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { AddressLimits } from '../../../platform/http/limits/address-limits.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SessionCookie } from '../sessions/session-cookie.service.ts';
import { SignInLinks } from './sign-in-links.service.ts';
import { SignInService } from './sign-in.service.ts';
import { StepUps } from '../second-factor/step-ups.service.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly links: SignInLinks,
    private readonly stepUps: StepUps,
    private readonly cookie: SessionCookie,
    private readonly limits: AddressLimits,
    private readonly env: Env,
  ) {}

  @Route(sessionEndpoints.ways)
  ways(): AnswerOf<typeof sessionEndpoints.ways> {
    return { oidc: this.env.settings.OIDC_LABEL ?? null };
  }

  @Route(endpoints.signIn)
  async signIn(
    @Input() { body: { email, password } }: InputOf<typeof endpoints.signIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInStep> {
    return this.signIns.byPassword(email, password, request, reply);
  }

  @Route(endpoints.secondFactor)
  async secondFactor(
    @Input() { body }: InputOf<typeof endpoints.secondFactor>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    return this.signIns.byCode(body.code, request, reply);
  }

  @Route(endpoints.signInByLink)
  async signInByLink(
    @Input() { body }: InputOf<typeof endpoints.signInByLink>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const account = await this.links.use(body.token);
    // commands of this machine sign in by a link each time, and who has a right one guesses nothing
    await this.limits.uncount(endpoints.signInByLink.path, request.ip, endpoints.signInByLink.limit);
    return this.signIns.byLink(account, request, reply);
  }

  @Route(sessionEndpoints.signOut)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.signIns.signOut(request, reply);
    // what this browser kept of pages and files, and what scripts kept in it
    void reply.header('clear-site-data', '"cache", "storage"');
    return { success: true };
  }

  @Route(sessionEndpoints.me)
  me(@Req() request: FastifyRequest): Promise<Me> {
    return this.stepUps.me(request.user!, this.cookie.read(request) ?? '');
  }

  @Route(endpoints.stepUp)
  stepUp(@Input() { body }: InputOf<typeof endpoints.stepUp>, @Req() request: FastifyRequest): Promise<Me> {
    return this.stepUps.stepUp(request.user!, this.cookie.read(request) ?? '', body);
  }
}
