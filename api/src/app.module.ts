import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { AssistantsModule } from './modules/assistants/editing/assistants.module.ts';
import { DriftModule } from './modules/assistants/drift/drift.module.ts';
import { AssistantPhotosModule } from './modules/assistants/photos/assistant-photos.module.ts';
import { PromptPreviewModule } from './modules/assistants/prompt/prompt-preview.module.ts';
import { VersionsModule } from './modules/assistants/versions/versions.module.ts';
import { VoiceModule } from './modules/assistants/voice/voice.module.ts';
import { SettingsModule } from './modules/hotel/settings/settings.module.ts';
import { TextsModule } from './modules/hotel/texts/texts.module.ts';
import { CloudbedsModule } from './providers/cloudbeds/cloudbeds.module.ts';
import { StripeModule } from './providers/stripe/stripe.module.ts';
import { TwilioModule } from './providers/twilio/twilio.module.ts';
import { ConfirmationsModule } from './modules/payments/confirmations/confirmations.module.ts';
import { PaymentDeskModule } from './modules/payments/desk/payment-desk.module.ts';
import { PaymentMatchModule } from './modules/payments/match/payment-match.module.ts';
import { PrecheckinDeskModule } from './modules/arrival/desk/precheckin-desk.module.ts';
import { PrecheckinModule } from './modules/arrival/precheckin/precheckin.module.ts';
import { GuestsModule } from './modules/people/guests/guests.module.ts';
import { SavedViewsModule } from './modules/people/saved-views/saved-views.module.ts';
import { PrivacyModule } from './modules/people/privacy/privacy.module.ts';
import { ProviderHealthModule } from './modules/overview/provider-health/provider-health.module.ts';
import { AccountsModule } from './modules/people/accounts/accounts.module.ts';
import { AuditModule } from './modules/people/audit/audit.module.ts';
import { AlertDeliveryModule } from './modules/overview/alert-delivery/alert-delivery.module.ts';
import { AlertsModule } from './modules/overview/alerts/alerts.module.ts';
import { OidcModule } from './modules/people/oidc/oidc.module.ts';
import { IdentityModule } from './modules/people/sessions/identity.module.ts';
import { SignInModule } from './modules/people/sign-in/sign-in.module.ts';
import { VerificationModule } from './modules/people/verification/verification.module.ts';
import { FreeRoomsModule } from './modules/booking/free-rooms/free-rooms.module.ts';
import { GuestPagesModule } from './modules/booking/guest-pages/guest-pages.module.ts';
import { CheckoutSessionsModule } from './modules/payments/checkout-sessions/checkout-sessions.module.ts';
import { BalancesModule } from './modules/payments/balances/balances.module.ts';
import { CallEventsModule } from './modules/calls/call-events/call-events.module.ts';
import { CallPageModule } from './modules/calls/call-page/call-page.module.ts';
import { CallersModule } from './modules/calls/callers/callers.module.ts';
import { CallsModule } from './modules/calls/log/calls.module.ts';
import { RecordingsModule } from './modules/calls/recordings/recordings.module.ts';
import { LiveCallsModule } from './modules/calls/live-calls/live-calls.module.ts';
import { CallQuotesModule } from './modules/calls/quotes/quotes.module.ts';
import { TripModule } from './modules/calls/trip/trip.module.ts';
import { ConsentsModule } from './modules/hotel/consents/consents.module.ts';
import { WebhookExportModule } from './modules/overview/webhook-export/webhook-export.module.ts';
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
import { BrandingModule } from './modules/hotel/branding/branding.module.ts';
import { PicturesModule } from './modules/hotel/pictures/pictures.module.ts';
import { ReservationsModule } from './modules/hotel/reservations/reservations.module.ts';
import { SearchModule } from './modules/overview/search/search.module.ts';
import { ToolsModule } from './modules/assistants/tools/tools.module.ts';
import { ReservationEventsModule } from './modules/hotel/reservation-events/reservation-events.module.ts';
import { WebConversationsModule } from './modules/calls/web-conversations/web-conversations.module.ts';
import { WebGuestsModule } from './modules/calls/web-conversations/web-guests.module.ts';
import type { Env } from './platform/env/env.service.ts';
import { Jobs } from './platform/jobs/jobs.service.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { VapiModule } from './providers/vapi/vapi.module.ts';

const modules = [
  SignInModule,
  OidcModule,
  IdentityModule,
  AccountsModule,
  AuditModule,
  ModeModule,
  CallersModule,
  CallsModule,
  CallEventsModule,
  CallPageModule,
  RecordingsModule,
  LiveCallsModule,
  CallQuotesModule,
  TripModule,
  AssistantsModule,
  GoldenCallsModule,
  PublishingModule,
  DriftModule,
  AssistantPhotosModule,
  PromptPreviewModule,
  VersionsModule,
  DocumentationModule,
  VoiceModule,
  SettingsModule,
  ConsentsModule,
  TextsModule,
  FreeRoomsModule,
  GuestPagesModule,
  BalancesModule,
  PrecheckinModule,
  PrecheckinDeskModule,
  EmployeesModule,
  VerificationModule,
  ExtensionsModule,
  InventoryModule,
  PaymentDeskModule,
  ConfirmationsModule,
  PaymentMatchModule,
  PicturesModule,
  BrandingModule,
  PrivacyModule,
  GuestsModule,
  ReservationEventsModule,
  ReservationsModule,
  SavedViewsModule,
  SearchModule,
  WebConversationsModule,
  RetentionModule,
  // a vendor knows ports alone, so what implements them is handed to it here
  { module: VapiModule, imports: [CallEventsModule, WebGuestsModule, ToolsModule] },
  { module: CloudbedsModule, imports: [ReservationEventsModule] },
  // what Stripe reports is heard by the checkout sessions
  { module: StripeModule, imports: [CheckoutSessionsModule] },
  { module: TwilioModule, imports: [TextsModule] },
  ProviderHealthModule,
  DashboardModule,
  WebhookExportModule,
  AlertsModule,
  AlertDeliveryModule,
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
