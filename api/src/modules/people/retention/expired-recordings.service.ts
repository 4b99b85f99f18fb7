import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { RetentionRepository } from './retention.repository.ts';
import { Recordings } from '../../calls/recordings/recordings.service.ts';

/** Recordings of calls, here and at the voice platform. */
@Injectable()
export class ExpiredRecordings {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly platform: VoicePlatform,
    private readonly recordings: Recordings,
  ) {}

  /** The oldest first; each is recorded by itself. @throws Error when some could not be erased, so that the queue retries */
  async erase(before: Date): Promise<void> {
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
