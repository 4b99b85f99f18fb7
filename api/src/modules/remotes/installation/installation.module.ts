import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/admission.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ShellsModule } from '../shells/shells.module.ts';
import { InstallationService } from './installation.service.ts';
import { InstalledRemotesRepository } from './installed-remotes.repository.ts';

/** What came with the API goes in at its start. */
@Module({
  imports: [AdmissionModule, FilesModule, ReleasesModule, ShellsModule],
  providers: [InstallationService, InstalledRemotesRepository],
})
export class InstallationModule {}
