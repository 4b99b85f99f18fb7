import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { AssistantsModule } from './modules/assistants/editing/assistants.module.ts';
import { VoiceModule } from './modules/assistants/voice/voice.module.ts';
import { SettingsModule } from './modules/hotel/settings/settings.module.ts';
import { TextsModule } from './modules/hotel/texts/texts.module.ts';
import { CloudbedsModule } from './providers/cloudbeds/cloudbeds.module.ts';
import { StripeModule } from './providers/stripe/stripe.module.ts';
import { TwilioModule } from './providers/twilio/twilio.module.ts';
import { PaymentDeskModule } from './modules/payments/desk/payment-desk.module.ts';
import { PaymentMatchModule } from './modules/payments/match/payment-match.module.ts';
import { PrecheckinDeskModule } from './modules/arrival/desk/precheckin-desk.module.ts';
import { PrecheckinModule } from './modules/arrival/precheckin/precheckin.module.ts';
import { PrivacyModule } from './modules/people/privacy/privacy.module.ts';
import { ProviderHealthModule } from './modules/overview/provider-health/provider-health.module.ts';
import { AccountsModule } from './modules/people/accounts/accounts.module.ts';
import { AuditModule } from './modules/people/audit/audit.module.ts';
import { AlertsModule } from './modules/overview/alerts/alerts.module.ts';
import { AuthModule } from './modules/people/sign-in/auth.module.ts';
import { BookingsModule } from './modules/booking/bookings.module.ts';
import { BalancesModule } from './modules/payments/balances/balances.module.ts';
import { CallPageModule } from './modules/calls/call-page/call-page.module.ts';
import { CallersModule } from './modules/calls/callers/callers.module.ts';
import { CallsModule } from './modules/calls/log/calls.module.ts';
import { ConsentsModule } from './modules/hotel/consents/consents.module.ts';
import { DashboardModule } from './modules/overview/dashboard/dashboard.module.ts';
import { DocumentationModule } from './modules/assistants/documentation/documentation.module.ts';
import { EmployeesModule } from './modules/people/employees/employees.module.ts';
import { ExtensionsModule } from './modules/payments/extensions/extensions.module.ts';
import { InventoryModule } from './modules/hotel/inventory/inventory.module.ts';
import { ModeModule } from './modules/hotel/mode/mode.module.ts';
import { GoldenCallsModule } from './modules/calls/golden-calls/golden-calls.module.ts';
import { PublishingModule } from './modules/assistants/publishing/publishing.module.ts';
import { RemotesModule } from './modules/remotes/remotes.module.ts';
import { RetentionModule } from './modules/people/retention/retention.module.ts';
import { PicturesModule } from './modules/hotel/pictures/pictures.module.ts';
import { ReservationsModule } from './modules/hotel/reservations/reservations.module.ts';
import { SearchModule } from './modules/overview/search/search.module.ts';
import { ToolsModule } from './modules/assistants/tools/tools.module.ts';
import { ReservationEventsModule } from './modules/hotel/reservation-events/reservation-events.module.ts';
import { WebConversationsModule } from './modules/calls/web-conversations/web-conversations.module.ts';
import type { Env } from './platform/env/env.service.ts';
import { Jobs } from './platform/jobs/jobs.service.ts';
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
  PrivacyModule,
  ReservationEventsModule,
  ReservationsModule,
  SearchModule,
  WebConversationsModule,
  RetentionModule,
  VapiModule,
  { module: CloudbedsModule, imports: [ReservationEventsModule] },
  StripeModule,
  { module: TwilioModule, imports: [TextsModule] },
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
