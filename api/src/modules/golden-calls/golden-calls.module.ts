import { Module } from '@nestjs/common';
import { GoldenCallsController } from './golden-calls.controller.ts';
import { GoldenCalls } from './golden-calls.ts';

@Module({ controllers: [GoldenCallsController], providers: [GoldenCalls], exports: [GoldenCalls] })
export class GoldenCallsModule {}
