import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { GuestSiteRenderingModule } from '../guest-site-rendering/guest-site-rendering.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { BuildCookie } from './build-cookie.adapter.ts';
import { GuestReports } from './guest-reports.service.ts';
import { GuestSiteController } from './guest-site.controller.ts';
import { LanguageCookie } from './language-cookie.adapter.ts';
import { GuestSite } from './guest-site.service.ts';
import { PageRendering } from './page-rendering.service.ts';
import { ReporterLimits } from './reporter-limits.service.ts';
import { SiteBuilds } from './site-builds.service.ts';

/** The guests' pages: which build a guest gets, what is sent, and how it did. */
@Module({
  imports: [FilesModule, GuestSiteRenderingModule, HealthModule, ReleasesModule],
  controllers: [GuestSiteController],
  providers: [SiteBuilds, PageRendering, GuestReports, ReporterLimits, BuildCookie, LanguageCookie, GuestSite],
  exports: [GuestSite, SiteBuilds],
})
export class GuestSiteModule {}
