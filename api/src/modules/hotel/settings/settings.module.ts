import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../consents/consents.module.ts';
import { HotelFacts } from './hotel-facts.service.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsService } from './settings.service.ts';
import { SettingEntity } from './setting.entity.ts';
import { SettingRepository } from './setting.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity]), ConsentsModule],
  controllers: [SettingsController],
  providers: [SettingRepository, SettingsService, HotelFacts],
  exports: [SettingRepository, SettingsService, HotelFacts],
})
export class SettingsModule {}
