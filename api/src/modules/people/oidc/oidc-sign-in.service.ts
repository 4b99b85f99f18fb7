import { Injectable } from '@nestjs/common';
import type { SignInProblem, SignInStep } from '@booking/contracts/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditLog } from '../audit/audit-log.service.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { OidcAccounts } from './oidc-accounts.service.ts';
import { OidcClient, type StartedSignIn } from './oidc.client.ts';

/** Signs people in when they come back from the sign-in service. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly oidc: OidcClient,
    private readonly accounts: OidcAccounts,
    private readonly signIns: SignInService,
    private readonly audit: AuditLog,
  ) {}

  /** @param error what the service says in place of a code */
  async finish(
    started: StartedSignIn,
    error: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignInStep | { problem: SignInProblem }> {
    if (error !== undefined) return { problem: error === 'access_denied' ? 'denied' : 'not_proven' };
    const person = await this.oidc.personOf(started, new URL(request.url, started.redirectUri).search);
    if (!person) return { problem: 'not_proven' };
    const account = await this.accounts.find(person);
    if (account) return this.signIns.enter(account, 'oidc', request, reply, person.provedAt);
    const subject = { type: 'account', id: person.email ?? person.subject, isTyped: true };
    const problem = person.email !== undefined && !person.isVerified ? 'not_verified' : 'no_account';
    const detail = { factor: 'oidc', problem };
    await this.audit.record({ by: null, action: 'auth.sign_in_failed', subject, detail });
    return { problem };
  }
}
