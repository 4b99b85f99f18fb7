import { Injectable } from '@nestjs/common';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import Stripe from 'stripe';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { Outbound } from '../../platform/outbound/outbound.client.ts';
import { ProviderError, providerErrors } from '../../platform/outbound/provider.error.ts';

export const title = 'Stripe';

/** Longer than anything of ours, so that the time limit is always ours. */
const never = 120_000;

const withoutIds = (path: string): string => path.replace(/\/[a-z]+_(test_|live_)?\w{8,}/g, '/{id}');

/** Stripe's own client of each mode, made to send through Outbound: its retries are off, ours repeat only what is safe. */
@Injectable()
export class StripeSdk {
  private readonly clients = new Map<Mode, { key: string; client: Stripe }>();

  constructor(
    private readonly env: Env,
    private readonly credentials: Credentials,
    private readonly outbound: Outbound,
  ) {}

  has(mode: Mode): boolean {
    return this.credentials.get('STRIPE_SECRET_KEY', mode) !== undefined;
  }

  /** Asks Stripe. @throws ProviderError with what to do about it */
  async request<T>(mode: Mode, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const client = this.of(mode);
    try {
      return await work(client);
    } catch (error) {
      throw this.understood(error, mode);
    }
  }

  private of(mode: Mode): Stripe {
    const key = this.credentials.get('STRIPE_SECRET_KEY', mode);
    if (!key) {
      const name = credentialName('STRIPE_SECRET_KEY', mode);
      throw new ProviderError('not_set_up', `Stripe is not set up for ${mode} mode: ${name} is missing.`);
    }
    const known = this.clients.get(mode);
    if (known?.key === key) return known.client;
    const base = new URL(this.env.settings.STRIPE_BASE_URL ?? 'https://api.stripe.com');
    const client = new Stripe(key, {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      timeout: never,
      httpClient: Stripe.createFetchHttpClient(this.fetchFor(mode)),
    });
    this.clients.set(mode, { key, client });
    return client;
  }

  /** Every POST of the client carries an idempotency key, so anything may be asked again. */
  private fetchFor(mode: Mode): typeof fetch {
    return async (input, init = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      const { signal: _, ...rest } = init;
      const operation = `${init.method ?? 'GET'} ${withoutIds(new URL(url).pathname)}`;
      const line = { provider: 'stripe', title, mode } as const;
      const { status, headers, text } = await this.outbound.send({
        line,
        operation,
        url,
        init: rest,
        isRepeatable: true,
      });
      return new Response(text, { status, headers });
    };
  }

  private understood(error: unknown, mode: Mode): unknown {
    const { errors } = Stripe;
    if (!(error instanceof errors.StripeError)) return error;
    const { detail } = error as { detail?: unknown };
    if (detail instanceof ProviderError) return detail;
    if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
      const name = credentialName('STRIPE_SECRET_KEY', mode);
      const sentence = `Stripe does not take our key (${error.statusCode ?? 401}). Check ${name} in the environment.`;
      return new ProviderError('unauthorized', sentence);
    }
    // another replica is asking the same at this moment
    if (error.statusCode === 409) return providerErrors.rateLimited(title);
    const kind = error.code === 'resource_missing' ? 'not_found' : 'refused';
    return new ProviderError(kind, `Stripe refused: ${error.message}`);
  }
}
