import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { precheckinEndpoints } from '@booking/contracts/precheckin';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { requireCheckInOpen, requireUnchangedStay, type HotelNow } from './check-in-hours.rule.ts';
import { requireGuestStep } from './guest-steps.rule.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinRepository } from './precheckin.repository.ts';
import { PrecheckinsService } from './precheckins.service.ts';

const finishCheckIn: JobKind<{ precheckinId: string }> = {
  name: 'finish-check-in',
  data: z.object({ precheckinId: z.uuid() }),
  // retried for a day; meanwhile reception sees it as a problem
  retries: 24 * 60,
  longestWaitSeconds: 60,
  // the guest's own request comes first
  startAfterSeconds: 5,
  seconds: 120,
  workers: 2,
};

const finals = ['provider_refused', 'provider_not_found', 'stay_changed'];

/** A retry would be refused again, so staff have to look at it. */
const isFinal = (error: unknown): boolean => error instanceof Refusal && finals.includes(error.code);

type CheckInResult = Pick<AnswerOf<typeof precheckinEndpoints.checkIn>, 'isSubmitted' | 'message'>;

/** Checks in a guest who has given everything. What the property system does not do, reception finishes. */
@Injectable()
export class CheckInService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly signedRecords: SignedRecordRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly property: PropertySystem,
    private readonly notes: PrecheckinNotes,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(finishCheckIn, ({ precheckinId }) => this.finish(precheckinId));
  }

  /** Again, it changes nothing. @returns what to tell the guest @throws Refusal 409 out of turn, before check-in opens and after the stay */
  async checkIn(found: PrecheckinEntity): Promise<CheckInResult> {
    const { id } = found.submittedAt ? found : await this.precheckins.refresh(found);
    const isNew = await this.transactions.run((transaction) => this.submit(id, transaction));
    // it is submitted all the same, and the job retries
    if (isNew) await this.finish(id).catch((error: unknown) => this.logger.warn({ err: error, precheckinId: id }));
    const { checkedInAt } = await this.precheckins.get(id);
    return checkedInAt
      ? { isSubmitted: false, message: 'You are checked in. Welcome!' }
      : { isSubmitted: true, message: 'Submitted. Reception will finish your check-in.' };
  }

  /** @returns whether it was not submitted before */
  private async submit(id: string, transaction: Transaction): Promise<boolean> {
    const precheckin = await this.precheckins.lock(id, transaction);
    if (precheckin.submittedAt || precheckin.checkedInAt) return false;
    const given = await this.signedRecords.listKinds(id, transaction);
    requireGuestStep('check_in', { ...precheckin, given });
    requireCheckInOpen(precheckin, await this.hotelNow());
    const submitted = { submittedAt: this.clock.now(), problem: null };
    await this.precheckins.recordStep(id, 'submitted', transaction, submitted);
    await this.jobs.enqueue(finishCheckIn, { precheckinId: id }, transaction);
    await this.notes.enqueue(id, transaction);
    return true;
  }

  /** One at a time for each guest. @throws Error while the property system is away; the job retries */
  private async finish(id: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      if (!(await this.repository.tryCheckInLock(id, transaction)))
        throw new Error(`Pre-check-in ${id} is in somebody else's hands.`);
      const precheckin = await this.repository.get(id, transaction);
      if (precheckin.checkedInAt || precheckin.finishedBy) return;
      try {
        await this.checkInAtProperty(precheckin);
      } catch (error) {
        const problem = (error as Error).message.slice(0, 500);
        // outside the transaction, which only keeps others waiting
        await this.repository.noteProblemBeforeCheckIn(id, problem);
        if (!isFinal(error)) throw error;
        this.logger.warn({ err: error, precheckinId: id });
      }
    });
  }

  /** Reads the reservation first: a check-in whose answer got lost shows there. */
  private async checkInAtProperty({ id, mode, reservationId }: PrecheckinEntity): Promise<void> {
    const reservation = await this.property.getReservation(mode, reservationId);
    const { checkedInAt } = await this.precheckins.updateFacts(id, reservation);
    if (checkedInAt) return;
    requireUnchangedStay(reservation, await this.hotelNow());
    await this.property.checkIn(mode, reservationId);
    await this.transactions.run((transaction) => this.precheckins.markCheckedIn(id, transaction));
  }

  private async hotelNow(): Promise<HotelNow> {
    const { HOTEL_TIME_ZONE: zone } = this.env.settings;
    return { now: this.clock.now(), zone, hours: await this.settings.values() };
  }
}
