import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Env } from '../../../platform/env/env.service.ts';
import { Outbound } from '../../../platform/outbound/outbound.client.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { lineOf } from '../cloudbeds-address.rule.ts';

/** Where Cloudbeds keeps the photos that hotels give it. */
const storage = /^h-img\d*(?:\.[a-z0-9-]+)?\.cloudbeds\.com$/;

const mostBytes = 20 * 1024 ** 2;
const timeLimitMs = 30_000;

/** The photos whose addresses Cloudbeds gives. */
@Injectable()
export class CloudbedsPictures {
  constructor(
    private readonly env: Env,
    private readonly outbound: Outbound,
  ) {}

  /** @throws ProviderError, also for an address that is neither of its storage nor named in the environment */
  async get(mode: Mode, address: string): Promise<Buffer> {
    const url = URL.parse(address);
    const isTheirs = url?.protocol === 'https:' && !url.port && storage.test(url.hostname);
    if (!url || url.username || (!isTheirs && !this.env.pictureOrigins.includes(url.origin))) {
      throw new ProviderError('refused', 'Cloudbeds keeps a photo at a place that we do not go to.');
    }
    const { body, status } = await this.outbound.open(
      { line: lineOf(mode), operation: 'GET photo', url: url.href, init: {}, isRepeatable: true },
      AbortSignal.timeout(timeLimitMs),
    );
    if (status !== 200 || !body) {
      await body?.cancel();
      throw new ProviderError('not_found', `Cloudbeds answered with ${status} where a photo should be.`);
    }
    return whole(body);
  }
}

async function whole(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new ProviderError('refused', 'A photo of Cloudbeds is larger than 20 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
