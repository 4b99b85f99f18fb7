import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { may } from '@booking/contracts/roles';
import type { FastifyRequest } from 'fastify';
import { Identity } from './identity.ts';
import { Refusal } from './refusal.ts';
import { endpointOf } from './route.ts';

export const signInFirst = (): Refusal =>
  new Refusal(401, 'not_signed_in', 'You are not signed in. Sign in and try again.');

/** Lets a request through by what its endpoint declares; an endpoint that declares nothing is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly identity: Identity) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint) throw new Refusal(403, 'undeclared', 'This address is not open to anybody.');
    if (endpoint.access === 'public' || endpoint.access === 'provider') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = await this.identity.identify(request, !endpoint.timed);
    if (!user) throw signInFirst();
    request.user = user;
    if (endpoint.access !== 'signed-in' && !may(user.role, endpoint.access)) {
      throw new Refusal(403, 'not_permitted', 'Your role does not permit this. Ask the owner of the account.');
    }
    return true;
  }
}
