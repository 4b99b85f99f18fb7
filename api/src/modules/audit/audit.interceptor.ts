import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, Observable } from 'rxjs';
import { answering, type RequestInHand } from '../../platform/http/request-in-hand.ts';
import { endpointOf } from '../../platform/http/route.ts';
import { AuditLog } from './audit-log.ts';

/** Writes down every change that its endpoint has a name for, where nobody who knew more of it did. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context.getHandler());
    const inHand = { id: request.id, address: request.ip, endpoint, user: request.user, audited: new Set<string>() };
    const answered = next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.recordOnce(request, inHand);
        return answer;
      }),
    );
    return new Observable((subscriber) => answering(inHand, () => answered.subscribe(subscriber)));
  }

  private async recordOnce(
    { params, body }: FastifyRequest,
    { endpoint, user, audited }: RequestInHand,
  ): Promise<void> {
    const action = endpoint?.audit;
    if (!action || action === 'nothing' || !user || audited.has(action)) return;
    const { id, ...rest } = (params ?? {}) as Record<string, string>;
    const subject = id === undefined ? {} : { subject: { type: action.split('.')[0]!, id } };
    const asked = { ...rest, ...(body as object | undefined) };
    await this.audit.record({ by: user, action, ...subject, detail: asked });
  }
}
