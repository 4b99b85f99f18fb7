import { Injectable } from '@nestjs/common';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import type { GuestFound, PersonFound } from '@booking/contracts/privacy-desk';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { FreeTextRepository } from './free-text.repository.ts';
import { patternsOf } from './free-text.rule.ts';
import type { FoundGuest } from './guests-in-records.rule.ts';
import { openInWords } from './open-stays.rule.ts';
import { identifiersOf, type Person } from './person.rule.ts';
import { personalDataKinds } from './personal-data-kinds.repository.ts';
import { PersonalDataRepository } from './personal-data.repository.ts';
import { PersonalImages } from './personal-images.service.ts';

/** So many people of one number are told apart; a number of more is a company's. */
const mostGuests = 20;

/** What is held about a person. */
@Injectable()
export class StoredPersonalData {
  constructor(
    private readonly personalData: PersonalDataRepository,
    private readonly images: PersonalImages,
    private readonly freeText: FreeTextRepository,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async summarize(person: Person, guests: readonly { guest: FoundGuest; person: Person }[] = []): Promise<PersonFound> {
    const held: PersonFound['held'] = [];
    for (const kind of personalDataKinds)
      held.push({ what: kind.what, count: await this.personalData.count(kind, person) });
    const images = await this.images.list(person.precheckins);
    held.push({ what: 'precheckins', count: person.precheckins.length });
    held.push({ what: 'images', count: images.filter(({ deletedAt }) => !deletedAt).length });
    held.push({ what: 'inbox', count: await this.freeText.count('inbound_event', patternsOf(person)) });
    held.push({ what: 'recordings', count: (await this.personalData.listRecordings(person.calls)).length });
    held.push({ what: 'sent_texts', count: held.find(({ what }) => what === 'texts')?.count ?? 0 });
    held.push({ what: 'property_system', count: person.reservations.length });
    held.push({ what: 'payment_provider', count: person.checkouts.length });
    held.push({ what: 'audit', count: await this.freeText.count('audit_event', patternsOf(person)) });
    return {
      identifiers: identifiersOf(person),
      names: [...new Set(person.names)],
      alsoKnownBy: person.alsoKnownBy,
      held: held.filter(({ count }) => count > 0),
      open: await this.listOpen(person),
      guests: await Promise.all(guests.slice(0, mostGuests).map((each) => this.summarizeGuest(each))),
    };
  }

  /** The file that is handed to them, kind by kind. */
  async *file(person: Person): AsyncIterable<string> {
    const { HOTEL_TIME_ZONE: zone } = this.env.settings;
    const head = {
      madeAt: formatHotelTime(this.clock.now(), zone),
      knownBy: identifiersOf(person),
      names: person.names,
    };
    yield `${JSON.stringify(head).slice(0, -1)}`;
    for (const kind of personalDataKinds) {
      const rows = await this.personalData.list(kind, person);
      yield `,\n${JSON.stringify(kind.what)}: ${JSON.stringify(rows)}`;
    }
    yield `,\n"precheckins": ${JSON.stringify(await this.personalData.listPrecheckins(person.precheckins))}`;
    const images = await this.images.list(person.precheckins);
    const told = images.map(({ imageKey: _, deletedAt, ...image }) => ({ ...image, deletedAt, isKept: !deletedAt }));
    yield `,\n"images": ${JSON.stringify(told)}`;
    yield `,\n"recordings": ${JSON.stringify(await this.personalData.listRecordings(person.calls))}`;
    yield `,\n"inbox": ${JSON.stringify(await this.freeText.listInboundEvents(patternsOf(person)))}}\n`;
  }

  private async summarizeGuest({ guest, person }: { guest: FoundGuest; person: Person }): Promise<GuestFound> {
    const { name, reservations, records } = guest;
    return { name, reservations, records, open: await this.listOpen(person) };
  }

  /** Stays and payments that are not over. */
  async listOpen(person: Person): Promise<string[]> {
    const { HOTEL_TIME_ZONE: timeZone } = this.env.settings;
    const now = this.clock.now();
    const open = await this.personalData.listOpen(person, { today: hotelDate(now, timeZone), now });
    return open.map((each) => openInWords(each, { today: hotelDate(now, timeZone), now, timeZone }));
  }
}
