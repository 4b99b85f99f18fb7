import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Drift, FieldDifference } from '@booking/contracts/publishing';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import type { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { findDifferences } from './platform-differences.rule.ts';
import { Publisher } from '../publishing/publisher.service.ts';

/** Compares what the platform holds with what went live. */
@Injectable()
export class DriftWatch {
  private readonly logger = new Logger('DriftWatch');

  constructor(
    private readonly rows: AssistantRepository,
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly publisher: Publisher,
    private readonly clock: Clock,
  ) {}

  /** Those of a mode that were changed at the platform. */
  async listDrifted(mode: Mode): Promise<AssistantEntity[]> {
    return (await this.rows.list(mode)).filter(({ archivedAt, drift }) => archivedAt === null && drift.length > 0);
  }

  /** What the newest look found. @throws Refusal 404 */
  async getNewest(id: number): Promise<Drift> {
    const { drift, driftCheckedAt } = await this.assistants.getRow(id);
    return { checkedAt: driftCheckedAt?.toISOString() ?? null, differences: drift };
  }

  /** Looks now. @throws Refusal 404, 409 when it is published meanwhile; ProviderError */
  async check(id: number): Promise<Drift> {
    const row = await this.assistants.getRow(id);
    if (!(await this.compare(row))) {
      const sentence = `${row.name} was being published while this looked at what Vapi holds. Check again once that is done.`;
      throw new Refusal(409, 'being_published', sentence);
    }
    return this.getNewest(id);
  }

  /** Looks at every assistant that is live; one that cannot be looked at does not keep the others. */
  async checkAll(): Promise<void> {
    const live = await this.rows.listLive();
    for (const row of live.filter(({ mode }) => this.platform.hasAccount(mode))) {
      await this.compare(row).catch((error: unknown) => this.logger.warn({ err: error, assistant: row.id }));
    }
  }

  /** @returns whether what it found still counts */
  private async compare(row: AssistantEntity): Promise<boolean> {
    const live = await this.assistants.findLiveVersion(row);
    if (!live) return true;
    const drift = await this.publisher
      .readSnapshot(row)
      .then((snapshot) => findDifferences(live, snapshot))
      .catch((error: unknown): FieldDifference[] => {
        if (!(error instanceof Refusal) || error.code !== 'unknown_at_platform') throw error;
        return [{ field: 'assistant', expected: row.assistantId, found: null }];
      });
    return this.rows.updateDrift(row.id, live.version, drift, this.clock.now());
  }
}
