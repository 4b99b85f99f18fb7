import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { precheckinEndpoints } from '@booking/contracts/precheckin';
import { checkInOpens, checkInTime } from '@booking/hotel/check-in';
import { hotelDate } from '@booking/hotel/hotel-time';
import { clockTime, spokenDay } from '@booking/hotel/spoken-day';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import { tryCheckInLock } from './check-in-lock.repository.ts';
import { requireGuestStep } from './guest-steps.rule.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinsService } from './precheckins.service.ts';
import { isExpected } from './reservation-facts.mapper.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';

const finishCheckIn: JobKind<{ precheckinId: string }> = {
  name: 'finish-check-in',
  data: z.object({ precheckinId: z.uuid() }),
  // a day of tries; meanwhile reception knows of it
  retries: 24 * 60,
  longestWaitSeconds: 60,
  // the guest's own request comes first
  startAfterSeconds: 5,
  seconds: 120,
  workers: 2,
};

const finals = ['provider_refused', 'provider_not_found', 'stay_changed'];

/** Asked again, it would be refused again: somebody has to look at it. */
const isFinal = (error: unknown): boolean => error instanceof Refusal && finals.includes(error.code);

type Arrival = Pick<AnswerOf<typeof precheckinEndpoints.checkIn>, 'isSubmitted' | 'message'>;

/** A guest who has given everything checks in; what the property system does not do, reception finishes. */
@Injectable()
export class CheckInService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrecheckinEntity) private readonly precheckinRows: Repository<PrecheckinEntity>,
    private readonly precheckins: PrecheckinsService,
    private readonly property: PropertySystem,
    private readonly notes: PrecheckinNotes,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(finishCheckIn, ({ precheckinId }) => this.finish(precheckinId));
  }

  /** Done again it changes nothing. @returns what to tell the guest @throws Refusal 409 before its turn or its hour, or after */
  async checkIn(found: PrecheckinEntity): Promise<Arrival> {
    const { id } = found.submittedAt ? found : await this.precheckins.refreshed(found);
    const isNew = await this.database.transaction((em) => this.submit(em, id));
    // it is submitted, and the job tries on
    if (isNew) await this.finish(id).catch((error: unknown) => this.logger.warn({ err: error, precheckinId: id }));
    const { checkedInAt } = await this.precheckins.read(id);
    return checkedInAt
      ? { isSubmitted: false, message: 'You are checked in. Welcome!' }
      : { isSubmitted: true, message: 'Submitted. Reception will finish your check-in.' };
  }

  /** @returns whether it was not submitted before */
  private async submit(em: EntityManager, id: string): Promise<boolean> {
    const precheckin = await this.precheckins.lock(em, id);
    if (precheckin.submittedAt || precheckin.checkedInAt) return false;
    const records = await em.findBy(SignedRecordEntity, { precheckinId: id });
    requireGuestStep('check_in', { ...precheckin, given: records.map(({ kind }) => kind) });
    this.refuseHour(precheckin);
    await this.precheckins.step(em, id, 'submitted', { submittedAt: this.clock.now(), problem: null });
    await this.jobs.enqueue(finishCheckIn, { precheckinId: id }, em);
    await this.notes.enqueue(em, id);
    return true;
  }

  private refuseHour(precheckin: PrecheckinEntity): void {
    const state = this.opening(precheckin);
    if (state === 'open') return;
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const day = spokenDay(precheckin.startDate, today);
    const opens = `Check-in opens on ${day} at ${clockTime(checkInTime)} hotel time.`;
    throw new Refusal(409, state, state === 'early' ? opens : 'This stay is over, so there is no check-in any more.');
  }

  private refuseChanged(reservation: Reservation): void {
    if (isExpected(reservation) && this.opening(reservation) === 'open') return;
    const { startDate, endDate, status } = reservation;
    const now = `It is ${status.replaceAll('_', ' ')} now, from ${startDate} to ${endDate}.`;
    throw new Refusal(409, 'stay_changed', `The reservation was changed after the guest had submitted. ${now}`);
  }

  private opening(stay: Pick<Reservation, 'startDate' | 'endDate'>): ReturnType<typeof checkInOpens> {
    return checkInOpens(stay, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  /** One at a time. @throws Error while the property system is away, to be tried again */
  private async finish(id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      if (!(await tryCheckInLock(em, id))) throw new Error(`Pre-check-in ${id} is in somebody else's hands.`);
      const precheckin = await em.findOneByOrFail(PrecheckinEntity, { id });
      if (precheckin.checkedInAt || precheckin.finishedBy) return;
      try {
        await this.letIn(precheckin);
      } catch (error) {
        const problem = (error as Error).message.slice(0, 500);
        // not with the transaction, which only keeps others waiting
        await this.precheckinRows.update({ id, checkedInAt: IsNull() }, { problem });
        if (!isFinal(error)) throw error;
        this.logger.warn({ err: error, precheckinId: id });
      }
    });
  }

  /** A check-in whose answer got lost is seen in the reservation. */
  private async letIn({ id, mode, reservationId }: PrecheckinEntity): Promise<void> {
    const reservation = await this.property.reservation(mode, reservationId);
    const { checkedInAt } = await this.precheckins.keepFacts(id, reservation);
    if (checkedInAt) return;
    this.refuseChanged(reservation);
    await this.property.checkIn(mode, reservationId);
    await this.database.transaction((em) => this.precheckins.checkedIn(em, id));
  }
}
