import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhoneProofEntity } from './phone-proof.entity.ts';
import { PhoneProofs } from './phone-proofs.service.ts';
import { ConsentsModule } from '../../hotel/consents/consents.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PhoneProofEntity]), ConsentsModule, TextsModule, SettingsModule],
  providers: [PhoneProofs],
  exports: [PhoneProofs],
})
export class PhoneProofsModule {}
