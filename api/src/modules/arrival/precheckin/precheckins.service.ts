import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { invalidLink } from '../links/invalid-link.error.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinRepository } from './precheckin.repository.ts';
import { factsOf } from './reservation-facts.mapper.ts';

type FinishedBy = Pick<PrecheckinEntity, 'finishedBy' | 'finishNote'>;

/** A pre-check-in may be deleted while its guest has it open. */
function requireFound(precheckin: PrecheckinEntity | null): PrecheckinEntity {
  if (!precheckin) throw invalidLink();
  return precheckin;
}

/** The state of pre-check-ins, kept in step with their reservations. */
@Injectable()
export class PrecheckinsService {
  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly signedRecords: SignedRecordRepository,
    private readonly transactions: Transactions,
    private readonly property: PropertySystem,
    private readonly notes: PrecheckinNotes,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 404 for one that was deleted meanwhile, as for an invalid link */
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

  /** Stores the step that was taken last. */
  async recordStep(
    id: string,
    step: PrecheckinStep,
    transaction: Transaction,
    change: Partial<PrecheckinEntity> = {},
  ): Promise<void> {
    await this.repository.update(id, { ...change, step, changedAt: this.clock.now() }, transaction);
  }

  /** Updated from the property system, whose answer is at most two seconds old. While that is away, as it was stored last. */
  async refresh(precheckin: PrecheckinEntity): Promise<PrecheckinEntity> {
    const { mode, reservationId } = precheckin;
    const reservation = await this.property.getRecentReservation(mode, reservationId).catch(() => undefined);
    return reservation ? this.updateFacts(precheckin.id, reservation) : precheckin;
  }

  /** A guest whom the front desk checked in at the property system is checked in here, too. @throws as `get` */
  async updateFacts(id: string, reservation: Reservation): Promise<PrecheckinEntity> {
    const hours = await this.settings.values();
    await this.repository.update(id, factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE, hours));
    if (reservation.status === 'checked_in')
      await this.transactions.run((transaction) => this.markCheckedIn(id, transaction));
    return this.get(id);
  }

  /** Updates the pre-check-in of a reservation that was changed here, if it has one. */
  async follow(mode: Mode, reservation: Reservation): Promise<void> {
    const known = await this.repository.findByReservation(mode, reservation.id);
    if (known) await this.updateFacts(known.id, reservation);
  }

  /** Notes what was signed at the reservation, unless that was done when the guest submitted. */
  async markCheckedIn(id: string, transaction: Transaction, by: Partial<FinishedBy> = {}): Promise<void> {
    const isNew = await this.repository.markCheckedIn(id, this.clock.now(), by, transaction);
    if (!isNew || (await this.repository.isSubmitted(id, transaction))) return;
    if (await this.signedRecords.exists(id, transaction)) await this.notes.enqueue(id, transaction);
  }

  /** Those that guests have submitted and reception has to finish, oldest first. */
  unfinished(mode: Mode): Promise<PrecheckinEntity[]> {
    return this.repository.listUnfinished(mode, this.clock.now());
  }
}
