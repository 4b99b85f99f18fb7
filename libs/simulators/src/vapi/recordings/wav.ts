import type { Call } from '../calls/report/call-record.ts';
import type { RecordingKind } from './recording-links.ts';

const SAMPLES_PER_SECOND = 8000;
const MAX_SECONDS = 600;
const SILENCE = 128;
const PITCH_HZ = { bot: 190, user: 120 };
const SYLLABLES_PER_SECOND = 4;

/**
 * A WAV file (PCM, 8 bits, 8 kHz) as long as the call, in which a soft hum stands where somebody spoke. The stereo one
 * has the customer on the left and the assistant on the right.
 */
export function createRecording(call: Call, kind: RecordingKind): Buffer {
  const startedAt = Date.parse(call.startedAt ?? call.createdAt);
  const seconds = Math.min(MAX_SECONDS, (Date.parse(call.endedAt ?? call.createdAt) - startedAt) / 1000);
  const frames = Math.max(1, Math.round(seconds * SAMPLES_PER_SECOND));
  const channels = kind === 'stereo' ? 2 : 1;
  const samples = Buffer.alloc(frames * channels, SILENCE);

  for (const message of call.messages) {
    if (message.role !== 'bot' && message.role !== 'user') continue;
    if (kind === 'customer' && message.role === 'bot') continue;
    if (kind === 'assistant' && message.role === 'user') continue;
    const channel = kind === 'stereo' && message.role === 'bot' ? 1 : 0;
    const first = frameAt(message.time - startedAt);
    const last = Math.min(frames, frameAt(message.endTime - startedAt));
    for (let frame = Math.max(0, first); frame < last; frame += 1) {
      samples[frame * channels + channel] = hum(frame / SAMPLES_PER_SECOND, PITCH_HZ[message.role]);
    }
  }
  return Buffer.concat([header(samples.length, channels), samples]);
}

function frameAt(ms: number): number {
  return Math.round((ms / 1000) * SAMPLES_PER_SECOND);
}

function hum(second: number, hertz: number): number {
  const loudness = 0.5 - 0.5 * Math.cos(2 * Math.PI * SYLLABLES_PER_SECOND * second);
  return Math.round(SILENCE + 18 * loudness * Math.sin(2 * Math.PI * hertz * second));
}

function header(dataBytes: number, channels: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  bytes.writeUInt32LE(SAMPLES_PER_SECOND * channels, 28);
  bytes.writeUInt16LE(channels, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}
