import { Injectable } from '@nestjs/common';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform, type RecordingStream } from '../../../providers/voice-platform.port.ts';
import { CallsRepository } from '../log/calls.repository.ts';

/** A single range of bytes, as media players request it. */
const singleRange = /^bytes=(\d+-\d*|-\d+)$/;

/** Streams recordings from the voice platform. */
@Injectable()
export class RecordingPlayback {
  constructor(
    private readonly calls: CallsRepository,
    private readonly platform: VoicePlatform,
  ) {}

  /**
   * @param range a Range header; anything but a single range counts as none
   * @throws Refusal 404 without a call or a recording; ProviderError when the platform does not hand it over
   */
  async open(id: string, range: string | undefined, gone: AbortSignal): Promise<RecordingStream> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    if (!call.recording) throw new Refusal(404, 'no_recording', 'This call has no recording.');
    const part = range && singleRange.test(range) ? range : undefined;
    try {
      return await this.platform.openRecording(call.mode, id, part, gone);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new ProviderError(error.kind, `The voice platform did not hand over the recording. ${error.message}`);
    }
  }
}
