import type { FastifyInstance } from 'fastify';
import { findScript } from '../callers/find-script.ts';
import { CALLABLE_PHONES, createGuest } from '../callers/guests.ts';
import { createRandom } from '../shared-kernel/random.ts';
import { placeCallBody, rehearseCallBody, stopBody } from './call-requests.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import type { ControlOptions } from './create-control.ts';
import { findAccount, placeCall, requireAssistant } from './place-call.ts';
import { listRecentCalls } from './recent-calls.ts';
import { textStop } from './text-stop.ts';

const RECENT_CALLS = 50;

/** Adds the calls of the control server that programs use. */
export function addCallRoutes(server: FastifyInstance, { providers: { vapi, twilio }, clock }: ControlOptions): void {
  server.get('/api/phones', async () => CALLABLE_PHONES.map((number) => ({ number })));

  server.post<{ Params: { number: string } }>('/api/phones/:number/stop', async ({ params, body }, reply) => {
    const asked = readBody(stopBody, Object.assign({}, body, { number: params.number }));
    return reply.code(202).send({ sid: textStop(twilio, asked) });
  });

  server.get('/api/calls', async () => listRecentCalls(vapi.accounts, RECENT_CALLS));

  server.post('/api/calls', async (request, reply) =>
    reply.code(202).send({ callId: placeCall(vapi, readBody(placeCallBody, request.body)) }),
  );

  server.post('/api/rehearse-call', async (request) => {
    const { account: named, customer, startedAt, ...asked } = readBody(rehearseCallBody, request.body);
    const account = findAccount(vapi.accounts, named);
    requireAssistant(account, findScript(asked.script).line);
    if (startedAt > clock.now()) throw new ControlError(400, 'startedAt: a rehearsed call cannot begin in the future');
    const { sipUri, email, ...known } = customer;
    const name = known.name ?? createGuest(createRandom(known.number)).name;
    const guest = { ...known, name, ...(sipUri && { sipUri }), ...(email && { email }) };
    const { call, reported } = await vapi.switchboard.rehearse(account, { ...asked, guest }, startedAt);
    if (!reported) throw new ControlError(502, 'The end-of-call report was not taken by the assistant’s server');
    return { callId: call.id, repeated: call.repeated ?? [] };
  });
}
