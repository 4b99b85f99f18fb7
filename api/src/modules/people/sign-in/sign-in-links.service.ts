import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { SignInLinkRepository } from './sign-in-link.repository.ts';

const lifetimeMs = 24 * 60 * 60_000;

const linkUsed = (): Refusal =>
  new Refusal(
    401,
    'link_used',
    'This sign-in link was used already or is too old. Start the product again for a new one.',
  );

/** One-time sign-in links for the operator of this machine; only hashes of their tokens are stored. */
@Injectable()
export class SignInLinks {
  constructor(
    private readonly links: SignInLinkRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates the token of a link that signs in once within a day. Earlier links end. */
  async create(account: AccountEntity): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await this.links.expireAll(now);
    await this.links.insert({
      tokenHash: hashToken(token),
      account,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return token;
  }

  /** Uses a link up. @returns whose it was @throws Refusal 401 when it is unknown, used or expired, or its account is disabled */
  async use(token: string): Promise<AccountEntity> {
    const tokenHash = hashToken(token);
    if (!(await this.links.use(tokenHash, this.clock.now()))) throw linkUsed();
    const account = await this.links.getAccount(tokenHash);
    if (account.disabledAt) throw linkUsed();
    return account;
  }
}
