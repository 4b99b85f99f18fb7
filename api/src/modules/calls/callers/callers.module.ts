import { Global, Module } from '@nestjs/common';
import { Callers } from './callers.service.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Global()
@Module({ imports: [SettingsModule], providers: [Callers], exports: [Callers] })
export class CallersModule {}
