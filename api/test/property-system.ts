import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hotelDate } from '@booking/hotel/hotel-time';
import { entities } from '../src/entities.ts';
import { Clock } from '../src/platform/clock/clock.ts';
import { createDataSource, migrate } from '../src/platform/database/data-source.ts';
import { Env } from '../src/platform/env/env.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { Outbound } from '../src/platform/outbound/outbound.ts';
import { Pace } from '../src/platform/outbound/pace.ts';
import { ProviderCache } from '../src/platform/outbound/provider-cache.ts';
import { Sealed } from '../src/platform/secrets/sealed.ts';
import { CloudbedsConnections } from '../src/providers/cloudbeds/cloudbeds-connections.ts';
import { CloudbedsHttp } from '../src/providers/cloudbeds/cloudbeds-http.ts';
import { CloudbedsClient } from '../src/providers/cloudbeds/cloudbeds.client.ts';
import { TokenExchange } from '../src/providers/cloudbeds/token-exchange.ts';
import type { PropertySystem } from '../src/providers/property-system.ts';
import { createDatabase } from './running-api.ts';

const simulators = fileURLToPath(new URL('../../libs/simulators/src/main.ts', import.meta.url));
const zone = 'America/Chicago';

const accounts = ['TEST', 'LIVE'].flatMap((mode) => [
  ...['API_KEY', 'PUBLIC_KEY', 'PHONE_NUMBER_ID'].map((name) => `VAPI_${mode}_${name}`),
  ...['CLIENT_ID', 'CLIENT_SECRET', 'API_KEY', 'PROPERTY_ID'].map((name) => `CLOUDBEDS_${mode}_${name}`),
  ...['SECRET_KEY', 'WEBHOOK_SECRET'].map((name) => `STRIPE_${mode}_${name}`),
  ...['ACCOUNT_SID', 'AUTH_TOKEN', 'FROM'].map((name) => `TWILIO_${mode}_${name}`),
]);
const credentials = Object.fromEntries(accounts.map((name) => [name, `made-up-${name.toLowerCase()}`]));

/** The adapter of Cloudbeds on a database of its own, before a simulated Cloudbeds. */
export type ConnectedProperty = {
  property: PropertySystem;
  http: CloudbedsHttp;
  /** The hotel's date. */
  today: () => string;
  stop: () => Promise<void>;
};

export async function connectProperty(): Promise<ConnectedProperty> {
  const child = fork(simulators, {
    env: {
      ...credentials,
      SIMULATORS_PORT: '0',
      PRODUCT_URL: 'http://127.0.0.1:9',
      HOTEL_TIME_ZONE: zone,
      VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
    },
    execArgv: [],
  });
  const { cloudbeds } = await new Promise<{ cloudbeds: string }>((ready, failed) => {
    child.once('message', (message: { cloudbeds: string }) => ready(message));
    child.once('exit', (code) => failed(new Error(`The simulators ended with ${code}.`)));
  });
  const databaseUrl = await createDatabase();
  const database = await createDataSource(databaseUrl, entities).initialize();
  await migrate(database);

  const env = Env.read({
    ...credentials,
    DATABASE_URL: databaseUrl,
    CLOUDBEDS_BASE_URL: cloudbeds,
    VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
    VAPI_TOOL_TOKEN: 'tool-token-of-a-test-run',
    SECRET_KEY: 'a-key-that-is-only-for-tests',
  });
  const outbound = new Outbound(new Metrics());
  const pace = new Pace(database);
  const tokens = new TokenExchange(env, outbound, pace);
  const connections = new CloudbedsConnections(database, tokens, new Sealed(env), new Clock(), env);
  const http = new CloudbedsHttp(env, outbound, pace, connections);
  return {
    property: new CloudbedsClient(http, connections, new ProviderCache(database), database),
    http,
    today: () => hotelDate(new Date(), zone),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await Promise.all([ended, database.destroy()]);
    },
  };
}
