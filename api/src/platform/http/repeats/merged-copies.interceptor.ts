import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { idempotencyKey } from './idempotency-key.rule.ts';
import { MergedCopies } from './merged-copies.service.ts';
import { RequestClaims } from './request-claims.service.ts';
import { endpointOf } from '../route.decorator.ts';

/** An answer, and the cookies that came with it. */
type Answered = { answer: unknown; cookies: string[] };

const cookiesOf = (reply: FastifyReply): string[] => [reply.getHeader('set-cookie') ?? []].flat().map(String);

/**
 * Answers copies of a request that texts or phones a person together, where its endpoint says so: those of this process by
 * MergedCopies, which knows when each came, and those of other replicas by a claim in the database.
 *
 * Copies get the cookies of the first as well, if they carry its Idempotency-Key: an address alone may be shared by strangers, who could
 * then act as another person's browser.
 */
@Injectable()
export class MergesCopies implements NestInterceptor {
  private readonly copies = new MergedCopies();

  constructor(private readonly claims: RequestClaims) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint?.mergesCopies) return next.handle();
    const http = context.switchToHttp();
    return from(this.answerOnce(http.getRequest(), http.getResponse(), next));
  }

  private async answerOnce(request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const { url, method, body, user, ip } = request;
    const browser = idempotencyKey(request);
    const key = JSON.stringify([user?.id ?? ip, method, url, body, browser]);
    const sentAt = performance.now() - reply.elapsedTime;
    let isFirst = false;
    const work = async (): Promise<Answered> => {
      isFirst = true;
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { answer, cookies: browser === undefined ? [] : cookiesOf(reply) };
    };
    const { answer, cookies } = await this.copies.run(key, sentAt, () => this.claims.runOnce(key, work));
    if (!isFirst && cookies.length > 0) void reply.header('set-cookie', cookies);
    return answer;
  }
}
