import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ShellsModule } from '../shells/shells.module.ts';
import { AdmissionController } from './admission.controller.ts';
import { AdmissionService } from './admission.service.ts';
import { OrphanedFilesJob } from './orphaned-files.job.ts';
import { UploadsService } from './uploads.service.ts';

/** Builds are uploaded, and held against everything that they have to mount beside. */
@Module({
  imports: [FilesModule, ReleasesModule, ShellsModule],
  controllers: [AdmissionController],
  providers: [AdmissionService, UploadsService, OrphanedFilesJob],
  exports: [AdmissionService, UploadsService],
})
export class AdmissionModule {}
