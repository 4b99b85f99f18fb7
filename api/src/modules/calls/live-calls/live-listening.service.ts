import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { requireLive } from './live-refusals.rule.ts';
import { LiveCallsService } from './live-calls.service.ts';
import { waveHeader } from './wave-header.mapper.ts';

/** Rights are checked when it begins; so it ends by itself, and the page asks again. */
const longestMs = 30 * 60_000;

/** Passes on what is said in a call, to those who may hear it. */
@Injectable()
export class LiveListening {
  constructor(
    private readonly calls: LiveCallsService,
    private readonly platform: VoicePlatform,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The call as one sound file that ends with it.
   * @throws Refusal 404 without such a call, 409 when it is over or the account does not let us
   */
  async open(id: string, by: User, gone: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const { mode } = await this.calls.getGoingOn(id);
    // the audit log has who listens before the first sound
    await this.audit.record({ by, action: 'calls.listen_live', subject: { type: 'call', id } });
    const over = AbortSignal.any([gone, AbortSignal.timeout(longestMs)]);
    return passOn(requireLive(await this.platform.openLiveSound(mode, id, over), 'listened to'));
  }
}

async function* passOn({
  samples,
  ...format
}: {
  sampleRate: number;
  channels: number;
  samples: ReadableStream<Uint8Array>;
}): AsyncIterable<Uint8Array> {
  yield waveHeader(format);
  yield* samples;
}
