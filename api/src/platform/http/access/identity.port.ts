import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';

/** When whoever sends a request last gave a password or code. */
export type Proof = { at: Date | null; hasSecondFactor: boolean };

/** The ship token that a request carries. */
export type RequestShipToken = { id: string; name: string; remote: string; publicKey: Buffer };

/** Who sends a request; implemented by the module that knows accounts. */
export abstract class Identity {
  /**
   * @param counts whether the request shows that somebody is there; timed polls do not
   * @returns nobody for a missing, wrong or expired session or credential
   */
  abstract identify(request: FastifyRequest, counts: boolean): Promise<User | undefined>;

  /** When somebody who was identified last proved it. */
  abstract proofOf(request: FastifyRequest): Promise<Proof>;

  /** The ship token of a request of CI; undefined when there is none, or it was revoked. */
  abstract shipTokenOf(request: FastifyRequest): Promise<RequestShipToken | undefined>;
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    user?: User;
    shipToken?: RequestShipToken;
  }
}
