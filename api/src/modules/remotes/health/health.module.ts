import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../../people/sessions/sessions.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { BuildHealthService } from './build-health.service.ts';
import { CanaryWatch } from './canary-watch.job.ts';
import { OldReportsJob } from './old-reports.job.ts';
import { RemoteErrors } from './remote-errors.service.ts';
import { RemoteReportEntity } from './remote-report.entity.ts';
import { RemoteReportsController } from './remote-reports.controller.ts';
import { RemoteReportsRepository } from './remote-reports.repository.ts';
import { RemoteReportsService } from './remote-reports.service.ts';

/** How builds do in browsers, and what becomes of a canary that fails. */
@Module({
  imports: [TypeOrmModule.forFeature([RemoteReportEntity]), FilesModule, ReleasesModule, SessionsModule],
  controllers: [RemoteReportsController],
  providers: [
    RemoteReportsRepository,
    RemoteReportsService,
    BuildHealthService,
    RemoteErrors,
    CanaryWatch,
    OldReportsJob,
  ],
  exports: [RemoteReportsRepository, BuildHealthService, RemoteErrors, CanaryWatch],
})
export class HealthModule {}
