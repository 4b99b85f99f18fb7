import { Module } from '@nestjs/common';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { ConfirmationFactsRepository } from './confirmation-facts.repository.ts';
import { ConfirmationsController } from './confirmations.controller.ts';
import { ConfirmationsService } from './confirmations.service.ts';

/** Tells guests once more that what they paid for is done. */
@Module({
  imports: [GuestLinksModule, PaymentsModule, SettingsModule, TextsModule],
  controllers: [ConfirmationsController],
  providers: [ConfirmationsService, ConfirmationFactsRepository],
})
export class ConfirmationsModule {}
