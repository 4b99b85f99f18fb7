import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isShipToken, isSignedBuild, shipPublicKey, shipTokenOf } from '@booking/contracts/ship-signature';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { ShipTokenEntity } from './ship-token.entity.ts';
import { ShipTokensRepository } from './ship-tokens.repository.ts';

type Signed = { remote: string; digest: string; shipTokenId: string | null; signature: Buffer | null };

/** A command asks many times in a row, so the time of its last use is not kept to the second. */
const usedAgainMs = 60_000;

/** Tokens by which CI ships one remote each. A token is an Ed25519 seed; its hash and its public key are kept. */
@Injectable()
export class ShipTokens {
  constructor(
    private readonly tokens: ShipTokensRepository,
    private readonly clock: Clock,
  ) {}

  list(remote: string): Promise<ShipTokenEntity[]> {
    return this.tokens.list(remote);
  }

  /** @returns the token itself, which is kept nowhere */
  async issue(remote: string, name: string, createdBy: string): Promise<{ token: string; shipToken: ShipTokenEntity }> {
    const token = shipTokenOf(randomBytes(32));
    const secrets = { tokenHash: hashToken(token), publicKey: shipPublicKey(token) };
    const shipToken = await this.tokens.add({ remote, name, ...secrets, createdBy, createdAt: this.clock.now() });
    return { token, shipToken };
  }

  /** A token that was revoked before stays as it is. @throws Refusal 404 */
  async revoke(remote: string, id: string, revokedBy: string): Promise<ShipTokenEntity> {
    await this.tokens.revoke(remote, id, revokedBy, this.clock.now());
    const token = await this.tokens.find(remote, id);
    if (!token) throw notFound('This ship token');
    return token;
  }

  /** Finds a ship token by what a request sent; undefined for one that is unknown or revoked. */
  async find(token: string): Promise<ShipTokenEntity | undefined> {
    if (!isShipToken(token)) return undefined;
    const found = await this.tokens.findUnrevokedByHash(hashToken(token));
    if (!found) return undefined;
    const now = this.clock.now();
    if (!found.usedAt || now.getTime() - found.usedAt.getTime() > usedAgainMs) await this.tokens.setUsed(found.id, now);
    return found;
  }

  /** Whether a build was signed by a token of its remote that was not revoked since. */
  async hasSigned({ remote, digest, shipTokenId, signature }: Signed): Promise<boolean> {
    if (!shipTokenId || !signature) return false;
    const token = await this.tokens.findUnrevoked(remote, shipTokenId);
    return token !== null && isSignedBuild(token.publicKey, remote, digest, signature);
  }
}
