import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../platform/env/env.ts';
import { Admission } from './admission.ts';
import { Boot } from './boot.ts';
import { Canaries } from './canaries.ts';
import { DiskRemoteFiles } from './disk-remote-files.ts';
import { BuildCookie } from './guest-site/build-cookie.adapter.ts';
import { GuestReports } from './guest-site/guest-reports.service.ts';
import { GuestSiteController } from './guest-site/guest-site.controller.ts';
import { GuestSite } from './guest-site/guest-site.service.ts';
import { PageRendering } from './guest-site/page-rendering.service.ts';
import { ReporterLimits } from './guest-site/reporter-limits.service.ts';
import { Renderers } from './guest-site/renderers.service.ts';
import { SiteBuilds } from './guest-site/site-builds.service.ts';
import { Health } from './health.ts';
import { Installation } from './installation.ts';
import { LeftOvers } from './left-overs.ts';
import { Previews } from './previews.ts';
import { ReleasesController } from './releases.controller.ts';
import { RemoteErrors } from './remote-errors.service.ts';
import { RemoteFiles } from './remote-files.ts';
import { Remotes } from './remotes.ts';
import { RemotesController } from './remotes.controller.ts';
import { Reports } from './reports.ts';
import { Shells } from './shells.ts';
import { ShipTokensController } from './ship-tokens.controller.ts';
import { Shipping } from './shipping.ts';
import { SourceMaps } from './source-maps.service.ts';
import { States } from './states.ts';
import { Uploads } from './uploads.ts';
import { RemoteBuildEntity } from './remote-build.entity.ts';
import { RemoteChangeEntity } from './remote-change.entity.ts';
import { RemoteReportEntity } from './remote-report.entity.ts';
import { ShellReleaseEntity } from './shell-release.entity.ts';

const services = [Remotes, Shells, Boot, Installation, Uploads, Admission, Shipping, States, Health, Reports];

const guestSite = [SiteBuilds, Renderers, PageRendering, GuestReports, ReporterLimits, BuildCookie, GuestSite];

/** On the disk, or in a bucket where one is named. */
const remoteFiles = {
  provide: RemoteFiles,
  inject: [Env],
  useFactory: async (env: Env): Promise<RemoteFiles> => {
    if (!env.settings.S3_BUCKET) return new DiskRemoteFiles(env);
    // large, and most houses have no use for it
    const { S3RemoteFiles } = await import('./s3-remote-files.ts');
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
