import { Injectable } from '@nestjs/common';
import type { GuestEvent } from '@booking/contracts/guests';
import type { Mode } from '@booking/contracts/mode';
import type { Role } from '@booking/contracts/roles';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { GuestRecords } from './guest-records.service.ts';
import { buildTimeline } from './guest-timeline.rule.ts';
import { visibleEvents } from './visible-events.rule.ts';

/** What happened around a payment or a reservation, in the words of the guest's page, whether or not the guest is known by name. */
@Injectable()
export class RecordTimelines {
  constructor(private readonly records: GuestRecords) {}

  /** @throws Refusal 404 */
  async ofPayment(mode: Mode, id: string, role: Role): Promise<GuestEvent[]> {
    const facts = await this.records.ofRecord(mode, { kind: 'payment', id });
    if (facts.payments.length === 0) throw notFound('This payment');
    return visibleEvents(buildTimeline(facts), role);
  }

  /** Empty for a reservation that nothing is known of here. */
  async ofReservation(mode: Mode, id: string, role: Role): Promise<GuestEvent[]> {
    const facts = await this.records.ofRecord(mode, { kind: 'reservation', id });
    return visibleEvents(buildTimeline(facts), role);
  }
}
