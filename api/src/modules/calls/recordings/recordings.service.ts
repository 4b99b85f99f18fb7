import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { CallEntity } from '../log/call.entity.ts';

const eraseUnwanted: JobKind<{ callId: string }> = {
  name: 'erase-unwanted-recording',
  data: z.object({ callId: z.string() }),
  retries: 50,
  longestWaitSeconds: 3600,
  seconds: 60,
};

/** The end of recordings, here and at the voice platform. */
@Injectable()
export class Recordings implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(CallEntity) private readonly calls: Repository<CallEntity>,
    private readonly platform: VoicePlatform,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(eraseUnwanted, ({ callId }) => this.erase(callId, 'the caller did not want it'));
  }

  /** Has the recording of a call erased whose caller did not want to be recorded, tried until it is. */
  eraseUnwanted(callId: string, em: EntityManager): Promise<void> {
    return this.jobs.enqueue(eraseUnwanted, { callId }, em);
  }

  /** Erases a recording at the voice platform, then here. @throws ProviderError when it is still there */
  async erase(id: string, why: string): Promise<void> {
    const { mode } = await this.calls.findOneOrFail({ select: { mode: true }, where: { id } });
    const proof = await this.platform.eraseCall(mode, id);
    await this.database.transaction(async (em) => {
      await em.query(
        `UPDATE call SET recording = NULL, recording_deleted_at = now(), merge_state = merge_state #- '{facts,recording}'
         WHERE id = $1`,
        [id],
      );
      const detail = { what: 'recordings', callId: id, why, proof, count: 1 };
      await this.audit.record({ by: null, action: 'retention.delete', detail }, em);
    });
  }
}
