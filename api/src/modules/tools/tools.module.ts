import { Global, Module } from '@nestjs/common';
import { ToolRunner } from '../../providers/tool-runner.ts';
import { Tools } from './tools.ts';

@Global()
@Module({ providers: [{ provide: ToolRunner, useClass: Tools }], exports: [ToolRunner] })
export class ToolsModule {}
