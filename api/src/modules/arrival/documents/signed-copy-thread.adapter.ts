import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { SignedCopy } from './signed-copy.mapper.ts';

/** One takes some 60 MB while it is written. */
const atOnce = bulkhead(1, 16);
const mostSeconds = 30;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

const script = new URL(`./signed-copy.worker${extname(import.meta.url)}`, import.meta.url);

const busy = (): Refusal => {
  const refusal = new Refusal(503, 'busy', 'Many copies are being made just now. Please try again in a moment.');
  refusal.retryAfter = 10;
  return refusal;
};

async function write(copy: SignedCopy): Promise<Buffer> {
  const worker = new Worker(script, { workerData: copy, resourceLimits });
  try {
    const [file] = (await once(worker, 'message', { signal: AbortSignal.timeout(mostSeconds * 1000) })) as [Uint8Array];
    return Buffer.from(file);
  } finally {
    await worker.terminate();
  }
}

/**
 * A signed copy, written in a thread of its own: to lay out letters and to embed fonts takes some hundred milliseconds in one go.
 * @throws Refusal 503 when too many wait
 */
export async function writeSignedCopy(copy: SignedCopy): Promise<Buffer> {
  try {
    return await atOnce.execute(() => write(copy));
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? busy() : error;
  }
}
