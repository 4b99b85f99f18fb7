import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AccountEmails } from './account-emails.service.ts';
import { AccountRepository } from './account.repository.ts';
import { AccountInvitations } from './invitations.service.ts';

const resetPassword: JobKind<{ email: string }> = {
  name: 'reset-password',
  data: z.object({ email: z.string() }),
  retries: 8,
  seconds: 30,
};
const lifetimeMs = 60 * 60_000;
const perAddress = { points: 3, seconds: 3600 };

const noMail = (): Refusal =>
  new Refusal(409, 'no_mail', 'No email can be sent from here. Ask the owner for a new link.');

/** Links for a forgotten password. */
@Injectable()
export class PasswordResets implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly invitations: AccountInvitations,
    private readonly emails: AccountEmails,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(resetPassword, ({ email }) => this.sendLink(email));
  }

  /** Answers the same, and in the same time, whether there is such an account. @throws Refusal 409 without a mail server */
  async ask(email: string): Promise<void> {
    if (!this.emails.isOn) throw noMail();
    await this.jobs.enqueue(resetPassword, { email });
  }

  private async sendLink(email: string): Promise<void> {
    const account = await this.accounts.findEnabledByEmail(email);
    // an open invitation stays, and who signs in elsewhere has no password to forget
    if (!account?.passwordHash) return;
    const isAllowed = await this.limits.count('password-reset', account.id, perAddress).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    if (!isAllowed) return;
    const hotel = await this.emails.hotelName();
    await this.transactions.run(async (transaction) => {
      const link = await this.invitations.issue(account.id, transaction, lifetimeMs);
      await this.emails.sendPasswordReset(account, { ...link, hotel }, transaction);
    });
  }
}
