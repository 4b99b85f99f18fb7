import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { ReservationNews } from '../../reservation-news.port.ts';
import { reservationNotice } from './reservation-notice.mapper.ts';

/** Turns stored notices into news about reservations. */
@Injectable()
export class CloudbedsInbox implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly news: ReservationNews,
  ) {}

  onModuleInit(): void {
    this.inbox.register('cloudbeds', async (event) => {
      const happening = reservationNotice(event);
      if (happening) await this.news.record(event.mode, happening);
    });
  }
}
