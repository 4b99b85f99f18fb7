import { Global, Module } from '@nestjs/common';
import { Callers } from './callers.service.ts';

@Global()
@Module({ providers: [Callers], exports: [Callers] })
export class CallersModule {}
