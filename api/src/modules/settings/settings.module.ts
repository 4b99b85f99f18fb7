import { Global, Module } from '@nestjs/common';
import { HotelFacts } from './hotel-facts.ts';
import { SettingsController } from './settings.controller.ts';
import { Settings } from './settings.ts';

@Global()
@Module({ controllers: [SettingsController], providers: [Settings, HotelFacts], exports: [Settings, HotelFacts] })
export class SettingsModule {}
