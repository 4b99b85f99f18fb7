import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Arrivals } from './check-in.service.ts';
import { IdPhotos } from '../id-photos/id-photos.service.ts';
import { Invitations } from '../links/invitations.job.ts';
import { LinkTexts } from '../links/link-texts.service.ts';
import { PaymentPages } from './precheckin-payment.service.ts';
import { PrecheckinController } from './precheckin.controller.ts';
import { PrecheckinLinks } from '../links/precheckin-links.service.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import { PrecheckinPage } from './precheckin-page.service.ts';
import { PrecheckinPreviews } from './precheckin-previews.service.ts';
import { Precheckins } from './precheckins.service.ts';
import { Signatures } from '../documents/signatures.service.ts';
import { SignedRecords } from '../documents/signed-records.service.ts';
import { SigningTexts } from '../documents/signing-texts.service.ts';
import { StrayImages } from '../id-photos/orphaned-images.job.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SigningTextEntity } from '../documents/signing-text.entity.ts';

/** What a guest does before arrival: sign, show an identity document, pay, check in. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity, PrecheckinEntity, SignedRecordEntity, SigningTextEntity])],
  controllers: [PrecheckinController],
  providers: [
    ...[SigningTexts, Precheckins, PrecheckinLinks, PrecheckinPreviews, PrecheckinPage],
    ...[SignedRecords, StrayImages, Signatures, IdPhotos, PaymentPages],
    ...[PrecheckinNotes, Arrivals, LinkTexts, Invitations],
  ],
  exports: [SigningTexts, Precheckins, PrecheckinLinks, PrecheckinPreviews, LinkTexts],
})
export class PrecheckinModule {}
