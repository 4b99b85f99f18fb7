import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { PaymentMatchModule } from '../../payments/match/payment-match.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { ProviderHealthModule } from '../provider-health/provider-health.module.ts';
import { PublishingModule } from '../../assistants/publishing/publishing.module.ts';
import { RemotesModule } from '../../remotes/remotes.module.ts';
import { AlertMessagesService } from './alert-messages.service.ts';
import { AuditHeadPost } from './audit-head-post.job.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';
import { RaisedAlerts } from './raised-alerts.service.ts';
import { AccessExpires } from '../alert-rules/access-expires.rule.ts';
import { CanaryEnded } from '../alert-rules/canary-ended.rule.ts';
import { DisputedPayments } from '../alert-rules/disputed-payments.rule.ts';
import { EventsGivenUp } from '../alert-rules/events-given-up.rule.ts';
import { FailedVerifications } from '../alert-rules/failed-verifications.rule.ts';
import { ManyTexts } from '../alert-rules/many-texts.rule.ts';
import { PaymentDifferences } from '../alert-rules/payment-differences.rule.ts';
import { ProviderDown } from '../alert-rules/provider-down.rule.ts';
import { PublishDrift } from '../alert-rules/publish-drift.rule.ts';
import { UnclearStops } from '../alert-rules/unclear-stops.rule.ts';
import { UnfinishedPrecheckins } from '../alert-rules/unfinished-precheckins.rule.ts';
import { UnreadableRowsRaised } from '../alert-rules/unreadable-rows.rule.ts';
import { UnsyncedPayments } from '../alert-rules/unsynced-payments.rule.ts';
import { UntoldGuests } from '../alert-rules/untold-guests.rule.ts';
import { AlertAcknowledgementEntity } from './alert-acknowledgement.entity.ts';
import { AlertMessageEntity } from './alert-message.entity.ts';
import { AlertReadEntity } from './alert-read.entity.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

const rules = [
  ...[UnsyncedPayments, ProviderDown, AccessExpires, FailedVerifications, PublishDrift, EventsGivenUp],
  ...[PaymentDifferences, UnfinishedPrecheckins, CanaryEnded, ManyTexts, UnclearStops, UntoldGuests],
  ...[UnreadableRowsRaised, DisputedPayments],
];

@Module({
  imports: [
    TypeOrmModule.forFeature([AlertAcknowledgementEntity, AlertMessageEntity, AlertReadEntity]),
    ProviderHealthModule,
    EmployeesModule,
    PaymentMatchModule,
    PaymentsModule,
    PublishingModule,
    RemotesModule,
    PrecheckinDataModule,
    TextsModule,
    SettingsModule,
  ],
  controllers: [AlertsController],
  providers: [AlertsService, RaisedAlerts, AlertMessagesService, AuditHeadPost, ...rules],
})
export class AlertsModule {}
