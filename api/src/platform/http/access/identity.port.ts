import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';

/** When the user of a request last gave a password or code. */
export type Proof = { at: Date | null; hasSecondFactor: boolean };

/** The ship token that a request carries. */
export type RequestShipToken = { id: string; name: string; remote: string; publicKey: Buffer };

type LookUp = { user: Promise<User | undefined>; counts: boolean };

/** Who sends a request; implemented by the module that knows accounts. */
export abstract class Identity {
  private readonly lookUps = new WeakMap<FastifyRequest, LookUp>();

  /**
   * Looked up once a request; a second time only when the first call did not count and a later one does.
   * @param counts whether the request shows that the user is active; timed polls do not
   * @returns undefined for a missing, wrong or expired session or credential
   */
  identify(request: FastifyRequest, counts: boolean): Promise<User | undefined> {
    const known = this.lookUps.get(request);
    if (known && (known.counts || !counts)) return known.user;
    const user = this.lookUp(request, counts);
    this.lookUps.set(request, { user, counts });
    return user;
  }

  /** When an identified user last gave a password or code. */
  abstract proofOf(request: FastifyRequest): Promise<Proof>;

  /** The ship token of a request of CI; undefined when there is none, or it was revoked. */
  abstract shipTokenOf(request: FastifyRequest): Promise<RequestShipToken | undefined>;

  /** As `identify`, without remembering. */
  protected abstract lookUp(request: FastifyRequest, counts: boolean): Promise<User | undefined>;
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    user?: User;
    shipToken?: RequestShipToken;
  }
}
