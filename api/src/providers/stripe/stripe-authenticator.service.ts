import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { Clock } from '../../platform/clock/clock.service.ts';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { ProviderAuthenticators } from '../../platform/http/access/provider-authenticators.service.ts';
import { Refusal } from '../../platform/http/refusal.error.ts';

/** Older ones may be a replay. */
const toleranceSeconds = 300;

/** Who signs an event over its raw body by the secret of a mode's endpoint is Stripe, and the event is of that mode. */
@Injectable()
export class StripeAuthenticator implements OnModuleInit {
  constructor(
    private readonly credentials: Credentials,
    private readonly authenticators: ProviderAuthenticators,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.authenticators.register(webhookEndpoints.stripe, {
      checkHead: ({ headers }) => {
        this.signatureIn(headers);
        return 'signed';
      },
      checkBody: (request, body) => ({ mode: this.signedMode(request, body) }),
    });
  }

  /** @throws Refusal 400 */
  private signatureIn({ 'stripe-signature': signature }: IncomingHttpHeaders): string {
    if (typeof signature !== 'string') throw wrongSignature();
    return signature;
  }

  /** The library looks at the age of a stamp alone: one from the future would be good until long after it. */
  private isAhead(signature: string): boolean {
    const stamp = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature)?.[1]);
    return !(stamp <= this.clock.now().getTime() / 1000 + toleranceSeconds);
  }

  /** @throws Refusal 400 */
  private signedMode({ headers }: FastifyRequest, body: Buffer): Mode {
    const signature = this.signatureIn(headers);
    const isSigned = (mode: Mode): boolean => {
      const secret = this.credentials.get('STRIPE_WEBHOOK_SECRET', mode);
      try {
        return (
          !!secret && signatures.verifyHeader(body, signature, secret, toleranceSeconds) && !this.isAhead(signature)
        );
      } catch {
        // not signed, or signed for the other mode
        return false;
      }
    };
    const mode = Mode.options.find(isSigned);
    if (!mode) throw wrongSignature();
    return mode;
  }
}

// its type allows for platforms without crypto
const signatures = Stripe.webhooks.signature!;

const wrongSignature = (): Refusal =>
  new Refusal(400, 'wrong_signature', 'The signature is missing, wrong or too old.');
