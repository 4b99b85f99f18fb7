import { Global, Module } from '@nestjs/common';
import { SigningTexts } from './signing-texts.ts';

/** What a guest does before arrival: sign, show an identity document, pay, check in. */
@Global()
@Module({ providers: [SigningTexts], exports: [SigningTexts] })
export class PrecheckinModule {}
