import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { Recordings } from '../../calls/recordings/recordings.service.ts';

/** Recordings of calls, here and at the voice platform. */
@Injectable()
export class ExpiredRecordings {
  constructor(
    private readonly database: DataSource,
    private readonly platform: VoicePlatform,
    private readonly recordings: Recordings,
  ) {}

  /** As many as can be in one go, the oldest first; each is written down by itself. @throws Error when some could not be erased, to be tried again */
  async erase(before: Date): Promise<void> {
    const modes = Mode.options.filter((mode) => this.platform.hasAccount(mode));
    const old = await this.database.query<{ id: string }[]>(
      'SELECT id FROM call WHERE recording IS NOT NULL AND started_at < $1 AND mode = ANY($2) ORDER BY started_at LIMIT 5000',
      [before, modes],
    );
    const failed: Error[] = [];
    for (const { id } of old) {
      try {
        await this.recordings.erase(id, 'its time was over');
      } catch (error) {
        failed.push(error as Error);
        if (error instanceof ProviderError && error.isOutage) break;
      }
    }
    const [first] = failed;
    if (first) throw new Error(`Recordings could not be erased, ${failed.length} or more: ${first.message}`);
  }
}
