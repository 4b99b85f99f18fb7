import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { checkInOpensAt } from '@booking/hotel/check-in';
import { hotelDate } from '@booking/hotel/hotel-time';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { isExpected } from '../precheckin/reservation-facts.mapper.ts';
import { OpeningTextRepository } from './opening-text.repository.ts';
import { OpeningTextsService } from './opening-texts.service.ts';

const textOpening: JobKind<{ precheckinId: string }> = {
  name: 'text-check-in-open',
  data: z.object({ precheckinId: z.uuid() }),
  // until the evening, which the job looks at itself
  retries: 13 * 60,
  longestWaitSeconds: 60,
  seconds: 60,
};

const textOpenings: JobKind<Record<string, never>> = {
  name: 'text-guests-check-in-open',
  data: z.object({}),
  retries: 0,
  seconds: 240,
};

/** Texts guests who gave everything ahead as soon as they can check in: the page has promised it. */
@Injectable()
export class OpeningTextsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly repository: OpeningTextRepository,
    private readonly precheckinRows: PrecheckinRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly property: PropertySystem,
    private readonly openings: OpeningTextsService,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(textOpening, ({ precheckinId }) => this.text(precheckinId));
    await this.jobs.handle(textOpenings, () => this.textArrivals());
    await this.jobs.schedule('*/5 * * * *', textOpenings);
  }

  private async textArrivals(): Promise<void> {
    const arrival = { startDate: this.today };
    if (!(await this.isTime(arrival))) return;
    const opensAt = checkInOpensAt(arrival, this.zone, await this.settings.values());
    while ((await this.claimSome(arrival.startDate, opensAt)) > 0);
  }

  private claimSome(arrival: string, opensAt: Date): Promise<number> {
    return this.transactions.run(async (transaction) => {
      const ids = await this.repository.claimWaiting(arrival, opensAt, this.clock.now(), transaction);
      const texts = ids.map((precheckinId) => ({ precheckinId }));
      if (ids.length > 0) await this.jobs.enqueueAll(textOpening, texts, transaction);
      return ids.length;
    });
  }

  /** @throws Error when the property system is away or the text did not go out; the job retries */
  private async text(id: string): Promise<void> {
    const found = await this.precheckinRows.find(id);
    // it was erased, or the day is over
    if (!found || !(await this.isTime(found))) return;
    const reservation = await this.property.getReservation(found.mode, found.reservationId);
    const precheckin = await this.precheckins.updateFacts(id, reservation);
    // a guest who comes on another day is told then
    if (precheckin.startDate > this.today) return this.precheckinRows.update(id, { openingTextAt: null });
    const { guestPhone, submittedAt, checkedInAt, startDate } = precheckin;
    const isWaiting = !submittedAt && !checkedInAt && isExpected(reservation) && startDate === this.today;
    if (!isWaiting || !guestPhone) return;
    const refusal = await this.openings.send(precheckin);
    if (refusal) this.logger.warn({ err: refusal, precheckinId: id });
  }

  private async isTime(stay: { startDate: string }): Promise<boolean> {
    const window = await this.openings.windowOf(stay);
    const now = this.clock.now();
    return window !== undefined && window.from <= now && now < window.until;
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.zone);
  }

  private get zone(): string {
    return this.env.settings.HOTEL_TIME_ZONE;
  }
}
