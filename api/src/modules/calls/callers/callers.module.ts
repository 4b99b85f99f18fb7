import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { Callers } from './callers.service.ts';

@Module({ imports: [SettingsModule], providers: [Callers], exports: [Callers] })
export class CallersModule {}
