import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { MergedCopies } from './merged-copies.ts';
import { RequestClaims } from './request-claims.service.ts';
import { endpointOf } from './route.ts';

/**
 * Has copies of requests that text or phone somebody answered together, where their endpoint says so: those of this process by
 * MergedCopies, which knows when each came, and those of other replicas by a claim in the database.
 */
@Injectable()
export class MergesCopies implements NestInterceptor {
  private readonly copies = new MergedCopies();

  constructor(private readonly claims: RequestClaims) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint?.mergesCopies) return next.handle();
    const http = context.switchToHttp();
    const { url, method, body, user, ip } = http.getRequest<FastifyRequest>();
    const key = JSON.stringify([user?.id ?? ip, method, url, body]);
    const sentAt = performance.now() - http.getResponse<FastifyReply>().elapsedTime;
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.copies.run(key, sentAt, () => this.claims.once(key, work)));
  }
}
