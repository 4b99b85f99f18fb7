import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';

const purpose = 'pending sign-in';
const plainName = 'sign-in';
const seconds = 5 * 60;

/** The first factor. */
export const SignInWay = z.enum(['password', 'invitation', 'oidc']);
export type SignInWay = z.infer<typeof SignInWay>;

const Pending = z.object({
  id: z.string(),
  accountId: z.string(),
  way: SignInWay,
  proof: z.string(),
  until: z.number(),
});
export type Pending = z.infer<typeof Pending>;

/** Changes with the password, so that a sign-in begun with the old one cannot be finished. */
const proofOf = ({ passwordHash }: AccountEntity): string => hashToken(passwordHash ?? '').toString('base64url');

/** A sign-in that waits for its second step, in a sealed cookie of this one browser. */
@Injectable()
export class PendingSignIn {
  constructor(
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  begin(reply: FastifyReply, account: AccountEntity, way: SignInWay): void {
    const until = this.clock.now().getTime() + seconds * 1000;
    const pending: Pending = { id: randomUUID(), accountId: account.id, way, proof: proofOf(account), until };
    const value = this.sealed.seal(purpose, JSON.stringify(pending));
    void reply.setCookie(this.name, value, { ...this.options, maxAge: seconds });
  }

  read(request: FastifyRequest): Pending | undefined {
    const opened = this.sealed.open(purpose, request.cookies[this.name] ?? '');
    if (opened === undefined) return undefined;
    const pending = Pending.parse(JSON.parse(opened));
    return pending.until > this.clock.now().getTime() ? pending : undefined;
  }

  /** Whether it is of this account, and the password has not changed since. */
  belongsTo({ accountId, proof }: Pending, account: AccountEntity): boolean {
    return accountId === account.id && proof === proofOf(account);
  }

  end(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }

  private get name(): string {
    return this.env.isHttps ? `__Host-${plainName}` : plainName;
  }

  private get options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.env.isHttps } as const;
  }
}
