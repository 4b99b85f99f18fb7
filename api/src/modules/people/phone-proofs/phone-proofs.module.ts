import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../../hotel/consents/consents.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PhoneProofEntity } from './phone-proof.entity.ts';
import { PhoneProofRepository } from './phone-proof.repository.ts';
import { PhoneProofs } from './phone-proofs.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PhoneProofEntity]), ConsentsModule, SettingsModule, TextsModule],
  providers: [PhoneProofs, PhoneProofRepository],
  exports: [PhoneProofs],
})
export class PhoneProofsModule {}
