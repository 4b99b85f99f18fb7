import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { invalidLink } from '../links/invalid-link.error.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinRepository } from './precheckin.repository.ts';
import { factsOf } from './reservation-facts.mapper.ts';

type FinishedBy = Pick<PrecheckinEntity, 'finishedBy' | 'finishNote'>;

/** It may have been deleted since its link was opened. */
function requireFound(precheckin: PrecheckinEntity | null): PrecheckinEntity {
  if (!precheckin) throw invalidLink();
  return precheckin;
}

/** Pre-check-ins as they stand, in step with their reservations. */
@Injectable()
export class PrecheckinsService {
  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly signedRecords: SignedRecordRepository,
    private readonly transactions: Transactions,
    private readonly property: PropertySystem,
    private readonly notes: PrecheckinNotes,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 404 for one that was deleted meanwhile, in the words of its link */
  async get(id: string): Promise<PrecheckinEntity> {
    return requireFound(await this.repository.find(id));
  }

  /** @throws Refusal 404, also for one of the other mode */
  async getOfMode(mode: Mode, id: string): Promise<PrecheckinEntity> {
    const precheckin = await this.repository.findOfMode(mode, id);
    if (!precheckin) throw notFound('This pre-check-in');
    return precheckin;
  }

  /** Locks it until the transaction ends. @throws as `get` */
  async lock(id: string, transaction: Transaction): Promise<PrecheckinEntity> {
    return requireFound(await this.repository.lock(id, transaction));
  }

  /** Writes down what happened last. */
  async recordStep(
    id: string,
    step: PrecheckinStep,
    transaction: Transaction,
    change: Partial<PrecheckinEntity> = {},
  ): Promise<void> {
    await this.repository.update(id, { ...change, step, changedAt: this.clock.now() }, transaction);
  }

  /** With what the property system said of its reservation at most two seconds ago; when it is away, with what it said last. */
  async refreshed(precheckin: PrecheckinEntity): Promise<PrecheckinEntity> {
    const { mode, reservationId } = precheckin;
    const reservation = await this.property.recentReservation(mode, reservationId).catch(() => undefined);
    return reservation ? this.keepFacts(precheckin.id, reservation) : precheckin;
  }

  /** @param reservation as the property system just told it; a guest whom the desk checked in there is checked in here @throws as `get` */
  async keepFacts(id: string, reservation: Reservation): Promise<PrecheckinEntity> {
    await this.repository.update(id, factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE));
    if (reservation.status === 'checked_in')
      await this.transactions.run((transaction) => this.checkedIn(id, transaction));
    return this.get(id);
  }

  /** The same for a reservation that was changed here, where it has a pre-check-in. */
  async follow(mode: Mode, reservation: Reservation): Promise<void> {
    const known = await this.repository.findByReservation(mode, reservation.id);
    if (known) await this.keepFacts(known.id, reservation);
  }

  /** The guest is in the house, and nothing is left to be done. What they signed is noted now, unless it was when they submitted. */
  async checkedIn(id: string, transaction: Transaction, by: Partial<FinishedBy> = {}): Promise<void> {
    const isNew = await this.repository.markCheckedIn(id, this.clock.now(), by, transaction);
    if (!isNew || (await this.repository.isSubmitted(id, transaction))) return;
    if (await this.signedRecords.exists(id, transaction)) await this.notes.enqueue(id, transaction);
  }

  /** Those of a mode that guests have done all of, and that reception has to finish; oldest first. */
  unfinished(mode: Mode): Promise<PrecheckinEntity[]> {
    return this.repository.listUnfinished(mode, this.clock.now());
  }
}
