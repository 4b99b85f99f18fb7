import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import { invalidLink } from '../links/precheckin-links.service.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { factsOf } from './reservation-facts.mapper.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';

type FinishedBy = Pick<PrecheckinEntity, 'finishedBy' | 'finishNote'>;

/** What its link was followed to a moment ago. */
function there(precheckin: PrecheckinEntity | null): PrecheckinEntity {
  if (!precheckin) throw invalidLink();
  return precheckin;
}

/** Pre-check-ins as they stand, in step with their reservations. */
@Injectable()
export class PrecheckinsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    private readonly property: PropertySystem,
    private readonly notes: PrecheckinNotes,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** As it stands now. @throws Refusal 404 when it was deleted meanwhile */
  async read(id: string): Promise<PrecheckinEntity> {
    return there(await this.precheckins.findOneBy({ id }));
  }

  /** The same, for nobody else to change until the transaction ends. */
  async lock(em: EntityManager, id: string): Promise<PrecheckinEntity> {
    return there(await em.findOne(PrecheckinEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }));
  }

  /** Writes down what happened last. */
  async step(em: EntityManager, id: string, step: PrecheckinStep, more: Partial<PrecheckinEntity> = {}): Promise<void> {
    await em.update(PrecheckinEntity, { id }, { ...more, step, changedAt: this.clock.now() });
  }

  /** With what the property system said of its reservation at most two seconds ago; when it is away, with what it said last. */
  async refreshed(precheckin: PrecheckinEntity): Promise<PrecheckinEntity> {
    const { mode, reservationId } = precheckin;
    const reservation = await this.property.recentReservation(mode, reservationId).catch(() => undefined);
    return reservation ? this.keepFacts(precheckin.id, reservation) : precheckin;
  }

  /** @param reservation as the property system just told it; a guest whom the desk checked in there is checked in here @throws as `read` */
  async keepFacts(id: string, reservation: Reservation): Promise<PrecheckinEntity> {
    const facts = factsOf(reservation, this.env.settings.HOTEL_TIME_ZONE);
    await this.precheckins.update({ id }, facts);
    if (reservation.status === 'checked_in') await this.database.transaction((em) => this.checkedIn(em, id));
    return this.read(id);
  }

  /** The same for a reservation that was changed here, where it has a pre-check-in. */
  async follow(mode: Mode, reservation: Reservation): Promise<void> {
    const where = { mode, reservationId: reservation.id };
    const known = await this.precheckins.findOneBy(where);
    if (known) await this.keepFacts(known.id, reservation);
  }

  /** The guest is in the house, and nothing is left to be done. What they signed is noted now, unless it was when they submitted. */
  async checkedIn(em: EntityManager, id: string, by: Partial<FinishedBy> = {}): Promise<void> {
    const [now, step] = [this.clock.now(), 'checked_in' as const];
    const change = { ...by, step, changedAt: now, checkedInAt: now, problem: null };
    const { affected } = await em.update(PrecheckinEntity, { id, checkedInAt: IsNull() }, change);
    if (!affected || (await em.existsBy(PrecheckinEntity, { id, submittedAt: Not(IsNull()) }))) return;
    if (await em.existsBy(SignedRecordEntity, { precheckinId: id })) await this.notes.enqueue(em, id);
  }

  /** Those of a mode that guests have done all of, and that reception has to finish; oldest first. */
  unfinished(mode: Mode): Promise<PrecheckinEntity[]> {
    const given = { submittedAt: Not(IsNull()), problem: Not(IsNull()) };
    const unfinished = { checkedInAt: IsNull(), finishedBy: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const where = { mode, ...given, ...unfinished };
    return this.precheckins.find({ where, order: { submittedAt: 'ASC' } });
  }
}
