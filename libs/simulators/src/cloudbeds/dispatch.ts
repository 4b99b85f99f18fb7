import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../hotel/refusal.ts';
import type { Clock } from '../shared-kernel/clock.ts';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { Account } from './account.ts';
import type { Authenticate } from './authentication.ts';
import { foreignProperty, missingScope, notFound, refused, tooManyRequests, wrongVerb } from './cloudbeds-error.ts';
import { parseForm } from './form.ts';
import type { Method } from './method.ts';
import { asOddAsTheDial } from './oddities/odd-lists.ts';

type DispatchOptions = { methods: readonly Method[]; authenticate: Authenticate; clock: Clock; dial: FaultDial };

const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const PROPERTY_PARAMETERS = ['propertyID', 'propertyIDs', 'property_id', 'property_ids'];

/** Adds every method under /api/v1.2; any other name there is not found, and any other verb is wrong. */
export function addMethods(server: FastifyInstance, { methods, authenticate, clock, dial }: DispatchOptions): void {
  const byName = new Map(methods.map((method) => [method.name, method]));

  server.route<{ Params: { name: string } }>({
    method: VERBS,
    url: '/api/v1.2/:name',
    handler: async (request) => {
      const { account, scopes } = authenticate(request);
      if (account.meter.isTooMany(clock.now())) throw tooManyRequests();
      const method = byName.get(request.params.name);
      if (!method) throw notFound(`There is no method ${request.params.name}`);
      if (method.verb !== request.method) throw wrongVerb(`${method.name} takes ${method.verb} only`);
      if (method.scope !== undefined && !scopes.includes(method.scope)) throw missingScope(method.scope);
      const raw = parametersOf(request, method);
      checkProperty(account, raw);
      return answer(method, { account, hotel: account.hotel, origin: server.listeningOrigin, dial }, raw);
    },
  });
}

function answer(method: Method, asked: Parameters<Method['answer']>[0], raw: Record<string, unknown>): object {
  try {
    const answered = method.answer(asked, raw);
    if (method.bare) return answered;
    return { success: true, ...asOddAsTheDial(asked.dial, method.name, { ...answered }, raw) };
  } catch (error) {
    throw error instanceof Refusal ? refused(error.message) : error;
  }
}

function parametersOf(request: FastifyRequest, { verb }: Method): Record<string, unknown> {
  if (verb === 'GET' || verb === 'DELETE') return parseForm(request.url.split('?')[1] ?? '');
  return (request.body ?? {}) as Record<string, unknown>;
}

function checkProperty({ settings }: Account, raw: Record<string, unknown>): void {
  for (const name of PROPERTY_PARAMETERS) {
    const value = raw[name];
    if (typeof value !== 'string' || value === '') continue;
    if (!value.split(',').some((id) => id.trim() === settings.propertyId)) throw foreignProperty();
  }
}
