import type { Endpoint } from '@booking/contracts/endpoint';
import { healthEndpoints } from '@booking/contracts/health';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env/env.service.ts';
import { bearerToken, isSameSecret } from './same-secret.rule.ts';

/** Whether monitoring asks for the figures, by a token that opens nothing else: an account for it could read guests' names. */
export const carriesMetricsToken = (
  { path }: Endpoint,
  { headers }: FastifyRequest,
  { METRICS_TOKEN }: Env['settings'],
): boolean =>
  METRICS_TOKEN !== undefined &&
  path === healthEndpoints.metrics.path &&
  isSameSecret(bearerToken(headers.authorization), METRICS_TOKEN);
