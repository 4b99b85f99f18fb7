import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RequestClaimEntity } from './request-claim.entity.ts';

export type HeldClaim = Pick<RequestClaimEntity, 'key' | 'claim'>;

/** After how many seconds a claim may be taken over: once it was answered, and where no answer came. */
type TakeoverSeconds = { afterAnswer: number; withoutAnswer: number };

@Injectable()
export class RequestClaimsRepository {
  constructor(@InjectRepository(RequestClaimEntity) private readonly claims: Repository<RequestClaimEntity>) {}

  /** @param replaced a claim that may be taken over at once @returns whether the claim is now held */
  async claim({ key, claim }: HeldClaim, replaced: string | undefined, after: TakeoverSeconds): Promise<boolean> {
    const taken = await this.claims.query<unknown[]>(
      `INSERT INTO request_claim AS known (key, claim, claimed_at) VALUES ($1, $2, now())
       ON CONFLICT (key) DO UPDATE SET claim = excluded.claim, claimed_at = now(), answered_at = NULL, answer = NULL
       WHERE known.claim = $3 OR known.answered_at < now() - make_interval(secs => $4)
         OR known.claimed_at < now() - make_interval(secs => $5)
       RETURNING key`,
      [key, claim, replaced ?? null, after.afterAnswer, after.withoutAnswer],
    );
    return taken.length > 0;
  }

  find(key: string): Promise<RequestClaimEntity | null> {
    return this.claims.findOneBy({ key });
  }

  async saveAnswer(held: HeldClaim, answer: string): Promise<void> {
    await this.claims.update(held, { answer, answeredAt: () => 'now()' });
  }

  async delete({ key, claim }: HeldClaim): Promise<void> {
    await this.claims.delete({ key, claim });
  }
}
