import { Injectable } from '@nestjs/common';
import { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { GuestLanguageRepository } from './guest-language.repository.ts';
import { GuestSessionRepository } from './guest-session.repository.ts';

type Paid = Pick<PaymentEntity, 'mode' | 'sessionId' | 'reservationId' | 'metadata'>;

/** The language in which a guest is written to; null where nobody knows it. */
@Injectable()
export class GuestLanguages {
  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly languages: GuestLanguageRepository,
  ) {}

  /** Of who pays: of the link that was paid through, of the call or page that asked for the payment, else of the reservation. */
  async findFor({ mode, sessionId, reservationId, metadata }: Paid): Promise<GuestLanguage | null> {
    const session = sessionId === null ? null : await this.sessions.find(sessionId);
    if (session?.language) return session.language;
    const requested = GuestLanguage.safeParse(metadata['language']);
    if (requested.success) return requested.data;
    return reservationId === null ? null : this.languages.findOfReservation(mode, reservationId);
  }

  /** Of the guest of a reservation. */
  findOfReservation(mode: Mode, reservationId: string): Promise<GuestLanguage | null> {
    return this.languages.findOfReservation(mode, reservationId);
  }
}
