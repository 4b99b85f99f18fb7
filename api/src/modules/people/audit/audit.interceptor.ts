import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { runWithRequest, type RequestContext } from '../../../platform/http/request.context.ts';
import { endpointOf } from '../../../platform/http/route.decorator.ts';
import { AuditLog } from './audit-log.service.ts';
import { areaOf } from './allowed-facts.rule.ts';

/** Records each request whose endpoint has an audit name, unless a service already recorded it with more detail. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context.getHandler());
    const inHand: RequestContext = {
      id: request.id,
      address: request.ip,
      endpoint,
      user: request.user,
      audited: new Set(),
    };
    const recordOnce = async (answer: unknown): Promise<unknown> => {
      // after the handler the request's context is gone, so it is set again
      await runWithRequest(inHand, () => this.recordOnce(request, inHand));
      return answer;
    };
    if (!endpoint?.audit || endpoint.audit === 'nothing') return runWithRequest(inHand, () => next.handle());
    return runWithRequest(inHand, () => next.handle().pipe(mergeMap(recordOnce)));
  }

  private async recordOnce({ params, body }: FastifyRequest, inHand: RequestContext): Promise<void> {
    const { endpoint, user, audited, change } = inHand;
    const action = endpoint?.audit;
    if (!action || !user || audited.has(action)) return;
    if (change) return void (await this.audit.record({ by: user, action, ...change }));
    const { id, ...rest } = (params ?? {}) as Record<string, string>;
    const subject = id === undefined ? {} : { subject: { type: areaOf(action), id } };
    const asked = { ...rest, ...(body as object | undefined) };
    await this.audit.record({ by: user, action, ...subject, detail: asked });
  }
}
