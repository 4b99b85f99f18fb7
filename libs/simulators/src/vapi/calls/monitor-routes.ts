import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../accounts.ts';
import type { Authentication } from '../authentication.ts';
import { readBody } from '../resource-routes.ts';
import { badRequest, notFound } from '../vapi-error.ts';
import type { Call } from './report/call-record.ts';
import type { Switchboard } from './other-end/switchboard.ts';
import { acceptWebSocket, refuseWebSocket } from './web-socket.ts';

const SAMPLES_PER_SECOND = 16_000;
const FRAME_MS = 100;
const HUM_HZ = 150;

export type MonitorRoutesOptions = {
  accounts: readonly Account[];
  authentication: Authentication;
  switchboard: Switchboard;
};

/** Adds what `call.monitor` leads to: ending a call, and hearing it. Both want a key where the assistant's plan says so. */
export function addMonitorRoutes(server: FastifyInstance, options: MonitorRoutesOptions): void {
  const { accounts, authentication, switchboard } = options;
  const find = (id: string): { account: Account; call: Call } | undefined =>
    accounts
      .flatMap((account) => account.calls.get(id) ?? [])
      .flatMap((call) => {
        const account = accounts.find((each) => each.calls.get(id) === call);
        return account ? [{ account, call }] : [];
      })[0];
  const wantsKey = (id: string, name: 'listenAuthenticationEnabled' | 'controlAuthenticationEnabled'): boolean => {
    const found = find(id);
    const assistant = found?.account.assistants.get(found.call.snapshot.assistantId ?? '');
    return (assistant?.monitorPlan as Record<string, unknown> | undefined)?.[name] === true;
  };

  server.post<{ Params: { id: string } }>('/:id/control', async (request) => {
    const { id } = request.params;
    if (wantsKey(id, 'controlAuthenticationEnabled')) authentication.byAnyKey(request);
    const body = readBody(request.body);
    if (body.type !== 'end-call') throw badRequest('Only {"type":"end-call"} is simulated');
    if (!switchboard.end(id, 'manually-canceled')) throw notFound('There is no such call going on');
    return { success: true };
  });

  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const id = /^\/([\w-]+)\/listen$/.exec(request.url ?? '')?.[1] ?? '';
    const call = find(id)?.call;
    if (!call || call.status === 'ended') return refuseWebSocket(socket, 404, 'Not Found');
    if (wantsKey(id, 'listenAuthenticationEnabled') && !isKnown(authentication, request)) {
      return refuseWebSocket(socket, 401, 'Unauthorized');
    }
    hum(request, socket, () => call.status !== 'ended');
  });
}

function isKnown(authentication: Authentication, { headers }: IncomingMessage): boolean {
  try {
    return Boolean(authentication.byAnyKey({ headers } as FastifyRequest));
  } catch {
    return false;
  }
}

/** A soft hum for as long as the call goes on. Nobody wrote down what the real one says of its samples, so this says nothing. */
function hum(request: IncomingMessage, socket: Duplex, goesOn: () => boolean): void {
  const listener = acceptWebSocket(request, socket);
  let sent = 0;
  const timer = setInterval(() => {
    if (!goesOn() || !listener.isOpen()) {
      clearInterval(timer);
      return listener.close();
    }
    const samples = Buffer.alloc((SAMPLES_PER_SECOND / 1000) * FRAME_MS * 2);
    for (let place = 0; place < samples.length; place += 2, sent += 1) {
      samples.writeInt16LE(Math.round(2000 * Math.sin((2 * Math.PI * HUM_HZ * sent) / SAMPLES_PER_SECOND)), place);
    }
    listener.send('binary', samples);
  }, FRAME_MS);
  socket.on('close', () => clearInterval(timer));
}
