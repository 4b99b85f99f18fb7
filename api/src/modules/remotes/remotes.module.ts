import { Module } from '@nestjs/common';
import { Boot } from './boot.ts';
import { DiskRemoteFiles } from './disk-remote-files.ts';
import { Installation } from './installation.ts';
import { RemoteFiles } from './remote-files.ts';
import { Remotes } from './remotes.ts';
import { RemotesController } from './remotes.controller.ts';
import { Shells } from './shells.ts';
import { SigningKey } from './signing-key.ts';

@Module({
  controllers: [RemotesController],
  providers: [Remotes, Boot, Shells, Installation, SigningKey, { provide: RemoteFiles, useClass: DiskRemoteFiles }],
})
export class RemotesModule {}
