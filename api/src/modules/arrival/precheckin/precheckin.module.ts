import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { BalancesModule } from '../../payments/balances/balances.module.ts';
import { CorrectionsModule } from '../corrections/corrections.module.ts';
import { SignedDocumentsModule } from '../documents/signed-documents.module.ts';
import { IdPhotosModule } from '../id-photos/id-photos.module.ts';
import { PrecheckinLinksModule } from '../links/precheckin-links.module.ts';
import { OpeningTextsModule } from '../opening/opening-texts.module.ts';
import { CheckInService } from './check-in.service.ts';
import { PrecheckinDataModule } from './precheckin-data.module.ts';
import { PrecheckinPageService } from './precheckin-page.service.ts';
import { PrecheckinPaymentService } from './precheckin-payment.service.ts';
import { PrecheckinController } from './precheckin.controller.ts';

/** The guest's pages before arrival: sign, upload an ID, pay, check in. */
@Module({
  imports: [
    PrecheckinDataModule,
    PrecheckinLinksModule,
    CorrectionsModule,
    OpeningTextsModule,
    SignedDocumentsModule,
    IdPhotosModule,
    BalancesModule,
    SettingsModule,
  ],
  controllers: [PrecheckinController],
  providers: [PrecheckinPageService, PrecheckinPaymentService, CheckInService],
})
export class PrecheckinModule {}
