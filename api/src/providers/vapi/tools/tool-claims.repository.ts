import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { ToolAnswer } from '../../tool-runner.port.ts';
import { ToolClaimEntity } from './tool-claim.entity.ts';

export type ToolClaim = Pick<ToolClaimEntity, 'callId' | 'toolCallId' | 'audience' | 'tool'>;
type ClaimId = Pick<ToolClaimEntity, 'callId' | 'toolCallId'>;

@Injectable()
export class ToolClaimsRepository {
  constructor(@InjectRepository(ToolClaimEntity) private readonly claims: Repository<ToolClaimEntity>) {}

  /** @returns whether it was unclaimed before */
  async claim({ callId, toolCallId, audience, tool }: ToolClaim, now: Date): Promise<boolean> {
    const taken = await this.claims.query<unknown[]>(
      `INSERT INTO tool_claim (call_id, tool_call_id, audience, tool, claimed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING call_id`,
      [callId, toolCallId, audience, tool, now],
    );
    return taken.length > 0;
  }

  /** Takes over a claim that was made before a time. @returns whether it was still that old */
  async takeOver({ callId, toolCallId }: ClaimId, claimedBefore: Date, now: Date): Promise<boolean> {
    const old = { callId, toolCallId, claimedAt: LessThan(claimedBefore) };
    return Boolean((await this.claims.update(old, { claimedAt: now })).affected);
  }

  get({ callId, toolCallId }: ClaimId): Promise<ToolClaimEntity> {
    return this.claims.findOneByOrFail({ callId, toolCallId });
  }

  async saveAnswer({ callId, toolCallId }: ClaimId, answer: ToolAnswer, now: Date): Promise<void> {
    const columns = toStorable({ result: null, error: null, ...answer });
    await this.claims.update({ callId, toolCallId }, { ...columns, answeredAt: now });
  }
}
