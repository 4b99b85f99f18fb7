import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { InvitationRepository } from './invitation.repository.ts';
import { PrecheckinInvitationsJob } from './invitations.job.ts';
import { LinkTextsService } from './link-texts.service.ts';
import { PrecheckinLinksService } from './precheckin-links.service.ts';
import { PrecheckinPreviewsService } from './precheckin-previews.service.ts';
import { SendLinkService } from './send-link.service.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { IdentityModule } from '../../people/sessions/identity.module.ts';

/** Links to pre-check-ins: sending, opening, previews for staff. */
@Module({
  imports: [GuestLinksModule, IdentityModule, PaymentsModule, PrecheckinDataModule, SettingsModule, TextsModule],
  providers: [
    ...[PrecheckinLinksService, PrecheckinPreviewsService, LinkTextsService, SendLinkService],
    ...[InvitationRepository, PrecheckinInvitationsJob],
  ],
  exports: [PrecheckinLinksService, PrecheckinPreviewsService, SendLinkService],
})
export class PrecheckinLinksModule {}
