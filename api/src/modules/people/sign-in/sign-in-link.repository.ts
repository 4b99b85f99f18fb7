import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type Repository } from 'typeorm';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { SignInLinkEntity } from './sign-in-link.entity.ts';

/** One-time sign-in links, each by the hash of its token. */
@Injectable()
export class SignInLinkRepository {
  private readonly links: Repository<SignInLinkEntity>;

  constructor(database: DataSource) {
    this.links = database.getRepository(SignInLinkEntity);
  }

  async insert(link: Pick<SignInLinkEntity, 'tokenHash' | 'account' | 'expiresAt'>): Promise<void> {
    await this.links.insert(link);
  }

  async expireAll(usedAt: Date): Promise<void> {
    await this.links.update({ usedAt: IsNull() }, { usedAt });
  }

  /** Uses a link up. @returns whether it was open */
  async use(tokenHash: Buffer, usedAt: Date): Promise<boolean> {
    const open = { tokenHash, usedAt: IsNull(), expiresAt: MoreThan(usedAt) };
    return (await this.links.update(open, { usedAt })).affected === 1;
  }

  async getAccount(tokenHash: Buffer): Promise<AccountEntity> {
    const link = await this.links.findOneOrFail({ where: { tokenHash }, relations: { account: true } });
    return link.account;
  }
}
