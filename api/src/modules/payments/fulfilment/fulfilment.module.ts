import { Module } from '@nestjs/common';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { EmailsModule } from '../../hotel/emails/emails.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { ExtensionRecordsModule } from '../extensions/extension-records.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { BalanceFulfilment } from './balance-fulfilment.service.ts';
import { BookingFulfilment } from './booking-fulfilment.service.ts';
import { ConfirmationEmails } from './confirmation-emails.service.ts';
import { ConfirmationTexts } from './confirmation-texts.service.ts';
import { ExtensionFulfilment } from './extension-fulfilment.service.ts';
import { TermsNotesJob } from './terms-notes.job.ts';
import { FulfilmentService } from './fulfilment.service.ts';

@Module({
  imports: [
    EmailsModule,
    ExtensionRecordsModule,
    GuestLinksModule,
    PaymentsModule,
    PrecheckinDataModule,
    RoomOffersModule,
    SettingsModule,
    TextsModule,
  ],
  providers: [
    BalanceFulfilment,
    BookingFulfilment,
    ConfirmationEmails,
    ConfirmationTexts,
    ExtensionFulfilment,
    FulfilmentService,
    TermsNotesJob,
  ],
  exports: [FulfilmentService],
})
export class FulfilmentModule {}
