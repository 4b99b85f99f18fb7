import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TextEvents } from '../../../providers/text-events.port.ts';
import { ConsentsModule } from '../consents/consents.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { OptOutRepository } from './opt-out.repository.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextDeliveryService } from './text-delivery.service.ts';
import { TextEventsService } from './text-events.service.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';
import { TextMessageRepository } from './text-message.repository.ts';
import { TextPermission } from './text-permission.service.ts';
import { TextsService } from './texts.service.ts';
import { CallEventsModule } from '../../calls/call-events/call-events.module.ts';

/** Texts to guests, what became of them, and who wants none. */
@Module({
  imports: [
    CallEventsModule,
    TypeOrmModule.forFeature([TextMessageEntity, TextOptOutEntity]),
    ...[ConsentsModule, SettingsModule],
  ],
  providers: [
    ...[TextMessageRepository, OptOutRepository, OptOutsService, TextDeliveryService],
    ...[TextPermission, TextsService],
    ...[TextEventsService, { provide: TextEvents, useExisting: TextEventsService }],
  ],
  exports: [OptOutsService, TextsService, TextEvents],
})
export class TextsModule {}
