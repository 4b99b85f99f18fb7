import { Injectable } from '@nestjs/common';
import type { Guest, GuestPage } from '@booking/contracts/guests';
import type { Mode } from '@booking/contracts/mode';
import type { Role } from '@booking/contracts/roles';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { GuestListRepository, type GuestRecord } from './guest-list.repository.ts';
import { GuestRecords } from './guest-records.service.ts';
import { buildTimeline } from './guest-timeline.rule.ts';
import type { GuestEntity } from './guest.entity.ts';
import { toGuest, toGuestNumber, toStays } from './guest.mapper.ts';
import { GuestsRepository } from './guests.repository.ts';
import { visibleEvents } from './visible-events.rule.ts';

/** So many guests of one record are shown. */
const mostOfRecord = 20;

/** Guests as they are found and shown. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly guests: GuestsRepository,
    private readonly lists: GuestListRepository,
    private readonly records: GuestRecords,
  ) {}

  async page(
    mode: Mode,
    q: string | undefined,
    limit: number,
    after?: Cursor,
  ): Promise<{ guests: Guest[]; next: Cursor | undefined }> {
    const found = await this.lists.list({ mode, q, after }, limit + 1);
    const { rows, next } = pageOf(found, limit, ({ lastSeenAt: at, id }) => ({ at, id }));
    return { guests: await this.withContacts(rows), next };
  }

  async ofRecord(mode: Mode, record: GuestRecord): Promise<Guest[]> {
    return this.withContacts(await this.lists.listOfRecord(mode, record, mostOfRecord));
  }

  /** @throws Refusal 404 */
  async get(mode: Mode, id: string, role: Role): Promise<GuestPage> {
    const guest = await this.guests.find(mode, id);
    if (!guest) throw notFound('This guest');
    const [shown] = await this.withContacts([guest]);
    const { phones, emails, reservations } = shown!;
    const numbers = await this.guests.listNumbers(guest, phones);
    const ownPhones = numbers.filter(({ sharedWith }) => sharedWith.length === 0).map(({ number }) => number);
    const optedOut = new Set(numbers.filter(({ optedOutSince }) => optedOutSince !== null).map(({ number }) => number));
    const facts = await this.records.of({ ...guest, phones, ownPhones, emails, reservations }, optedOut);
    return {
      ...shown!,
      firstSeenAt: guest.firstSeenAt.toISOString(),
      numbers: numbers.map(toGuestNumber),
      stays: toStays(reservations, facts),
      timeline: visibleEvents(buildTimeline(facts), role),
      isWhole: facts.isWhole,
    };
  }

  private async withContacts(guests: readonly GuestEntity[]): Promise<Guest[]> {
    const contacts = await this.guests.listContacts(guests.map(({ id }) => id));
    return guests.map((guest) => toGuest(guest, contacts));
  }
}
