import type { Endpoint } from '@booking/contracts/endpoint';
import { may } from '@booking/contracts/roles';
import type { FastifyRequest } from 'fastify';
import type { Identity } from './identity.port.ts';
import type { ProviderAuthenticators } from './provider-authenticators.service.ts';
import { Refusal } from '../refusal.error.ts';

export const signInFirst = (): Refusal =>
  new Refusal(401, 'not_signed_in', 'You are not signed in. Sign in and try again.');

/** Lets a request through by what its endpoint declares. @throws Refusal 401, 403 */
export async function checkAccess(
  endpoint: Endpoint,
  request: FastifyRequest,
  identity: Identity,
  authenticators: ProviderAuthenticators,
): Promise<void> {
  if (endpoint.access === 'public') return;
  if (endpoint.access === 'provider') return authenticators.checkHead(endpoint, request);
  const user = await identity.identify(request, !endpoint.timed);
  if (!user) return letShipTokenIn(endpoint, request, identity);
  request.user = user;
  if (endpoint.access !== 'signed-in' && !may(user.role, endpoint.access)) {
    throw new Refusal(403, 'not_permitted', 'Your role does not permit this. Ask the owner of the account.');
  }
}

/** @throws Refusal 401 without a ship token where one counts, 403 for that of another remote */
async function letShipTokenIn(endpoint: Endpoint, request: FastifyRequest, identity: Identity): Promise<void> {
  const token = endpoint.shipToken && (await identity.shipTokenOf(request));
  if (!token) throw signInFirst();
  const { id = token.remote } = (request.params ?? {}) as { id?: string };
  if (id !== token.remote) {
    throw new Refusal(403, 'other_remote', `This ship token is of ${token.remote} and ships no other remote.`);
  }
  request.shipToken = token;
}
