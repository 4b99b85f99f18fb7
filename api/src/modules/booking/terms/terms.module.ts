import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TermsService } from './terms.service.ts';
import { TermsVersionEntity } from './terms-version.entity.ts';
import { TermsVersionRepository } from './terms-version.repository.ts';

/** What guests agree to: the hotel's terms for each offer, kept by version once they are paid under. */
@Module({
  imports: [TypeOrmModule.forFeature([TermsVersionEntity]), SettingsModule],
  providers: [TermsService, TermsVersionRepository],
  exports: [TermsService],
})
export class TermsModule {}
