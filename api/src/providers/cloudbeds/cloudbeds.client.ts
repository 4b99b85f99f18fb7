import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { atLeastOneNight } from '@booking/hotel/nights';
import type { Levy } from '@booking/hotel/pricing';
import { Transactions } from '../../platform/database/transactions.service.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import { ProviderCache, type CachedAnswer } from '../../platform/outbound/provider-cache.service.ts';
import { RecentReads } from '../../platform/outbound/recent-reads.service.ts';
import {
  PropertySystem,
  type AgreedTotal,
  type BookedReservation,
  type Inclusions,
  type ListedReservation,
  type NewReservation,
  type Note,
  type PaidReservation,
  type PropertyProfile,
  type RawAnswer,
  type Reservation,
  type ReservationQuery,
  type RoomOffer,
  type RoomState,
  type StaffList,
  type Stay,
  type StayChange,
  type StayList,
} from '../property-system.port.ts';
import type { RatePlan, RoomType } from '../rate-plan.schema.ts';
import { bookedSince } from './reservations/booked-since.client.ts';
import { currentReservations } from './reservations/current-reservations.client.ts';
import { book, findByReference } from './reservations/bookings.client.ts';
import { checkIn } from './reservations/check-in.client.ts';
import { CloudbedsConnections } from './connection/cloudbeds-connections.service.ts';
import { CloudbedsHttp } from './cloudbeds-http.client.ts';
import { CloudbedsPictures } from './rooms/cloudbeds-pictures.client.ts';
import { title } from './cloudbeds-address.rule.ts';
import { HotelDetails, profileOf } from './rooms/hotel-details.mapper.ts';
import { leviesOf, TaxesAndFees } from './rooms/levies.mapper.ts';
import { addNote, notesOf } from './reservations/notes.client.ts';
import { offersFor } from './rooms/offers.mapper.ts';
import { recordPayment } from './reservations/payments.client.ts';
import { inclusionsOf, RatePlans, ratePlansOf } from './rooms/rate-plans.mapper.ts';
import { reservationOf } from './reservations/reservation-answers.schema.ts';
import {
  changeStay,
  findReservations,
  fullReservation,
  ratesOf,
  setStatus,
} from './reservations/reservations.client.ts';
import { roomTypesOf, RoomTypes } from './rooms/room-types.mapper.ts';
import { roomStates } from './rooms/rooms.client.ts';
import { staffMembers } from './staff.client.ts';
import { listStays } from './reservations/stays.client.ts';
import { setAgreedTotal } from './reservations/totals.client.ts';

const keptSeconds = 5 * 60;

/** Guests who open a page at the same time share what it shows. */
const sharedMs = 2_000;

const leviesKey = (mode: Mode): string => `cloudbeds levies ${mode}`;
const inclusionsKey = (mode: Mode): string => `cloudbeds inclusions ${mode}`;

const isAway = (error: unknown): boolean =>
  error instanceof ProviderError && (error.isOutage || error.kind === 'paused' || error.kind === 'rate_limited');

const availabilityOf = (stay: Stay) => ({ ...stay, rooms: 1, detailedRates: true, pageSize: 100 });

/** Cloudbeds in the hotel's words. */
@Injectable()
export class CloudbedsClient extends PropertySystem {
  readonly name = 'cloudbeds';
  readonly title = title;
  private readonly recent = new RecentReads<Reservation>(sharedMs);

  constructor(
    private readonly http: CloudbedsHttp,
    private readonly connections: CloudbedsConnections,
    private readonly pictures: CloudbedsPictures,
    private readonly cache: ProviderCache,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  async hasAccount(mode: Mode): Promise<boolean> {
    return (await this.connections.status(mode)).connected;
  }

  override accessEnds(mode: Mode): Promise<{ at: Date; problem: string | null } | null> {
    return this.connections.accessEnds(mode);
  }

  check(mode: Mode): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getHotels', { pageSize: 1 });
  }

  async getProfile(mode: Mode): Promise<PropertyProfile> {
    const load = async (): Promise<PropertyProfile> =>
      profileOf(await this.http.requestParsed(mode, HotelDetails, 'GET', 'getHotelDetails'));
    const key = `cloudbeds profile ${mode}`;
    return this.cache.getOrLoad(key, keptSeconds, load).then(
      ({ value }) => value,
      async (error: unknown) => {
        // a hotel is called as before while Cloudbeds is away
        const last = isAway(error) ? await this.cache.findLast<PropertyProfile>(key) : undefined;
        if (!last) throw error;
        return last.value;
      },
    );
  }

  getPicture(mode: Mode, address: string): Promise<Buffer> {
    return this.pictures.get(mode, address);
  }

