import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../../secrets/token.rule.ts';
import { RateLimits } from './rate-limits.service.ts';

/** The secret link that a request of a guest carries in its path; undefined for any other request. */
export function linkToken(
  endpoint: Endpoint | undefined,
  { params }: Pick<FastifyRequest, 'params'>,
): string | undefined {
  if (endpoint?.access !== 'public') return undefined;
  const { token } = params as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

/** What is asked with one link, from wherever: each wish of a guest costs the hotel's services something. */
@Injectable()
export class LinkLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws Refusal 429 */
  async count(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const token = linkToken(endpoint, request);
    if (token === undefined || !endpoint.linkLimit) return;
    const who = hashToken(token).toString('base64url');
    await this.limits.count(`link ${endpoint.method} ${endpoint.path}`, who, endpoint.linkLimit);
  }
}
