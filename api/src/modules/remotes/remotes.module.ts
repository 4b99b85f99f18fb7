import { Module } from '@nestjs/common';
import { Boot } from './boot.ts';
import { Remotes } from './remotes.ts';
import { RemotesController } from './remotes.controller.ts';

@Module({ controllers: [RemotesController], providers: [Remotes, Boot], exports: [Boot] })
export class RemotesModule {}
