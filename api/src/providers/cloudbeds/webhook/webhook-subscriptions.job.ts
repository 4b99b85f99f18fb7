import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { words } from '../answer-fields.schema.ts';
import { CloudbedsConnections, sealedTokens } from '../connection/cloudbeds-connections.service.ts';
import { CloudbedsHttp } from '../cloudbeds-http.client.ts';

const lookAfterConnection: JobKind<{ mode?: Mode }> = {
  name: 'look-after-cloudbeds',
  data: z.object({ mode: z.optional(Mode) }),
  retries: 2,
  seconds: 120,
};

/** What we want to be told: object and action. */
export const wantedEvents = [
  ['reservation', 'created'],
  ['reservation', 'status_changed'],
  ['reservation', 'dates_changed'],
  ['reservation', 'deleted'],
] as const;

const Subscriptions = z.object({
  data: rows(
    z.object({
      event: z.object({ entity: words, action: words }),
      subscriptionData: z.object({ endpoint: words }),
    }),
  ),
});

/** Every five minutes, once for all replicas: tokens are renewed before they expire, and Cloudbeds knows where to tell us news. */
@Injectable()
export class WebhookSubscriptions implements OnApplicationBootstrap {
  private readonly logger = new Logger('Cloudbeds');

  constructor(
    private readonly http: CloudbedsHttp,
    private readonly connections: CloudbedsConnections,
    private readonly sealed: Sealed,
    private readonly jobs: Jobs,
    private readonly env: Env,
    keyChange: KeyChange,
  ) {
    keyChange.covers(...sealedTokens);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(lookAfterConnection, ({ mode }) => this.lookAfter(mode ? [mode] : Mode.options));
    await this.jobs.schedule('*/5 * * * *', lookAfterConnection as JobKind<Record<string, never>>);
    await this.jobs.enqueue(lookAfterConnection, {});
  }

  ensureSoon(mode: Mode): Promise<void> {
    return this.jobs.enqueue(lookAfterConnection, { mode });
  }

  /** The part of our address that only Cloudbeds is told, because its notices are not signed; and what it was before. */
  keysOf(mode: Mode): string[] {
    return this.sealed.derivations(`cloudbeds webhook ${mode}`);
  }

  private async lookAfter(modes: readonly Mode[]): Promise<void> {
    for (const mode of modes) {
      try {
        await this.connections.renewIfDue(mode);
        if ((await this.connections.status(mode)).connected) await this.ensure(mode);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        this.logger.warn({ err: error, mode });
      }
    }
  }

  /** Tells Cloudbeds what it does not know yet. @throws ProviderError */
  async ensure(mode: Mode): Promise<void> {
    const endpointUrl = this.addressOf(mode);
    for (const [object, action] of await this.findMissing(mode))
      await this.http.request(mode, 'POST', 'postWebhook', { object, action, endpointUrl });
  }

  /** What Cloudbeds does not tell us. @throws ProviderError */
  async listMissing(mode: Mode): Promise<string[]> {
    return (await this.findMissing(mode)).map((pair) => pair.join('/'));
  }

  private addressOf(mode: Mode): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/cloudbeds?key=${this.keysOf(mode)[0]}`;
  }

  private async findMissing(mode: Mode) {
    const endpointUrl = this.addressOf(mode);
    const { data: there } = await this.http.requestParsed(mode, Subscriptions, 'GET', 'getWebhooks');
    return wantedEvents.filter(
      ([object, action]) =>
        !there.some(
          ({ event, subscriptionData }) =>
            event.entity === object && event.action === action && subscriptionData.endpoint === endpointUrl,
        ),
    );
  }
}
