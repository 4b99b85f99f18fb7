import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Arrivals } from './arrivals.ts';
import { IdPhotos } from './id-photos.ts';
import { Invitations } from './invitations.ts';
import { LinkTexts } from './link-texts.ts';
import { PaymentPages } from './payment-pages.ts';
import { PrecheckinController } from './precheckin.controller.ts';
import { PrecheckinLinks } from './precheckin-links.ts';
import { PrecheckinNotes } from './precheckin-notes.ts';
import { PrecheckinPage } from './precheckin-page.ts';
import { PrecheckinPreviews } from './precheckin-previews.ts';
import { Precheckins } from './precheckins.ts';
import { Signatures } from './signatures.ts';
import { SignedRecords } from './signed-records.ts';
import { SigningTexts } from './signing-texts.ts';
import { StrayImages } from './stray-images.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { SignedRecordEntity } from './signed-record.entity.ts';
import { SigningTextEntity } from './signing-text.entity.ts';

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
