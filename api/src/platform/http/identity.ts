import type { User } from '@booking/contracts/auth';
import type { FastifyRequest } from 'fastify';

/** Who sends a request; implemented by the module that knows accounts. */
export abstract class Identity {
  /**
   * @param counts whether the request shows that somebody is there; timed polls do not
   * @returns nobody for a missing, wrong or expired session or credential
   */
  abstract identify(request: FastifyRequest, counts: boolean): Promise<User | undefined>;
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    user?: User;
  }
}
