import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';

/** An id, and what only this server can write behind it. No token of a texted link has this shape. */
const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashToken(one), hashToken(other));

/**
 * Secrets that follow from an id and SECRET_KEY, so that none is stored. One stands in the address to which Stripe leads a guest back who
 * did not pay: it opens what that page offers, and is not the guest's link. The other opens the page of a guest's session besides the
 * link that was texted, of which the hash alone is kept.
 */
@Injectable()
export class ReturnKeys {
  constructor(private readonly sealed: Sealed) {}

  returnKeyOf(paymentId: string): string {
    return this.write('return from payment', paymentId);
  }

  /** @returns the id of the payment, or undefined for what this server did not write */
  readReturnKey(key: string): string | undefined {
    return this.read('return from payment', key);
  }

  linkTokenOf(sessionId: string): string {
    return this.write('page of session', sessionId);
  }

  /** @returns the id of the session, or undefined for what this server did not write */
  readLinkToken(token: string): string | undefined {
    return this.read('page of session', token);
  }

  private write(what: string, id: string): string {
    return `${id}.${this.sealed.derive(`${what} ${id}`)}`;
  }

  private read(what: string, written: string): string | undefined {
    const [, id, proof] = shape.exec(written) ?? [];
    if (!id || !proof) return undefined;
    // keys before the present one count, as for every derived secret
    return this.sealed.derivations(`${what} ${id}`).some((each) => isSame(each, proof)) ? id : undefined;
  }
}
