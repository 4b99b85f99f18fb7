import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AssistantEntity } from '../src/modules/assistants/editing/assistant.entity.ts';
import { Clock } from '../src/platform/clock/clock.ts';
import { Env } from '../src/platform/env/env.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { Outbound } from '../src/platform/outbound/outbound.ts';
import { Pace } from '../src/platform/outbound/pace.ts';
import { ProviderCache } from '../src/platform/outbound/provider-cache.ts';
import { UnreadableRowEntity } from '../src/platform/outbound/unreadable-row.entity.ts';
import { UnreadableRows } from '../src/platform/outbound/unreadable-rows.service.ts';
import { Sealed } from '../src/platform/secrets/sealed.ts';
import { CloudbedsConnectionEntity } from '../src/providers/cloudbeds/connection/cloudbeds-connection.entity.ts';
import { CloudbedsConnections } from '../src/providers/cloudbeds/connection/cloudbeds-connections.ts';
import { CloudbedsHttp } from '../src/providers/cloudbeds/cloudbeds-http.ts';
import { CloudbedsPictures } from '../src/providers/cloudbeds/rooms/cloudbeds-pictures.ts';
import { CloudbedsClient } from '../src/providers/cloudbeds/cloudbeds.client.ts';
import { TokenExchange } from '../src/providers/cloudbeds/connection/token-exchange.ts';
import { StripeClients } from '../src/providers/stripe/stripe-clients.ts';
import { StripeClient } from '../src/providers/stripe/stripe.client.ts';
import { TwilioClient } from '../src/providers/twilio/twilio.client.ts';
import { Rehearsals } from '../src/providers/vapi/chats/rehearsals.ts';
import { VapiCredentials } from '../src/providers/vapi/vapi-credentials.ts';
import { VapiHttp } from '../src/providers/vapi/vapi-http.ts';
import { VapiClient } from '../src/providers/vapi/vapi.client.ts';
import { createDatabase } from './databases.ts';
import { openDatabase } from './open-database.ts';
import { doorSecrets, quickToGiveUp } from './api-process.ts';

/** The adapters alone, on a database of their own, for what no route of the API reaches. */
export type Adapters = {
  vapi: VapiClient;
  cloudbeds: CloudbedsClient;
  cloudbedsHttp: CloudbedsHttp;
  connections: CloudbedsConnections;
  tokens: TokenExchange;
  stripe: StripeClient;
  twilio: TwilioClient;
  database: DataSource;
  databaseUrl: string;
  stop: () => Promise<void>;
};

/** @param variables the environment; what every process needs is filled in */
export async function openAdapters(variables: Record<string, string>, databaseUrl?: string): Promise<Adapters> {
  Logger.overrideLogger(false);
  const url = databaseUrl ?? (await createDatabase());
  const env = Env.read({
    DATABASE_URL: url,
    ...doorSecrets,
    SECRET_KEY: 'a-key-that-is-only-for-tests',
    ...quickToGiveUp,
    ...variables,
  });
  const database = await openDatabase(url, CloudbedsConnectionEntity, AssistantEntity, UnreadableRowEntity);
  const outbound = new Outbound(new Metrics(), env);
  const pace = new Pace(database, env);
  const tokens = new TokenExchange(env, outbound, pace);
  const [sealed, clock] = [new Sealed(env), new Clock()];
  const unreadable = new UnreadableRows(database, database.getRepository(UnreadableRowEntity), clock);
  const rows = database.getRepository(CloudbedsConnectionEntity);
  const connections = new CloudbedsConnections(database, rows, tokens, sealed, clock, env);
  const cloudbedsHttp = new CloudbedsHttp(env, outbound, pace, connections, unreadable);
  const pictures = new CloudbedsPictures(env, outbound);
  const vapiHttp = new VapiHttp(env, outbound, unreadable);
  return {
    vapi: new VapiClient(vapiHttp, env, new Rehearsals(sealed, clock), new VapiCredentials(vapiHttp, env, clock)),
    cloudbeds: new CloudbedsClient(cloudbedsHttp, connections, pictures, new ProviderCache(database), database),
    cloudbedsHttp,
    connections,
    tokens,
    stripe: new StripeClient(new StripeClients(env, outbound), unreadable),
    twilio: new TwilioClient(env, outbound, unreadable),
    database,
    databaseUrl: url,
    stop: () => database.destroy(),
  };
}
