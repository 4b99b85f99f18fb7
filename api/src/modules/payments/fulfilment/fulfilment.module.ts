import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { ConfirmationTexts } from './confirmation-texts.service.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';

@Module({
  imports: [TextsModule, SettingsModule, GuestLinksModule, PaymentsModule],
  providers: [ConfirmationTexts, FulfilmentService],
  exports: [FulfilmentService],
})
export class FulfilmentModule {}
