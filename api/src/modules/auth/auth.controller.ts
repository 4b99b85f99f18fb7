import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints, type SignedIn } from '@booking/contracts/auth';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { Input, Route } from '../../platform/http/route.ts';
import type { AccountEntity } from './account.entity.ts';
import { Accounts } from './accounts.ts';
import { toUser } from './request-identity.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(authEndpoints.signIn)
  async signIn(
    @Input() { body }: InputOf<typeof authEndpoints.signIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const account = await this.accounts.verify(body.email, body.password);
    if (!account) throw new Refusal(401, 'wrong_credentials', 'Email or password is wrong.');
    return this.welcome(account, request, reply);
  }

  @Route(authEndpoints.signInByLink)
  async signInByLink(
    @Input() { body }: InputOf<typeof authEndpoints.signInByLink>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const account = await this.sessions.useLink(body.token);
    if (!account) {
      throw new Refusal(
        401,
        'link_used',
        'This sign-in link was used already or is too old. Start the product again for a new one.',
      );
    }
    return this.welcome(account, request, reply);
  }

  @Route(authEndpoints.signOut)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.endSession(request);
    this.cookie.clear(reply);
    return { success: true };
  }

  @Route(authEndpoints.me)
  me(@Req() request: FastifyRequest): SignedIn {
    return { user: request.user! };
  }

  /** A sign-in always opens a new session, so that a token planted before it is worth nothing. */
  private async welcome(account: AccountEntity, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    await this.endSession(request);
    this.cookie.set(reply, await this.sessions.open(account));
    return { user: toUser(account) };
  }

  private async endSession(request: FastifyRequest): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.sessions.end(token);
  }
}
