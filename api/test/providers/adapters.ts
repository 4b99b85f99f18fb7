import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AssistantEntity } from '../../src/modules/assistants/editing/assistant.entity.ts';
import { Transactions } from '../../src/platform/database/transactions.service.ts';
import { Clock } from '../../src/platform/clock/clock.service.ts';
import { Credentials } from '../../src/platform/credentials/credentials.service.ts';
import { Env } from '../../src/platform/env/env.service.ts';
import { Metrics } from '../../src/platform/metrics/metrics.service.ts';
import { Outbound } from '../../src/platform/outbound/outbound.client.ts';
import { PaceRepository } from '../../src/platform/outbound/pace.repository.ts';
import { Pace } from '../../src/platform/outbound/pace.service.ts';
import { ProviderCacheRepository } from '../../src/platform/outbound/provider-cache.repository.ts';
import { ProviderCache } from '../../src/platform/outbound/provider-cache.service.ts';
import { UnreadableRowEntity } from '../../src/platform/outbound/unreadable-row.entity.ts';
import { UnreadableRowsRepository } from '../../src/platform/outbound/unreadable-rows.repository.ts';
import { UnreadableRows } from '../../src/platform/outbound/unreadable-rows.service.ts';
import { Sealed } from '../../src/platform/secrets/sealed.service.ts';
import { CloudbedsConnectionEntity } from '../../src/providers/cloudbeds/connection/cloudbeds-connection.entity.ts';
import { CloudbedsConnectionsRepository } from '../../src/providers/cloudbeds/connection/cloudbeds-connections.repository.ts';
import { CloudbedsConnections } from '../../src/providers/cloudbeds/connection/cloudbeds-connections.service.ts';
import { CloudbedsHttp } from '../../src/providers/cloudbeds/cloudbeds-http.client.ts';
import { CloudbedsPictures } from '../../src/providers/cloudbeds/rooms/cloudbeds-pictures.client.ts';
import { CloudbedsClient } from '../../src/providers/cloudbeds/cloudbeds.client.ts';
import { TokenExchange } from '../../src/providers/cloudbeds/connection/token-exchange.client.ts';
import { StripeSdk } from '../../src/providers/stripe/stripe-sdk.client.ts';
import { StripeClient } from '../../src/providers/stripe/stripe.client.ts';
import { TwilioClient } from '../../src/providers/twilio/twilio.client.ts';
import { Rehearsals } from '../../src/providers/vapi/chats/rehearsals.service.ts';
import { VapiCredentials } from '../../src/providers/vapi/vapi-credentials.service.ts';
import { VapiHttp } from '../../src/providers/vapi/vapi-http.client.ts';
import { VapiClient } from '../../src/providers/vapi/vapi.client.ts';
import { createDatabase } from '../start/databases.ts';
import { openDatabase } from '../start/open-database.ts';
import { doorSecrets, quickToGiveUp } from '../start/api-process.ts';

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
  const credentials = new Credentials(env);
  const outbound = new Outbound(new Metrics(), env);
  const pace = new Pace(new PaceRepository(database), env);
  const tokens = new TokenExchange(env, credentials, outbound, pace);
  const [sealed, clock] = [new Sealed(env), new Clock()];
  const rows = new UnreadableRowsRepository(database, database.getRepository(UnreadableRowEntity));
  const unreadable = new UnreadableRows(rows, clock);
  const transactions = new Transactions(database);
  const stored = new CloudbedsConnectionsRepository(database.getRepository(CloudbedsConnectionEntity));
  const connections = new CloudbedsConnections(stored, transactions, tokens, sealed, clock, credentials);
  const cloudbedsHttp = new CloudbedsHttp(env, outbound, pace, connections, unreadable);
  const pictures = new CloudbedsPictures(env, outbound);
  const cache = new ProviderCache(new ProviderCacheRepository(database));
  const vapiHttp = new VapiHttp(env, credentials, outbound, unreadable);
  return {
    vapi: new VapiClient(
      vapiHttp,
      env,
      new Rehearsals(sealed, clock),
      new VapiCredentials(vapiHttp, env, clock),
      credentials,
    ),
    cloudbeds: new CloudbedsClient(cloudbedsHttp, connections, pictures, cache, transactions),
    cloudbedsHttp,
    connections,
    tokens,
    stripe: new StripeClient(new StripeSdk(env, credentials, outbound), unreadable),
    twilio: new TwilioClient(env, credentials, outbound, unreadable),
    database,
    databaseUrl: url,
    stop: () => database.destroy(),
  };
}
