import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isShipToken, isSignedBuild, shipPublicKey, shipTokenOf } from '@booking/contracts/ship-signature';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { ShipTokenEntity } from './ship-token.entity.ts';

type Signed = { remote: string; digest: string; shipTokenId: string | null; signature: Buffer | null };

/** Tokens by which CI ships one remote each. A token is an Ed25519 seed; its hash and its public key are kept. */
@Injectable()
export class ShipTokens {
  constructor(
    @InjectRepository(ShipTokenEntity) private readonly tokens: Repository<ShipTokenEntity>,
    private readonly clock: Clock,
  ) {}

  list(remote: string): Promise<ShipTokenEntity[]> {
    return this.tokens.find({ where: { remote }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** @returns the token itself, which is kept nowhere */
  async issue(remote: string, name: string, createdBy: string): Promise<{ token: string; shipToken: ShipTokenEntity }> {
    const token = shipTokenOf(randomBytes(32));
    const secrets = { tokenHash: hashToken(token), publicKey: shipPublicKey(token) };
    const shipToken = await this.tokens.save(
      this.tokens.create({
        ...{ remote, name, ...secrets, createdBy, createdAt: this.clock.now() },
        ...{ usedAt: null, revokedBy: null, revokedAt: null },
      }),
    );
    return { token, shipToken };
  }

  /** A token that was revoked before stays as it is. @throws Refusal 404 */
  async revoke(remote: string, id: string, revokedBy: string): Promise<ShipTokenEntity> {
    await this.tokens.update({ remote, id, revokedAt: IsNull() }, { revokedBy, revokedAt: this.clock.now() });
    const token = await this.tokens.findOneBy({ remote, id });
    if (!token) throw notFound('This ship token');
    return token;
  }

  /** The token that somebody sends; undefined for one that is unknown or revoked. */
  async find(token: string): Promise<ShipTokenEntity | undefined> {
    if (!isShipToken(token)) return undefined;
    const found = await this.tokens.findOneBy({ tokenHash: hashToken(token), revokedAt: IsNull() });
    if (!found) return undefined;
    const now = this.clock.now();
    // a command asks many times in a row
    if (!found.usedAt || now.getTime() - found.usedAt.getTime() > 60_000) {
      await this.tokens.update({ id: found.id }, { usedAt: now });
    }
    return found;
  }

  /** Whether a build was signed by a token of its remote that was not revoked since. */
  async hasSigned({ remote, digest, shipTokenId, signature }: Signed): Promise<boolean> {
    if (!shipTokenId || !signature) return false;
    const token = await this.tokens.findOneBy({ id: shipTokenId, remote, revokedAt: IsNull() });
    return token !== null && isSignedBuild(token.publicKey, remote, digest, signature);
  }
}
