import { Injectable } from '@nestjs/common';
import { mostAttention, type AttentionItem, type AttentionKind } from '@booking/contracts/desk-overview';
import type { Mode } from '@booking/contracts/mode';
import { may, type Permission } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { UnconfirmedGuestsRepository } from '../../payments/records/unconfirmed-guests.repository.ts';
import { AttentionRepository, type AttentionRecord } from './attention.repository.ts';

const dayMs = 24 * 60 * 60_000;
const confirmationDays = 7;
const guestsNamed = 3;

type Source = {
  kind: AttentionKind;
  access: Permission;
  list: (mode: Mode, now: Date) => Promise<AttentionRecord[]>;
  to: (now: Date) => string | null;
  guestTo: (id: string) => string;
};

/** What did not happen and should have, for the front desk to see to. */
@Injectable()
export class AttentionService {
  private readonly reads = new CoalescedRead();
  private readonly zone: string;
  private readonly sources: Source[];

  constructor(
    records: AttentionRepository,
    payments: PaymentsService,
    unconfirmed: UnconfirmedGuestsRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    env: Env,
  ) {
    this.zone = env.settings.HOTEL_TIME_ZONE;
    const byPayment = (id: string): string => `/guests?payment=${id}`;
    this.sources = [
      {
        ...{ kind: 'sync_failed', access: 'payments:read' },
        list: (mode) => records.listUnsynced(mode, payments.latestTolerated),
        to: () => '/payments?unsynced=true',
        guestTo: byPayment,
      },
      {
        ...{ kind: 'confirmation_unsent', access: 'payments:read' },
        list: async (mode, now) => {
          const since = new Date(now.getTime() - confirmationDays * dayMs);
          const found = await unconfirmed.list(mode, since, hotelDate(now, this.zone));
          return found.slice(0, mostAttention).map(({ paymentId, guestName }) => ({ id: paymentId, name: guestName }));
        },
        to: () => null,
        guestTo: byPayment,
      },
      {
        ...{ kind: 'precheckin_missing', access: 'precheckins:read' },
        list: (mode, now) => records.listWithoutPrecheckin(mode, ...this.arrivals(now)),
        to: (now) => {
          const [arrivesFrom, arrivesTo] = this.arrivals(now);
          return `/precheckins?arrivesFrom=${arrivesFrom}&arrivesTo=${arrivesTo}`;
        },
        guestTo: (id) => `/precheckins/${id}`,
      },
      {
        ...{ kind: 'correction_open', access: 'precheckins:read' },
        list: (mode, now) => records.listOpenCorrections(mode, now),
        to: () => '/precheckins?corrections=open',
        guestTo: (id) => `/precheckins/${id}`,
      },
      {
        ...{ kind: 'link_unpaid', access: 'payments:read' },
        list: (mode, now) => records.listUnpaid(mode, now),
        to: () => '/payments?status=pending',
        guestTo: byPayment,
      },
    ];
  }

  /** One item for each kind that the reader may see and that there is something of. */
  async list({ role }: User): Promise<AttentionItem[]> {
    const visible = this.sources.filter(({ access }) => may(role, access));
    const items = await Promise.all(visible.map((source) => this.reads.read(source.kind, () => this.find(source))));
    return items.filter(({ count }) => count > 0);
  }

  private async find({ kind, list, to, guestTo }: Source): Promise<AttentionItem> {
    const now = this.clock.now();
    const found = await list(await this.modes.current(), now);
    const guests = found.slice(0, guestsNamed).map(({ id, name }) => ({ name, to: guestTo(id) }));
    return { kind, count: found.length, to: to(now), guests };
  }

  /** Today and tomorrow by the hotel's calendar. */
  private arrivals(now: Date): [from: string, to: string] {
    const today = hotelDate(now, this.zone);
    return [today, addDays(today, 1)];
  }
}
