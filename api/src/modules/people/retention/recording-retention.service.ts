import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { RetentionRepository } from './retention.repository.ts';
import { Recordings } from '../../calls/recordings/recordings.service.ts';

/** How long recordings of calls are kept, here and at the voice platform. */
@Injectable()
export class RecordingRetention {
  /** The setting that says for how many days. */
  readonly days = 'recordingRetentionDays';

  constructor(
    private readonly retention: RetentionRepository,
    private readonly platform: VoicePlatform,
    private readonly recordings: Recordings,
  ) {}

  /** Erases the oldest first, each with its own audit event. @throws Error when some could not be erased, so that the queue retries */
  async eraseExpired(before: Date): Promise<void> {
    const modes = Mode.options.filter((mode) => this.platform.hasAccount(mode));
    const failed: Error[] = [];
    for (const id of await this.retention.listRecordings(before, modes)) {
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
