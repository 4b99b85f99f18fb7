import { Global, Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.ts';
import { Settings } from './settings.ts';

@Global()
@Module({ controllers: [SettingsController], providers: [Settings], exports: [Settings] })
export class SettingsModule {}
