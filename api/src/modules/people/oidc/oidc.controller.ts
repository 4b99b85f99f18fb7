import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints as endpoints, type SignInProblem } from '@booking/contracts/auth';
import type { InputOf } from '@booking/contracts/endpoint';
import { ownPath } from '@booking/contracts/own-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { OidcSignIn } from './oidc-sign-in.service.ts';
import { OidcClient, type StartedSignIn } from './oidc.client.ts';

const signInPage = (query: { problem: SignInProblem } | { step: 'second-factor'; next: string }): string =>
  `/sign-in?${new URLSearchParams(query)}`;
const notBegun = signInPage({ problem: 'not_begun' });

/** A browser comes here by links, so what is wrong is said on the page it came from, in our words alone. */
@Controller()
export class OidcController {
  constructor(
    private readonly oidc: OidcClient,
    private readonly signIns: OidcSignIn,
    private readonly env: Env,
  ) {}

  @Route(endpoints.oidcStart)
  async start(
    @Input() { query }: InputOf<typeof endpoints.oidcStart>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.refuseWithoutService();
    const page = await this.oidc.begin(request, reply, ownPath(query.next));
    await reply.redirect(page ?? signInPage({ problem: 'unreachable' }), 302);
  }

  @Route(endpoints.oidcCallback)
  async callback(
    @Input() { query }: InputOf<typeof endpoints.oidcCallback>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.refuseWithoutService();
    const started = this.oidc.end(request, reply, query.state);
    await reply.redirect(started ? await this.pageAfter(started, query.error, request, reply) : notBegun, 302);
  }

  private async pageAfter(
    started: StartedSignIn,
    error: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const result = await this.signIns.finish(started, error, request, reply);
    if ('problem' in result) return signInPage(result);
    return 'next' in result ? signInPage({ step: result.next, next: started.next }) : started.next;
  }

  /** @throws Refusal 404 where no such service is configured */
  private refuseWithoutService(): void {
    if (!this.env.settings.OIDC_ISSUER) throw notFound('A sign-in service');
  }
}
