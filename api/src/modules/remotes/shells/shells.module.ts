import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.ts';
import { ShellReleaseEntity } from './shell-release.entity.ts';
import { ShellReleasesRepository } from './shell-releases.repository.ts';
import { ShellsService } from './shells.service.ts';

/** The shells that ran here, and what each gave to remotes. */
@Module({
  imports: [TypeOrmModule.forFeature([ShellReleaseEntity]), FilesModule],
  providers: [ShellReleasesRepository, ShellsService],
  exports: [ShellReleasesRepository, ShellsService],
})
export class ShellsModule {}
