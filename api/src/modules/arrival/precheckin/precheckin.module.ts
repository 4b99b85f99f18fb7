import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Arrivals } from './arrivals.ts';
import { IdPhotos } from '../id-photos/id-photos.ts';
import { Invitations } from '../links/invitations.ts';
import { LinkTexts } from '../links/link-texts.ts';
import { PaymentPages } from './payment-pages.ts';
import { PrecheckinController } from './precheckin.controller.ts';
import { PrecheckinLinks } from '../links/precheckin-links.ts';
import { PrecheckinNotes } from './precheckin-notes.ts';
import { PrecheckinPage } from './precheckin-page.ts';
import { PrecheckinPreviews } from './precheckin-previews.ts';
import { Precheckins } from './precheckins.ts';
import { Signatures } from '../documents/signatures.ts';
import { SignedRecords } from '../documents/signed-records.ts';
import { SigningTexts } from '../documents/signing-texts.ts';
import { StrayImages } from '../id-photos/stray-images.ts';
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
