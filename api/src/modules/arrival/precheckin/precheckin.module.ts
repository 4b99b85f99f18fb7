import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckInService } from './check-in.service.ts';
import { IdPhotosService } from '../id-photos/id-photos.service.ts';
import { Invitations } from '../links/invitations.job.ts';
import { LinkTextsService } from '../links/link-texts.service.ts';
import { PrecheckinPaymentService } from './precheckin-payment.service.ts';
import { PrecheckinController } from './precheckin.controller.ts';
import { PrecheckinLinksService } from '../links/precheckin-links.service.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import { PrecheckinPageService } from './precheckin-page.service.ts';
import { PrecheckinPreviewsService } from './precheckin-previews.service.ts';
import { PrecheckinsService } from './precheckins.service.ts';
import { SignaturesService } from '../documents/signatures.service.ts';
import { SignedRecordsService } from '../documents/signed-records.service.ts';
import { SigningTextsService } from '../documents/signing-texts.service.ts';
import { OrphanedImages } from '../id-photos/orphaned-images.job.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { IdentityModule } from '../../people/sessions/identity.module.ts';
import { SigningTextEntity } from '../documents/signing-text.entity.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { FulfilmentModule } from '../../payments/fulfilment/fulfilment.module.ts';

/** What a guest does before arrival: sign, show an identity document, pay, check in. */
@Global()
@Module({
  imports: [
    IdentityModule,
    TypeOrmModule.forFeature([PaymentEntity, PrecheckinEntity, SignedRecordEntity, SigningTextEntity]),
    FulfilmentModule,
    GuestLinksModule,
  ],
  controllers: [PrecheckinController],
  providers: [
    ...[
      SigningTextsService,
      PrecheckinsService,
      PrecheckinLinksService,
      PrecheckinPreviewsService,
      PrecheckinPageService,
    ],
    ...[SignedRecordsService, OrphanedImages, SignaturesService, IdPhotosService, PrecheckinPaymentService],
    ...[PrecheckinNotes, CheckInService, LinkTextsService, Invitations],
  ],
  exports: [
    SigningTextsService,
    PrecheckinsService,
    PrecheckinLinksService,
    PrecheckinPreviewsService,
    LinkTextsService,
  ],
})
export class PrecheckinModule {}
