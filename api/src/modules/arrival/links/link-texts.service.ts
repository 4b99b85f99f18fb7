import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import type { ConsentGround } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { precheckinLinkText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { PrecheckinLinksService } from './precheckin-links.service.ts';

/** Texts links to pre-check-ins. */
@Injectable()
export class LinkTextsService {
  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly links: PrecheckinLinksService,
    private readonly languages: GuestLanguages,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
  ) {}

  /**
   * Texts the present link of a pre-check-in, at most once. The front desk reads why one did not go out.
   * @throws Refusal 409 when the guest opted out; ProviderError when it did not go out
   */
  async send({ id, mode, guestPhone, callId, ...link }: PrecheckinEntity, agreed?: ConsentGround): Promise<void> {
    const frame = { language: link.language, hotel: await this.hotel.read() };
    const body = precheckinLinkText(frame, this.links.urlOf({ id, ...link }));
    const text = { to: guestPhone!, body, purpose: 'pre-check-in link', callId, agreed };
    const key = `pre-check-in ${id} ${link.sentAt.toISOString()}`;
    await this.texts.send(mode, { ...text, key }).catch(async (error: Error) => {
      await this.repository.noteProblemBeforeSubmission(id, `The link could not be texted. ${error.message}`);
      throw error;
    });
    await this.repository.noteProblemBeforeSubmission(id, null);
  }

  /**
   * Texts the guest of a reservation a new link, which ends the previous one. What the guest gave stays.
   * @param guestPhone E.164 @throws as `send`; the previous link works again then
   */
  async sendNewLink(mode: Mode, reservation: Reservation, guestPhone: string): Promise<PrecheckinEntity> {
    const language = await this.languages.findOfReservation(mode, reservation.id);
    const origin = { guestPhone, callId: null, paymentId: null, language };
    const { id } = await this.links.findOrCreate(mode, reservation, origin);
    const before = await this.precheckins.updateFacts(id, reservation);
    const renewed = await this.links.renew(before);
    await this.send({ ...renewed, guestPhone }, { how: 'desk', source: `reservation ${reservation.id}` }).catch(
      async (error: unknown) => {
        await this.links.restore(before);
        throw error;
      },
    );
    return renewed;
  }
}
