import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { VersionsModule } from '../versions/versions.module.ts';
import { DriftAdoption } from './drift-adoption.service.ts';
import { DriftWatchJob } from './drift-watch.job.ts';
import { DriftWatch } from './drift-watch.service.ts';
import { DriftController } from './drift.controller.ts';

@Module({
  imports: [AssistantsModule, PublishingModule, VersionsModule],
  controllers: [DriftController],
  providers: [DriftAdoption, DriftWatch, DriftWatchJob],
  exports: [DriftWatch],
})
export class DriftModule {}
