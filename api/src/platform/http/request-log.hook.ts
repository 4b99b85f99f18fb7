import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const logger = new Logger('Request');

/** By ids: the log names no person. */
const whoWasRefused = ({ user, shipToken }: FastifyRequest): { account?: string; shipToken?: string } => ({
  ...(user && { account: user.id }),
  ...(shipToken && { shipToken: shipToken.id }),
});

/** A line a request to the API. The route is written down and not the address, which may hold a guest's token. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? '';
  if (!route.startsWith('/api/') || route.startsWith('/api/health/')) return;
  const line = {
    requestId: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(reply.statusCode >= 400 && whoWasRefused(request)),
  };
  if (reply.statusCode >= 500) logger.error(line);
  else logger.log(line);
}
