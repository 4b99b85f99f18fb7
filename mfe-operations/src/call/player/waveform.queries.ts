import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { addressOf } from '@booking/contracts/endpoint';
import { queryOptions } from '@booking/remote-kit/kit';
import { peaksOf } from './spoken-lanes.ts';

/** Parts that a recording is drawn in. */
export const barCount = 160;

/** A longer recording plays without its waveform: decoding it would take the page's memory. */
const mostBytes = 40 * 1024 ** 2;
/** Enough to see loudness, and a sixth of what is decoded otherwise. */
const samplesPerSecond = 8000;

export const recordingAddress = (id: string): string => addressOf(callDetailEndpoints.recording, { id });

/** @returns the peaks of each channel; null where this browser cannot decode the recording */
async function loadPeaks(id: string, signal: AbortSignal): Promise<number[][] | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const response = await fetch(recordingAddress(id), { credentials: 'include', signal });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > mostBytes) return null;
  try {
    const context = new OfflineAudioContext(1, 1, samplesPerSecond);
    const sound = await context.decodeAudioData(await response.arrayBuffer());
    const channels = Array.from({ length: Math.min(2, sound.numberOfChannels) }, (_, at) => sound.getChannelData(at));
    return channels.map((samples) => peaksOf(samples, barCount));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Asked for once somebody plays the recording: the audit log has everybody who fetches it. */
export const waveformQuery = (id: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['waveform', id],
    queryFn: ({ signal }) => loadPeaks(id, signal),
    enabled: isWanted,
  });
