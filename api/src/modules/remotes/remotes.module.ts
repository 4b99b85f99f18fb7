import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../platform/env/env.service.ts';
import { AdmissionService } from './admission/admission.service.ts';
import { BootService } from './boot/boot.service.ts';
import { CanaryWatch } from './health/canary-watch.job.ts';
import { DiskRemoteFiles } from './files/disk-remote-files.adapter.ts';
import { BuildCookie } from './guest-site/build-cookie.adapter.ts';
import { GuestReports } from './guest-site/guest-reports.service.ts';
import { GuestSiteController } from './guest-site/guest-site.controller.ts';
import { GuestSite } from './guest-site/guest-site.service.ts';
import { PageRendering } from './guest-site/page-rendering.service.ts';
import { ReporterLimits } from './guest-site/reporter-limits.service.ts';
import { Renderers } from './guest-site-rendering/renderers.service.ts';
import { SiteBuilds } from './guest-site/site-builds.service.ts';
import { BuildHealthService } from './health/build-health.service.ts';
import { InstallationService } from './installation/installation.service.ts';
import { OrphanedFilesJob } from './admission/orphaned-files.job.ts';
import { Previews } from './boot/previews.service.ts';
import { ReleasesController } from './shipping/releases.controller.ts';
import { RemoteErrors } from './health/remote-errors.service.ts';
import { RemoteFiles } from './files/remote-files.port.ts';
import { RemotesService } from './releases/remotes.service.ts';
import { RemotesController } from './releases/remotes.controller.ts';
import { RemoteReportsService } from './health/remote-reports.service.ts';
import { ShellsService } from './shells/shells.service.ts';
import { IdentityModule } from '../people/sessions/identity.module.ts';
import { SessionsModule } from '../people/sessions/sessions.module.ts';
import { ShipTokensModule } from './ship-tokens/ship-tokens.module.ts';
import { ShippingService } from './shipping/shipping.service.ts';
import { SourceMaps } from './files/source-maps.service.ts';
import { RemoteStatesService } from './shipping/remote-states.service.ts';
import { UploadsService } from './admission/uploads.service.ts';
import { RemoteBuildEntity } from './releases/remote-build.entity.ts';
import { RemoteChangeEntity } from './releases/remote-change.entity.ts';
import { RemoteReportEntity } from './health/remote-report.entity.ts';
import { ShellReleaseEntity } from './shells/shell-release.entity.ts';

const services = [
  RemotesService,
  ShellsService,
  BootService,
  InstallationService,
  UploadsService,
  AdmissionService,
  ShippingService,
  RemoteStatesService,
  BuildHealthService,
  RemoteReportsService,
];

const guestSite = [SiteBuilds, Renderers, PageRendering, GuestReports, ReporterLimits, BuildCookie, GuestSite];

/** On the disk, or in a bucket where one is named. */
const remoteFiles = {
  provide: RemoteFiles,
  inject: [Env],
  useFactory: async (env: Env): Promise<RemoteFiles> => {
    if (!env.settings.S3_BUCKET) return new DiskRemoteFiles(env);
    // large, and most houses have no use for it
    const { S3RemoteFiles } = await import('./files/s3-remote-files.adapter.ts');
    return new S3RemoteFiles(env);
  },
};

@Module({
  imports: [
    IdentityModule,
    SessionsModule,
    ShipTokensModule,
    TypeOrmModule.forFeature([RemoteBuildEntity, RemoteChangeEntity, RemoteReportEntity, ShellReleaseEntity]),
  ],
  controllers: [RemotesController, ReleasesController, GuestSiteController],
  providers: [
    ...services,
    ...guestSite,
    CanaryWatch,
    Previews,
    OrphanedFilesJob,
    RemoteErrors,
    SourceMaps,
    remoteFiles,
  ],
  exports: [CanaryWatch],
})
export class RemotesModule {}
