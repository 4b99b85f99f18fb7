import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { AssistantsModule } from './modules/assistants/assistants.module.ts';
import { VoiceModule } from './modules/voice/voice.module.ts';
import { SettingsModule } from './modules/settings/settings.module.ts';
import { TextsModule } from './modules/texts/texts.module.ts';
import { CloudbedsModule } from './providers/cloudbeds/cloudbeds.module.ts';
import { StripeModule } from './providers/stripe/stripe.module.ts';
import { TwilioModule } from './providers/twilio/twilio.module.ts';
import { PaymentDeskModule } from './modules/payment-desk/payment-desk.module.ts';
import { PaymentMatchModule } from './modules/payment-match/payment-match.module.ts';
import { PrecheckinDeskModule } from './modules/precheckin-desk/precheckin-desk.module.ts';
import { PrecheckinModule } from './modules/precheckin/precheckin.module.ts';
import { PrivacyDeskModule } from './modules/privacy-desk/privacy-desk.module.ts';
import { ProviderHealthModule } from './modules/provider-health/provider-health.module.ts';
import { AccountsModule } from './modules/accounts/accounts.module.ts';
import { AuditModule } from './modules/audit/audit.module.ts';
import { AlertsModule } from './modules/alerts/alerts.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { BookingsModule } from './modules/bookings/bookings.module.ts';
import { BalancesModule } from './modules/balances/balances.module.ts';
import { CallPageModule } from './modules/call-page/call-page.module.ts';
import { CallersModule } from './modules/callers/callers.module.ts';
import { CallsModule } from './modules/calls/calls.module.ts';
import { ConsentsModule } from './modules/consents/consents.module.ts';
import { DashboardModule } from './modules/dashboard/dashboard.module.ts';
import { DocumentationModule } from './modules/documentation/documentation.module.ts';
import { EmployeesModule } from './modules/employees/employees.module.ts';
import { ExtensionsModule } from './modules/extensions/extensions.module.ts';
import { InventoryModule } from './modules/inventory/inventory.module.ts';
import { ModeModule } from './modules/mode/mode.module.ts';
import { GoldenCallsModule } from './modules/golden-calls/golden-calls.module.ts';
import { PublishingModule } from './modules/publishing/publishing.module.ts';
import { RemotesModule } from './modules/remotes/remotes.module.ts';
import { RetentionModule } from './modules/retention/retention.module.ts';
import { PicturesModule } from './modules/pictures/pictures.module.ts';
import { ReservationsModule } from './modules/reservations/reservations.module.ts';
import { SearchModule } from './modules/search/search.module.ts';
import { ToolsModule } from './modules/tools/tools.module.ts';
import { ReservationEventsModule } from './modules/reservation-events/reservation-events.module.ts';
import { WebConversationsModule } from './modules/web-conversations/web-conversations.module.ts';
import type { Env } from './platform/env/env.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { VapiModule } from './providers/vapi/vapi.module.ts';

const modules = [
  AuthModule,
  AccountsModule,
  AuditModule,
  ModeModule,
  ToolsModule,
  CallersModule,
  CallsModule,
  CallPageModule,
  AssistantsModule,
  GoldenCallsModule,
  PublishingModule,
  DocumentationModule,
  VoiceModule,
  SettingsModule,
  ConsentsModule,
  TextsModule,
  BookingsModule,
  BalancesModule,
  PrecheckinModule,
  PrecheckinDeskModule,
  EmployeesModule,
  ExtensionsModule,
  InventoryModule,
  PaymentDeskModule,
  PaymentMatchModule,
  PicturesModule,
  PrivacyDeskModule,
  ReservationEventsModule,
  ReservationsModule,
  SearchModule,
  WebConversationsModule,
  RetentionModule,
  VapiModule,
  CloudbedsModule,
  StripeModule,
  TwilioModule,
  ProviderHealthModule,
  DashboardModule,
  AlertsModule,
  RemotesModule,
];

@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(private readonly jobs: Jobs) {}

  static with(env: Env): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(env), ...modules] };
  }

  /**
   * No request is in hand any more: those that were could still enqueue jobs. Nest calls the root module's hook first, so
   * jobs end before @nestjs/typeorm closes the database.
   */
  async onApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
  }
}
