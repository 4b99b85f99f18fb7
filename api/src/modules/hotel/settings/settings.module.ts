import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HotelFacts } from './hotel-facts.service.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsService } from './settings.service.ts';
import { SettingEntity } from './setting.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  controllers: [SettingsController],
  providers: [SettingsService, HotelFacts],
  exports: [SettingsService, HotelFacts],
})
export class SettingsModule {}
