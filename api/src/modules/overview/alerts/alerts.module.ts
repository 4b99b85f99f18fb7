import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { VerificationModule } from '../../people/verification/verification.module.ts';
import { PaymentMatchModule } from '../../payments/match/payment-match.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { DriftModule } from '../../assistants/drift/drift.module.ts';
import { RemotesModule } from '../../remotes/remotes.module.ts';
import { AccessExpires } from '../alert-rules/access-expires.adapter.ts';
import { CanaryEnded } from '../alert-rules/canary-ended.adapter.ts';
import { DisputedPayments } from '../alert-rules/disputed-payments.adapter.ts';
import { EventsGivenUp } from '../alert-rules/events-given-up.adapter.ts';
import { FailedVerifications } from '../alert-rules/failed-verifications.adapter.ts';
import { ManyTexts } from '../alert-rules/many-texts.adapter.ts';
import { PaymentDifferences } from '../alert-rules/payment-differences.adapter.ts';
import { ProviderDown } from '../alert-rules/provider-down.adapter.ts';
import { PublishDrift } from '../alert-rules/publish-drift.adapter.ts';
import { UnclearStops } from '../alert-rules/unclear-stops.adapter.ts';
import { UnconfirmedGuests } from '../alert-rules/unconfirmed-guests.adapter.ts';
import { UnfinishedPrecheckins } from '../alert-rules/unfinished-precheckins.adapter.ts';
import { UnreadableRowsAlert } from '../alert-rules/unreadable-rows.adapter.ts';
import { UnsyncedPayments } from '../alert-rules/unsynced-payments.adapter.ts';
import { ProviderHealthModule } from '../provider-health/provider-health.module.ts';
import { AlertAcknowledgementEntity } from './alert-acknowledgement.entity.ts';
import { AlertFigures } from './alert-figures.service.ts';
import { AlertMarksRepository } from './alert-marks.repository.ts';
import { AlertReadEntity } from './alert-read.entity.ts';
import type { AlertRule } from './alert-rule.port.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';
import { alertRules, RaisedAlerts } from './raised-alerts.service.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';

const rules = [
  ...[UnsyncedPayments, PaymentDifferences, DisputedPayments],
  ...[ProviderDown, AccessExpires, EventsGivenUp, PublishDrift, UnreadableRowsAlert],
  ...[FailedVerifications, UnfinishedPrecheckins, CanaryEnded, ManyTexts, UnclearStops, UnconfirmedGuests],
];

/** What is wrong right now, in the console. */
@Module({
  imports: [
    PrecheckinDataModule,
    TypeOrmModule.forFeature([AlertAcknowledgementEntity, AlertReadEntity]),
    VerificationModule,
    PaymentMatchModule,
    PaymentsModule,
    ProviderHealthModule,
    DriftModule,
    RemotesModule,
    SettingsModule,
    TextsModule,
  ],
  controllers: [AlertsController],
  providers: [
    AlertsService,
    AlertFigures,
    AlertMarksRepository,
    RaisedAlerts,
    ...rules,
    { provide: alertRules, inject: rules, useFactory: (...all: AlertRule[]): AlertRule[] => all },
  ],
  exports: [RaisedAlerts],
})
export class AlertsModule {}