  getRawRoomTypes(mode: Mode): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getRoomTypes', { pageSize: 100 });
  }

  getRawRatePlans(mode: Mode, stay: Stay): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getRatePlans', { ...stay, detailedRates: true });
  }

  getRawAvailability(mode: Mode, stay: Stay): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getAvailableRoomTypes', availabilityOf(stay));
  }

  async listOffers(mode: Mode, asked: Stay): Promise<RoomOffer[]> {
    const stay = atLeastOneNight(asked);
    return this.http.requestParsed(mode, offersFor(stay), 'GET', 'getAvailableRoomTypes', availabilityOf(stay));
  }

  async listRoomTypes(mode: Mode): Promise<RoomType[]> {
    return roomTypesOf(await this.http.requestParsed(mode, RoomTypes, 'GET', 'getRoomTypes', { pageSize: 100 }));
  }

  async listRatePlans(mode: Mode, asked: Stay): Promise<RatePlan[]> {
    const stay = atLeastOneNight(asked);
    return ratePlansOf(
      await this.http.requestParsed(mode, RatePlans, 'GET', 'getRatePlans', { ...stay, detailedRates: true }),
    );
  }

  async listInclusions(mode: Mode, asked: Stay): Promise<Inclusions> {
    const load = async (): Promise<Inclusions> =>
      inclusionsOf(await this.http.requestParsed(mode, RatePlans, 'GET', 'getRatePlans', atLeastOneNight(asked)));
    return (await this.cache.getOrLoad(inclusionsKey(mode), keptSeconds, load)).value;
  }

  async findLastInclusions(mode: Mode): Promise<Inclusions | undefined> {
    return (await this.cache.findLast<Inclusions>(inclusionsKey(mode)))?.value;
  }

  async listLevies(mode: Mode): Promise<Levy[]> {
    return (await this.listCachedLevies(mode)).value;
  }

  listCachedLevies(mode: Mode): Promise<CachedAnswer<Levy[]>> {
    const load = async (): Promise<Levy[]> =>
      leviesOf(await this.http.requestParsed(mode, TaxesAndFees, 'GET', 'getTaxesAndFees'));
    return this.cache.getOrLoad(leviesKey(mode), keptSeconds, load);
  }

  findLastLevies(mode: Mode): Promise<CachedAnswer<Levy[]> | undefined> {
    return this.cache.findLast(leviesKey(mode));
  }

  book(mode: Mode, reservation: NewReservation): Promise<BookedReservation> {
    return book(this.http, mode, reservation);
  }

  findByReference(mode: Mode, reference: string): Promise<BookedReservation | undefined> {
    return findByReference(this.http, mode, reference);
  }

  async getReservation(mode: Mode, id: string): Promise<Reservation> {
    return reservationOf(await fullReservation(this.http, mode, id));
  }

  getRecentReservation(mode: Mode, id: string): Promise<Reservation> {
    return this.recent.read(`${mode} ${id}`, () => this.getReservation(mode, id));
  }

  getRates(mode: Mode, id: string): Promise<Map<string, string>> {
    return ratesOf(this.http, mode, id);
  }

  findReservations(mode: Mode, query: ReservationQuery): Promise<Reservation[]> {
    return findReservations(this.http, mode, query);
  }

  listCurrentReservations(mode: Mode, leavesFrom: string): Promise<ListedReservation[]> {
    return currentReservations(this.http, mode, leavesFrom);
  }

  listBookedSince(mode: Mode, date: string): Promise<PaidReservation[]> {
    return bookedSince(this.http, mode, date);
  }

  listStays(mode: Mode, from: string, to: string): Promise<StayList> {
    return listStays(this.http, mode, from, to);
  }

  changeStay(mode: Mode, id: string, change: StayChange): Promise<Reservation> {
    return this.changing(mode, id, changeStay(this.http, mode, id, change));
  }

  cancel(mode: Mode, id: string): Promise<void> {
    return this.changing(mode, id, setStatus(this.http, mode, id, 'canceled'));
  }

  checkIn(mode: Mode, id: string): Promise<void> {
    return this.changing(mode, id, checkIn(this.http, mode, id));
  }

  checkOut(mode: Mode, id: string): Promise<void> {
    return this.changing(mode, id, setStatus(this.http, mode, id, 'checked_out'));
  }

  recordPayment(mode: Mode, id: string, cents: number, reference: string): Promise<void> {
    return this.changing(mode, id, recordPayment(this.http, this.transactions, mode, id, { cents, reference }));
  }

  setAgreedTotal(mode: Mode, id: string, agreed: AgreedTotal): Promise<void> {
    return this.changing(mode, id, setAgreedTotal(this.http, mode, id, agreed));
  }

  listNotes(mode: Mode, id: string): Promise<Note[]> {
    return notesOf(this.http, mode, id);
  }

  async addNote(mode: Mode, id: string, text: string): Promise<void> {
    await addNote(this.http, mode, id, text);
  }

  listStaff(mode: Mode): Promise<StaffList> {
    return staffMembers(this.http, mode);
  }

  listRooms(mode: Mode): Promise<RoomState[]> {
    return roomStates(this.http, mode);
  }

  async setRoomCondition(mode: Mode, roomID: string, roomCondition: 'clean' | 'dirty'): Promise<void> {
    await this.http.request(mode, 'POST', 'postHousekeepingStatus', { roomID, roomCondition });
  }

  async unblock(mode: Mode, roomBlockID: string): Promise<void> {
    await this.http.request(mode, 'POST', 'deleteRoomBlock', { roomBlockID });
  }

  /** Once a reservation was changed, or may have been, it is read anew. */
  private async changing<T>(mode: Mode, id: string, change: Promise<T>): Promise<T> {
    try {
      return await change;
    } finally {
      this.recent.invalidate(`${mode} ${id}`);
    }
  }
}
