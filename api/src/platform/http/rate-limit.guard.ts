import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { AddressLimits } from './address-limits.ts';
import { endpointOf } from './route.ts';

/** Counts requests to endpoints that declare a limit, by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: AddressLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler());
    const limit: RateLimit | undefined = endpoint?.limit;
    if (!endpoint || !limit) return true;
    await this.limits.count(endpoint.path, context.switchToHttp().getRequest<FastifyRequest>().ip, limit);
    return true;
  }
}
