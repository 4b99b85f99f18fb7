import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.error.ts';

/** What a proof says besides: the mode that its secret belongs to, where each mode has its own. */
type Proof = { mode?: Mode };

/** How an outside service proves to an endpoint that it is itself. Each check throws a Refusal. */
export type ProviderAuthenticator = {
  /** Before anything of the body is taken. @returns the proof, or that the body has to give it by its signature */
  checkHead: (request: FastifyRequest) => Proof | 'signed';
  /** By a signature over the body, before it is parsed. */
  checkBody?: (request: FastifyRequest, body: Buffer) => Proof;
};

export const undeclared = (): Refusal => new Refusal(403, 'undeclared', 'This address is not open to anybody.');

/** How outside services prove themselves; each provider registers its own way. An endpoint without one is closed. */
@Injectable()
export class ProviderAuthenticators {
  private readonly authenticators = new Map<Endpoint, ProviderAuthenticator>();

  register(endpoint: Endpoint, authenticator: ProviderAuthenticator): void {
    this.authenticators.set(endpoint, authenticator);
  }

  checkHead(endpoint: Endpoint, request: FastifyRequest): void {
    const authenticator = this.authenticators.get(endpoint);
    if (!authenticator) throw undeclared();
    const proof = authenticator.checkHead(request);
    if (proof !== 'signed') request.proof = proof;
  }

  /** Nothing where the head was proof enough. */
  checkBody(endpoint: Endpoint, request: FastifyRequest, body: Buffer): void {
    if (request.proof) return;
    const proof = this.authenticators.get(endpoint)?.checkBody?.(request, body);
    if (!proof) throw undeclared();
    request.proof = proof;
  }
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Of an outside service, once it has proven itself. */
    proof?: Proof;
  }
}
