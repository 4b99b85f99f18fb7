import { Module } from '@nestjs/common';
import { IdentityModule } from '../../people/sessions/identity.module.ts';
import { SessionsModule } from '../../people/sessions/sessions.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ShellsModule } from '../shells/shells.module.ts';
import { BootController } from './boot.controller.ts';
import { BootService } from './boot.service.ts';
import { PreviewsController } from './previews.controller.ts';
import { Previews } from './previews.service.ts';

/** What the shell starts from: which build of each remote a session gets, and the build that a preview link shows. */
@Module({
  imports: [FilesModule, IdentityModule, ReleasesModule, SessionsModule, ShellsModule],
  controllers: [BootController, PreviewsController],
  providers: [BootService, Previews],
  exports: [BootService],
})
export class BootModule {}
