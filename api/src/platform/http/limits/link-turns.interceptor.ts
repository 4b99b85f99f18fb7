import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeyedBulkhead } from './keyed-bulkhead.service.ts';
import { linkToken } from './link-limits.service.ts';
import { endpointOf } from '../route.decorator.ts';

/** Whoever has one link has so many requests answered at once, and so many waiting. */
const [most, queue] = [8, 100];

/** One link, opened many times at once, keeps nobody else from being answered. */
@Injectable()
export class LinkTurns implements NestInterceptor {
  private readonly turns = new KeyedBulkhead(most, queue);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = linkToken(endpointOf(context.getHandler()), request);
    if (token === undefined) return next.handle();
    return from(this.turns.run(token, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
