import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../platform/env/env.ts';
import { Admission } from './admission/admission.ts';
import { Boot } from './boot/boot.ts';
import { Canaries } from './releases/canaries.ts';
import { DiskRemoteFiles } from './files/disk-remote-files.ts';
import { BuildCookie } from './guest-site/build-cookie.adapter.ts';
import { GuestReports } from './guest-site/guest-reports.service.ts';
import { GuestSiteController } from './guest-site/guest-site.controller.ts';
import { GuestSite } from './guest-site/guest-site.service.ts';
import { PageRendering } from './guest-site-rendering/page-rendering.service.ts';
import { ReporterLimits } from './guest-site/reporter-limits.service.ts';
import { Renderers } from './guest-site-rendering/renderers.service.ts';
import { SiteBuilds } from './guest-site/site-builds.service.ts';
import { Health } from './health/health.ts';
import { Installation } from './installation/installation.ts';
import { LeftOvers } from './files/left-overs.ts';
import { Previews } from './boot/previews.ts';
import { ReleasesController } from './releases/releases.controller.ts';
import { RemoteErrors } from './health/remote-errors.service.ts';
import { RemoteFiles } from './files/remote-files.ts';
import { Remotes } from './releases/remotes.ts';
import { RemotesController } from './releases/remotes.controller.ts';
import { Reports } from './health/reports.ts';
import { Shells } from './installation/shells.ts';
import { ShipTokensController } from './ship-tokens/ship-tokens.controller.ts';
import { Shipping } from './releases/shipping.ts';
import { SourceMaps } from './files/source-maps.service.ts';
import { States } from './releases/states.ts';
import { Uploads } from './admission/uploads.ts';
import { RemoteBuildEntity } from './releases/remote-build.entity.ts';
import { RemoteChangeEntity } from './releases/remote-change.entity.ts';
import { RemoteReportEntity } from './health/remote-report.entity.ts';
import { ShellReleaseEntity } from './installation/shell-release.entity.ts';

const services = [Remotes, Shells, Boot, Installation, Uploads, Admission, Shipping, States, Health, Reports];

const guestSite = [SiteBuilds, Renderers, PageRendering, GuestReports, ReporterLimits, BuildCookie, GuestSite];

/** On the disk, or in a bucket where one is named. */
const remoteFiles = {
  provide: RemoteFiles,
  inject: [Env],
  useFactory: async (env: Env): Promise<RemoteFiles> => {
    if (!env.settings.S3_BUCKET) return new DiskRemoteFiles(env);
    // large, and most houses have no use for it
    const { S3RemoteFiles } = await import('./files/s3-remote-files.ts');
    return new S3RemoteFiles(env);
  },
};

@Module({
  imports: [TypeOrmModule.forFeature([RemoteBuildEntity, RemoteChangeEntity, RemoteReportEntity, ShellReleaseEntity])],
  controllers: [RemotesController, ReleasesController, ShipTokensController, GuestSiteController],
  providers: [...services, ...guestSite, Canaries, Previews, LeftOvers, RemoteErrors, SourceMaps, remoteFiles],
  exports: [Canaries],
})
export class RemotesModule {}
