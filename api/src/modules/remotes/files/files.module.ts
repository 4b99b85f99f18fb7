import { Module } from '@nestjs/common';
import { Env } from '../../../platform/env/env.service.ts';
import { DiskRemoteFiles } from './disk-remote-files.adapter.ts';
import { InstalledBuilds } from './installed-builds.repository.ts';
import { RemoteFiles } from './remote-files.port.ts';
import { SourceMaps } from './source-maps.service.ts';

/** On the disk, or in a bucket where one is named. */
const remoteFiles = {
  provide: RemoteFiles,
  inject: [Env],
  useFactory: async (env: Env): Promise<RemoteFiles> => {
    if (!env.settings.S3_BUCKET) return new DiskRemoteFiles(env);
    // the client of S3 is large, and most hotels do not use it
    const { S3RemoteFiles } = await import('./s3-remote-files.adapter.ts');
    return new S3RemoteFiles(env);
  },
};

/** The files of builds: those that were uploaded, and those that came with the API. */
@Module({
  providers: [remoteFiles, SourceMaps, { provide: InstalledBuilds, useFactory: () => InstalledBuilds.read() }],
  exports: [RemoteFiles, SourceMaps, InstalledBuilds],
})
export class FilesModule {}
