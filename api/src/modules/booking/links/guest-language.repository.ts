import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';

/** What the records of a reservation say of the language of its guest. */
@Injectable()
export class GuestLanguageRepository {
  constructor(private readonly database: DataSource) {}

  /** The language of its pre-check-in, which was read last, else that of the link it was booked by. */
  async findOfReservation(mode: Mode, reservationId: string): Promise<GuestLanguage | null> {
    const rows = await this.database.query<{ language: GuestLanguage }[]>(
      `SELECT language FROM precheckin WHERE mode = $1 AND reservation_id = $2 AND language IS NOT NULL
       UNION ALL
       SELECT session.language FROM payment JOIN guest_session AS session ON session.id = payment.session_id
       WHERE payment.mode = $1 AND payment.reservation_id = $2 AND payment.purpose = 'booking'
         AND session.language IS NOT NULL
       LIMIT 1`,
      [mode, reservationId],
    );
    return rows[0]?.language ?? null;
  }
}
