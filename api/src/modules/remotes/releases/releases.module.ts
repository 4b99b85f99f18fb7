import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RemoteBuildEntity } from './remote-build.entity.ts';
import { RemoteBuildsRepository } from './remote-builds.repository.ts';
import { RemoteChangeEntity } from './remote-change.entity.ts';
import { RemoteChangesRepository } from './remote-changes.repository.ts';
import { RemotesService } from './remotes.service.ts';

/** What was admitted, what was done with it, and what is live. */
@Module({
  imports: [TypeOrmModule.forFeature([RemoteBuildEntity, RemoteChangeEntity])],
  providers: [RemoteBuildsRepository, RemoteChangesRepository, RemotesService],
  exports: [RemoteBuildsRepository, RemoteChangesRepository, RemotesService],
})
export class ReleasesModule {}
