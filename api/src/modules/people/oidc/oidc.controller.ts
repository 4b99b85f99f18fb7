import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints as endpoints, type SignInProblem } from '@booking/contracts/auth';
import type { InputOf } from '@booking/contracts/endpoint';
import { ownPath } from '@booking/contracts/own-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { OidcAccounts } from './oidc-accounts.service.ts';
import { OidcClient, type StartedSignIn } from './oidc.client.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';

const signInPage = (query: { problem: SignInProblem } | { step: 'second-factor'; next: string }): string =>
  `/sign-in?${new URLSearchParams(query)}`;

/** A browser comes here by links, so what is wrong is said on the page it came from, in our words alone. */
@Controller()
export class OidcController {
  constructor(
    private readonly oidc: OidcClient,
    private readonly accounts: OidcAccounts,
    private readonly signIns: SignInService,
    private readonly audit: AuditLog,
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
    const begun = this.oidc.end(request, reply, query.state);
    const outcome = begun ? await this.enter(begun, query.error, request, reply) : { problem: 'not_begun' as const };
    await reply.redirect(typeof outcome === 'string' ? outcome : signInPage(outcome), 302);
  }

  private async enter(
    begun: StartedSignIn,
    error: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | { problem: SignInProblem }> {
    if (error !== undefined) return { problem: error === 'access_denied' ? 'denied' : 'not_proven' };
    const person = await this.oidc.personOf(begun, new URL(request.url, begun.redirectUri).search);
    if (!person) return { problem: 'not_proven' };
    const account = await this.accounts.of(person);
    if (!account) {
      const subject = { type: 'account', id: person.email ?? person.subject, isTyped: true };
      const problem = person.email !== undefined && !person.isVerified ? 'not_verified' : 'no_account';
      const detail = { factor: 'oidc', problem };
      await this.audit.record({ by: null, action: 'auth.sign_in_failed', subject, detail });
      return { problem };
    }
    const step = await this.signIns.enter(account, 'oidc', request, reply, person.provedAt);
    return 'next' in step ? signInPage({ step: step.next, next: begun.next }) : begun.next;
  }

  /** @throws Refusal 404 in a house without such a service */
  private refuseWithoutService(): void {
    if (!this.env.settings.OIDC_ISSUER) throw notFound('A sign-in service');
  }
}
