import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../shared-kernel/clock.ts';
import { uuidOf } from '../../shared-kernel/identifiers.ts';
import type { Call } from '../calls/report/call-record.ts';

export const RECORDING_KINDS = ['mono', 'stereo', 'customer', 'assistant'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

const LIFETIME_SECONDS = 1800;

/** Addresses of recordings. The plain one names a recording and opens nothing; a signed one opens it for half an hour. */
export type RecordingLinks = {
  plain(call: Call, kind: RecordingKind): string;
  signed(call: Call, kind: RecordingKind): { url: string; expiresAt: string };
  /** Whether this query was signed by us for this file and has not expired. */
  admits(file: string, query: Readonly<Record<string, unknown>>): boolean;
};

/** Signs with a key that lives as long as the process. `origin` is where recordings are served. */
export function createRecordingLinks(origin: () => string, clock: Clock): RecordingLinks {
  const key = randomBytes(32);
  const sign = (file: string, date: string): Buffer => createHmac('sha256', key).update(`${file} ${date}`).digest();
  const plain = (call: Call, kind: RecordingKind) => `${origin()}/storage/${fileName(call, kind)}`;

  return {
    plain,
    signed: (call, kind) => {
      const now = clock.now();
      const date = new Date(now).toISOString();
      const query = new URLSearchParams({
        'X-Amz-Date': date,
        'X-Amz-Expires': String(LIFETIME_SECONDS),
        'X-Amz-Signature': sign(fileName(call, kind), date).toString('hex'),
      });
      return {
        url: `${plain(call, kind)}?${query.toString()}`,
        expiresAt: new Date(now + LIFETIME_SECONDS * 1000).toISOString(),
      };
    },
    admits: (file, query) => {
      const date = query['X-Amz-Date'];
      const signature = query['X-Amz-Signature'];
      if (typeof date !== 'string' || typeof signature !== 'string') return false;
      const given = Buffer.from(signature, 'hex');
      const expected = sign(file, date);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return clock.now() < Date.parse(date) + LIFETIME_SECONDS * 1000;
    },
  };
}

function fileName(call: Call, kind: RecordingKind): string {
  return `${call.id}-${Date.parse(call.endedAt ?? call.createdAt)}-${uuidOf(call.id)}-${kind}.wav`;
}

/** The call id and kind a file is of, if it is named as ours are. */
export function readFileName(file: string): { callId: string; kind: RecordingKind } | undefined {
  const match = /^([0-9a-f-]{36})-\d+-[0-9a-f-]{36}-(\w+)\.wav$/.exec(file);
  const kind = RECORDING_KINDS.find((each) => each === match?.[2]);
  return match?.[1] && kind ? { callId: match[1], kind } : undefined;
}
