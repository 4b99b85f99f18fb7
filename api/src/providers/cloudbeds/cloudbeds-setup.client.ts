import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Env } from '../../platform/env/env.service.ts';
import { reachableFrom } from '../setup/callback-address.rule.ts';
import { rows } from '../lenient-rows.schema.ts';
import { ServiceSetup, type CallbackAddress, type SetupFinding } from '../setup/service-setup.port.ts';
import { ServiceSetups } from '../setup/service-setups.service.ts';
import { done, findings, open, type Remedies } from '../setup/setup-finding.mapper.ts';
import { id, words } from './answer-fields.schema.ts';
import { apiOf } from './cloudbeds-address.rule.ts';
import { CloudbedsHttp } from './cloudbeds-http.client.ts';
import { CloudbedsConnections } from './connection/cloudbeds-connections.service.ts';
import { wantedEvents, WebhookSubscriptions } from './webhook/webhook-subscriptions.job.ts';

const Hotels = z.object({ data: rows(z.object({ propertyID: id, propertyName: words })) });

const connection = { id: 'account', label: 'Connection' };
const property = { id: 'property', label: 'Property' };
const subscriptions = { id: 'webhook', label: 'Notices of reservations' };

@Injectable()
export class CloudbedsSetup extends ServiceSetup {
  readonly name = 'cloudbeds';

  constructor(
    private readonly http: CloudbedsHttp,
    private readonly connections: CloudbedsConnections,
    private readonly webhooks: WebhookSubscriptions,
    private readonly env: Env,
    setups: ServiceSetups,
  ) {
    super();
    setups.register(this);
  }

  listAddresses(): CallbackAddress[] {
    const redirect = {
      label: 'Redirect URI',
      url: `${this.env.settings.PUBLIC_URL}/api/auth/cloudbeds/callback`,
      events: [],
      whereToPaste: 'Only to sign in to Cloudbeds instead of using an API key: Cloudbeds → API credentials → your application.',
    };
    const notices = {
      label: 'Notices of reservations',
      url: this.url,
      events: wantedEvents.map((pair) => pair.join('/')),
      whereToPaste: 'Nowhere: Cloudbeds takes it through its interface alone, with a secret at its end. Press Set up.',
    };
    return [redirect, notices];
  }

  /** The hotels that the key opens are asked for without naming ours, so that a wrong number can be told from a wrong key. */
  checkAccount(mode: Mode): Promise<SetupFinding[]> {
    return findings(connection, this.remedies, async () => {
      const { propertyId } = await this.connections.proof(mode);
      const { data } = await this.http.requestParsed(mode, Hotels, 'GET', 'getHotels', {
        propertyIDs: undefined,
        pageSize: 100,
      });
      const ours = data.find(({ propertyID }) => propertyID === propertyId);
      const taken = done(connection, 'Cloudbeds takes the credentials.');
      if (ours) return [taken, done(property, `${ours.propertyName} (${propertyId})`)];
      const others = data.map(({ propertyID, propertyName }) => `${propertyName} (${propertyID})`).join(', ');
      const whatToDo = others
        ? `Enter the number of one of these: ${others}.`
        : 'Give the key access to this hotel in Cloudbeds, then check again.';
      return [taken, open('wrong', property, `These credentials do not open property ${propertyId}.`, whatToDo)];
    });
  }

  checkCallbacks(mode: Mode): Promise<SetupFinding[]> {
    return findings(subscriptions, this.remedies, async () => [
      reachableFrom(apiOf(this.env), this.url, 'Cloudbeds'),
      this.checkSubscriptions(await this.webhooks.listMissing(mode)),
    ]);
  }

  setUpCallbacks(mode: Mode): Promise<void> {
    return this.webhooks.ensure(mode);
  }

  private get url(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/cloudbeds`;
  }

  private get remedies(): Remedies {
    const api = apiOf(this.env);
    return {
      refused: 'Copy the API key anew from Cloudbeds → API credentials and enter it here, or sign in to Cloudbeds.',
      unreachable: `Check that this machine reaches ${api}: its network, its proxy, and CLOUDBEDS_BASE_URL.`,
    };
  }

  private checkSubscriptions(missing: readonly string[]): SetupFinding {
    if (missing.length === 0) return done(subscriptions, wantedEvents.map((pair) => pair.join('/')).join(', '));
    const found = `These events are missing: ${missing.join(', ')}.`;
    return open('missing', subscriptions, found, 'Press Set up. It is also done by itself within five minutes.');
  }
}
