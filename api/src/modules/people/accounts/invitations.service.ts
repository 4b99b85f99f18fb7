import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AccountEntity } from './account.entity.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { toUser } from '../sign-in/sign-in.service.ts';

const lifetime = 7 * 24 * 60 * 60_000;

const gone = (): Refusal =>
  new Refusal(404, 'invitation_gone', 'This invitation was used already or is too old. Ask the owner for a new link.');

/** Links under which somebody chooses a password, once; only a hash of them is kept. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Makes one; the one before ends. @returns its token */
  async issue(accountId: string, em: EntityManager): Promise<string> {
    const token = newToken();
    const invitedUntil = new Date(this.clock.now().getTime() + lifetime);
    await em.update(AccountEntity, { id: accountId }, { invitationHash: hashToken(token), invitedUntil });
    return token;
  }

  /** Whom it is for. @throws Refusal 404 */
  async look(token: string): Promise<AccountEntity> {
    const account = await this.accounts.findOneBy(this.open(token));
    if (!account) throw gone();
    return account;
  }

  /** Sets the password, and ends what was opened before. @throws Refusal 400 for a weak password, 404 */
  async accept(token: string, password: string): Promise<AccountEntity> {
    const { id, email } = await this.look(token);
    const passwordHash = await this.passwords.hashChosen(password, email);
    return this.database.transaction(async (em) => {
      const used = { passwordHash, invitationHash: null, invitedUntil: null };
      const { affected } = await em.update(AccountEntity, { id, ...this.open(token) }, used);
      if (affected !== 1) throw gone();
      await this.sessions.endAll(id, undefined, em);
      const account = await em.findOneByOrFail(AccountEntity, { id });
      await this.audit.record({ by: toUser(account), action: 'accounts.accept' }, em);
      return account;
    });
  }

  private open(token: string) {
    return {
      invitationHash: hashToken(token),
      invitedUntil: MoreThan(this.clock.now()),
      disabledAt: IsNull(),
    };
  }
}
