import { Module } from '@nestjs/common';
import { PaymentEvents } from '../../../providers/payment-events.port.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { BankTransferTexts } from './bank-transfer-texts.job.ts';
import { CheckoutSessionsService } from './checkout-sessions.service.ts';
import { PaymentEventsService } from './payment-events.service.ts';
import { PendingPaymentsJob } from './pending-payments.job.ts';
import { ReservationPaymentsService } from './reservation-payments.service.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { CallEventsModule } from '../../calls/call-events/call-events.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';

/** From a payment that is requested to one that is made. */
@Module({
  imports: [
    RoomOffersModule,
    CallEventsModule,
    TextsModule,
    SettingsModule,
    GuestLinksModule,
    FulfilmentModule,
    PaymentsModule,
    RefundsModule,
  ],
  providers: [
    BankTransferTexts,
    CheckoutSessionsService,
    PaymentEventsService,
    PendingPaymentsJob,
    ReservationPaymentsService,
    { provide: PaymentEvents, useExisting: PaymentEventsService },
  ],
  exports: [CheckoutSessionsService, PaymentEvents, PaymentEventsService, ReservationPaymentsService],
})
export class CheckoutSessionsModule {}
