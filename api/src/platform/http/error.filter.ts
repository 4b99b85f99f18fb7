import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Catch, HttpException, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorAnswer } from '@booking/contracts/error';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal } from '../database/database-errors.mapper.ts';
import { Refusal } from './refusal.error.ts';

const sentences: Record<number, [code: string, message: string]> = {
  400: ['invalid_request', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that method.'],
  408: ['too_slow', 'The request did not arrive in time. Send it again.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Send JSON, with content-type application/json.'],
  429: ['too_many_requests', 'Too many requests. Wait a moment and try again.'],
  431: ['headers_too_large', 'The headers of the request are too large.'],
};

const unexpected = new Refusal(
  500,
  'unexpected',
  'Something went wrong on our side. Try again; if it stays, tell us the request id.',
);

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
};

/** Whatever was thrown, as something that may be told: no stack, no SQL, no secret. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RangeError) return new Refusal(400, 'too_deep', 'The request is nested too deeply to be read.');
  const known = databaseRefusal(error);
  if (known) return known;
  const status = statusOf(error);
  if (status === undefined || status >= 500) return unexpected;
  const [code, message] = sentences[status] ?? ['refused', 'The request was refused.'];
  return new Refusal(status, code, message);
}

export const answerOf = (refusal: Refusal, requestId: string): ErrorAnswer => ({
  error: refusal.message,
  message: refusal.message,
  code: refusal.code,
  requestId,
  ...(refusal.issues && { issues: refusal.issues }),
  ...refusal.report,
});

/** Answers an address that cannot even be read, before there is a route, a hook or a filter. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  void reply
    .status(refusal.status)
    .headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    .send(JSON.stringify(answerOf(refusal, request.id)));
}

const clientErrors: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers a connection on which no whole request came, be it no HTTP or too slow, and hangs up: there is no request to answer yet. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = clientErrors[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify(answerOf(refusalOf({ statusCode: status }), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    `x-request-id: ${requestId}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** The one place where errors become answers. */
@Injectable()
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const refusal = refusalOf(error);
    const requestId = http.getRequest<FastifyRequest>().id;
    if (refusal.status >= 500) this.logger.error({ err: error, code: refusal.code, requestId });
    const reply = http.getResponse<FastifyReply>();
    const retryAfter = refusal.retryAfter ?? (refusal.status === 503 ? 5 : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    if (refusal.status === 401) void reply.header('www-authenticate', 'Session');
    void reply
      .status(refusal.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(answerOf(refusal, requestId));
  }
}
