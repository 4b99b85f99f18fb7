import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** Erases recordings, here and at the voice platform. */
@Injectable()
export class Recordings {
  constructor(
    private readonly transactions: Transactions,
    private readonly recordings: RecordingsRepository,
    private readonly platform: VoicePlatform,
    private readonly audit: AuditLog,
  ) {}

  /** Erases a recording at the voice platform, then here. @throws ProviderError when it is still there */
  async erase(callId: string, why: string): Promise<void> {
    const proof = await this.platform.eraseCall(await this.recordings.getMode(callId), callId);
    await this.transactions.run(async (transaction) => {
      await this.recordings.delete(callId, transaction);
      const detail = { what: 'recordings', callId, why, proof, count: 1 };
      await this.audit.record({ by: null, action: 'retention.delete', detail }, transaction);
    });
  }
}
