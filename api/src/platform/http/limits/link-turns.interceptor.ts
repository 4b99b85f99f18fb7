import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeyedBulkhead } from './keyed-bulkhead.service.ts';
import { linkToken } from './link-limits.service.ts';
import { endpointOf } from '../route.decorator.ts';

/** How many requests of one link run at once, and how many wait. */
const [most, queue] = [8, 100];

/** Limits the requests of one link that run at once, so that they do not delay others. */
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
