import type { FastifyInstance } from 'fastify';
import { ControlError } from './control-error.ts';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Lets no page of another origin, nor a name that merely points at this machine, make simulated calls. */
export function refuseOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    const { host, origin } = request.headers;
    if (!LOOPBACK_HOST.test(host ?? '')) throw new ControlError(403, 'This answers on loopback only');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const foreign = origin !== undefined && origin !== `http://${host}`;
    if (foreign || request.headers['sec-fetch-site'] === 'cross-site') {
      throw new ControlError(403, 'Requests from other origins are refused');
    }
  });
}
