import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { PersonalDataModule } from './personal-data.module.ts';
import { PrivacyRequests } from './privacy-requests.service.ts';
import { PrivacyController } from './privacy.controller.ts';

/** Answers guests who ask for their data, or to be erased. */
@Module({
  imports: [ErasureModule, PersonalDataModule],
  controllers: [PrivacyController],
  providers: [PrivacyRequests],
})
export class PrivacyModule {}
