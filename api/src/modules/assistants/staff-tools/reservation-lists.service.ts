import { Injectable } from '@nestjs/common';
import { hotelDate } from '@booking/hotel/hotel-time';
import { isCalled } from '@booking/spoken-language/person-name';
import { spokenCount } from '@booking/spoken-language/spoken-words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { readEach } from '../../../platform/outbound/readable-records.rule.ts';
import { PropertySystem, type Reservation, type ReservationQuery } from '../../../providers/property-system.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { spokenGuests } from '../spoken-answers/spoken-reservations.mapper.ts';

/** The property system names no more than this many at once. */
const mostListed = 25;

/** Read one by one, while a caller waits on the phone. */
const mostRead = 10;

const howMany = (n: number): string => (n >= mostListed ? `${n} or more reservations` : spokenCount(n, 'reservation'));

/** Who comes, goes and stays today, in words to be spoken. */
@Injectable()
export class ReservationLists {
  constructor(
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async arrivals(): Promise<string> {
    const today = this.today();
    const expected = await this.find({ arrivesFrom: today, arrivesTo: today });
    const coming = expected.filter(({ status }) => status !== 'canceled' && status !== 'no_show');
    if (coming.length === 0) return 'Nobody arrives today.';
    const here = coming.filter(({ status }) => status === 'checked_in').length;
    return `${howMany(coming.length)} for today, ${here} checked in already: ${spokenGuests(coming)}.`;
  }

  async departures(): Promise<string> {
    const today = this.today();
    const found = await this.find({ leavesFrom: today, leavesTo: today });
    const leaving = found.filter(({ status }) => status === 'checked_in' || status === 'checked_out');
    if (leaving.length === 0) return 'Nobody leaves today.';
    const gone = leaving.filter(({ status }) => status === 'checked_out').length;
    return `${howMany(leaving.length)} end today, ${gone} checked out already: ${spokenGuests(leaving)}.`;
  }

  async inHouse(): Promise<string> {
    const staying = await this.find({ status: 'checked_in' });
    return staying.length === 0
      ? 'Nobody is in the hotel.'
      : `${howMany(staying.length)} in the hotel: ${spokenGuests(staying)}.`;
  }

  /** As Cloudbeds has the name, whenever they stay; of those who are still to leave, however it is written and pronounced. */
  async called(lastName: string): Promise<Reservation[]> {
    const mode = await this.modes.current();
    const [exact, current] = await Promise.all([
      this.find({ lastName }),
      this.property.listCurrentReservations(mode, this.today()),
    ]);
    const known = new Set(exact.map(({ id }) => id));
    const others = current.filter(({ id, guestName }) => !known.has(id) && isCalled(lastName, guestName));
    const ids = others.slice(0, mostRead).map(({ id }) => id);
    const { found } = await readEach(ids, (id) => this.property.getReservation(mode, id));
    return [...exact, ...found];
  }

  private async find(query: ReservationQuery): Promise<Reservation[]> {
    return this.property.findReservations(await this.modes.current(), query);
  }

  private today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }
}
