import pg from 'pg';
import { DataSource } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.ts';
import { Initial1763700000000 } from './migrations/1763700000000-initial.ts';
import { Providers1763740000000 } from './migrations/1763740000000-providers.ts';
import { Bookings1763760000000 } from './migrations/1763760000000-bookings.ts';
import { Extensions1763780000000 } from './migrations/1763780000000-extensions.ts';
import { HeldNights1763800000000 } from './migrations/1763800000000-held-nights.ts';
import { Assistants1763820000000 } from './migrations/1763820000000-assistants.ts';
import { GoldenCalls1763840000000 } from './migrations/1763840000000-golden-calls.ts';
import { RevokedLinks1763860000000 } from './migrations/1763860000000-revoked-links.ts';
import { ForeignTools1763900000000 } from './migrations/1763900000000-foreign-tools.ts';
import { GoldenResults1763920000000 } from './migrations/1763920000000-golden-results.ts';
import { DocumentationRevision1763930000000 } from './migrations/1763930000000-documentation-revision.ts';
import { SupersededLinks1763940000000 } from './migrations/1763940000000-superseded-links.ts';
import { Audit1763950000000 } from './migrations/1763950000000-audit.ts';
import { PaymentSearch1763950000001 } from './migrations/1763950000001-payment-search.ts';
import { Employees1763960000000 } from './migrations/1763960000000-employees.ts';
import { KeptAnswers1763970000000 } from './migrations/1763970000000-kept-answers.ts';
import { ReservationEvents1763980000000 } from './migrations/1763980000000-reservation-events.ts';
import { Alerts1763990000000 } from './migrations/1763990000000-alerts.ts';
import { SyncFailedAt1764060000000 } from './migrations/1764060000000-sync-failed-at.ts';
import { GoldenCallRevision1764080000000 } from './migrations/1764080000000-golden-call-revision.ts';
import { CallFilters1764100000000 } from './migrations/1764100000000-call-filters.ts';
import { CallReviews1764110000000 } from './migrations/1764110000000-call-reviews.ts';
import { TripTimes1764110000001 } from './migrations/1764110000001-trip-times.ts';
import { PaymentMatch1764120000000 } from './migrations/1764120000000-payment-match.ts';
import { Search1764130000000 } from './migrations/1764130000000-search.ts';
import { ListFilters1764140000000 } from './migrations/1764140000000-list-filters.ts';
import { CallQuarters1764140000001 } from './migrations/1764140000001-call-quarters.ts';
import { CallNumbers1764140000002 } from './migrations/1764140000002-call-numbers.ts';
import { Precheckin1764150000000 } from './migrations/1764150000000-precheckin.ts';
import { PrecheckinDesk1764150000010 } from './migrations/1764150000010-precheckin-desk.ts';
import { WebConversations1764150000020 } from './migrations/1764150000020-web-conversations.ts';
import { ShippingRemotes1764160000000 } from './migrations/1764160000000-shipping-remotes.ts';
import { ChatsAreNoCalls1764170000000 } from './migrations/1764170000000-chats-are-no-calls.ts';
import { ListWords1764180000000 } from './migrations/1764180000000-list-words.ts';
import { WordsByWeek1764190000000 } from './migrations/1764190000000-words-by-week.ts';
import { PrecheckinWords1764195000000 } from './migrations/1764195000000-precheckin-words.ts';
import { Accounts1764200000000 } from './migrations/1764200000000-accounts.ts';
import { AuditChain1764210000000 } from './migrations/1764210000000-audit-chain.ts';
import { PrivacyDesk1764220000000 } from './migrations/1764220000000-privacy-desk.ts';
import { Retention1764230000000 } from './migrations/1764230000000-retention.ts';
import { Pictures1764310000000 } from './migrations/1764310000000-pictures.ts';
import { OpenDifferences1764330000000 } from './migrations/1764330000000-open-differences.ts';
import { SessionsOfPayments1764350000000 } from './migrations/1764350000000-sessions-of-payments.ts';

/** @param entities classes of every module; the schema itself comes from the migrations alone */
export const createDataSource = (url: string, entities: DataSource['options']['entities']): DataSource =>
  new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    entities,
    migrations: [
      Initial1763700000000,
      Providers1763740000000,
      Bookings1763760000000,
      Extensions1763780000000,
      HeldNights1763800000000,
      Assistants1763820000000,
      GoldenCalls1763840000000,
      RevokedLinks1763860000000,
      ForeignTools1763900000000,
      GoldenResults1763920000000,
      DocumentationRevision1763930000000,
      SupersededLinks1763940000000,
      Audit1763950000000,
      PaymentSearch1763950000001,
      Employees1763960000000,
      KeptAnswers1763970000000,
      ReservationEvents1763980000000,
      Alerts1763990000000,
      SyncFailedAt1764060000000,
      GoldenCallRevision1764080000000,
      CallFilters1764100000000,
      CallReviews1764110000000,
      TripTimes1764110000001,
      PaymentMatch1764120000000,
      Search1764130000000,
      ListFilters1764140000000,
      CallQuarters1764140000001,
      CallNumbers1764140000002,
      Precheckin1764150000000,
      PrecheckinDesk1764150000010,
      WebConversations1764150000020,
      ShippingRemotes1764160000000,
      ChatsAreNoCalls1764170000000,
      ListWords1764180000000,
      WordsByWeek1764190000000,
      PrecheckinWords1764195000000,
      Accounts1764200000000,
      AuditChain1764210000000,
      PrivacyDesk1764220000000,
      Retention1764230000000,
      Pictures1764310000000,
      OpenDifferences1764330000000,
      SessionsOfPayments1764350000000,
    ],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    poolSize: 20,
    extra: { connectionTimeoutMillis: 5_000 },
  });

/**
 * Brings the schema up to date; replicas that start together wait for one another.
 * @returns whether the database was new
 */
export async function migrate(source: DataSource): Promise<boolean> {
  const lock = source.createQueryRunner();
  await lock.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
  try {
    const known = await source.query<unknown[]>(`SELECT FROM pg_tables WHERE tablename = 'migrations'`);
    await source.runMigrations();
    return known.length === 0;
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`).finally(() => lock.release());
  }
}
