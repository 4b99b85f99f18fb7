import { Global, Module } from '@nestjs/common';
import { ToolRunner } from '../../providers/tool-runner.ts';
import { GuestTools } from './guest-tools.ts';
import { Tools } from './tools.ts';

@Global()
@Module({ providers: [GuestTools, { provide: ToolRunner, useClass: Tools }], exports: [ToolRunner] })
export class ToolsModule {}
