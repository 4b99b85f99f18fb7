import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { ShipTokenEntity } from './ship-token.entity.ts';

@Injectable()
export class ShipTokensRepository {
  constructor(@InjectRepository(ShipTokenEntity) private readonly tokens: Repository<ShipTokenEntity>) {}

  /** Every token of a remote, also those that were revoked, newest first. */
  list(remote: string): Promise<ShipTokenEntity[]> {
    return this.tokens.find({ where: { remote }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  find(remote: string, id: string): Promise<ShipTokenEntity | null> {
    return this.tokens.findOneBy({ remote, id });
  }

  findUnrevoked(remote: string, id: string): Promise<ShipTokenEntity | null> {
    return this.tokens.findOneBy({ remote, id, revokedAt: IsNull() });
  }

  findUnrevokedByHash(tokenHash: Buffer): Promise<ShipTokenEntity | null> {
    return this.tokens.findOneBy({ tokenHash, revokedAt: IsNull() });
  }

  add(
    token: Pick<ShipTokenEntity, 'remote' | 'name' | 'tokenHash' | 'publicKey' | 'createdBy' | 'createdAt'>,
  ): Promise<ShipTokenEntity> {
    return this.tokens.save(this.tokens.create({ ...token, usedAt: null, revokedBy: null, revokedAt: null }));
  }

  async setUsed(id: string, usedAt: Date): Promise<void> {
    await this.tokens.update({ id }, { usedAt });
  }

  /** A token that was revoked before stays as it is. */
  async revoke(remote: string, id: string, revokedBy: string, revokedAt: Date): Promise<void> {
    await this.tokens.update({ remote, id, revokedAt: IsNull() }, { revokedBy, revokedAt });
  }
}
