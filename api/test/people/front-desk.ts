import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import type { CloudbedsHttp } from '../../src/providers/cloudbeds/cloudbeds-http.client.ts';
import { freeRooms } from '../../src/providers/cloudbeds/rooms/rooms.client.ts';
import type {
  PropertySystem,
  Reservation,
  RoomOffer,
  RoomState,
  Stay,
} from '../../src/providers/property-system.port.ts';
import { openAdapters } from '../providers/adapters.ts';
import type { ConnectedApi } from '../start/connected-api.ts';

type Wanted = { startDate: string; endDate: string; phone: string; lastName?: string };

/** The front desk at Cloudbeds: it works past the API, within the same number of requests a second. */
export type FrontDesk = {
  property: PropertySystem;
  http: CloudbedsHttp;
  /** A reservation of two adults in the room type with the most rooms left, at its standard rate. */
  reserve: (wanted: Wanted) => Promise<Reservation>;
  /** The same for one night from today, where a room stands empty already: in the morning most guests have not left yet. */
  reserveToday: (wanted: Omit<Wanted, 'startDate' | 'endDate'>) => Promise<Reservation>;
  /** Rooms that nobody is in and nobody was given for tonight, those of the types with the most rooms left first. */
  emptyRooms: () => Promise<RoomState[]>;
  stop: () => Promise<void>;
};

/** One for all tests of a file, at the hotel they share. */
export function useFrontDesk(hotel: ConnectedApi): FrontDesk {
  const desk = {} as FrontDesk;
  beforeAll(async () => void Object.assign(desk, await openFrontDesk(hotel)));
  afterAll(() => desk.stop());
  return desk;
}

export async function openFrontDesk({ api, simulators }: ConnectedApi): Promise<FrontDesk> {
  const { cloudbeds: property, cloudbedsHttp: http, stop } = await openAdapters(simulators.env, api.databaseUrl);
  const book = async (
    stay: Stay,
    offer: RoomOffer,
    { phone, lastName = 'Guest' }: Pick<Wanted, 'phone' | 'lastName'>,
  ) => {
    const { roomTypeId, rateId } = offer;
    const guest = { firstName: 'Ada', lastName, email: 'ada@guest.example', phone, country: 'US', zip: '78701' };
    const booking = { ...stay, roomTypeId, rateId, reference: randomUUID(), guest };
    return property.getReservation('test', (await property.book('test', booking)).reservationId);
  };
  const offers = async (stay: Stay): Promise<RoomOffer[]> =>
    (await property.listOffers('test', stay))
      .filter(({ rateType }) => rateType === 'standard')
      .toSorted((one, other) => other.roomsAvailable - one.roomsAvailable);
  const tonight = (): Stay => {
    const startDate = hotelDate(new Date(), 'America/Chicago');
    return { startDate, endDate: addDays(startDate, 1), adults: 2, children: 0 };
  };
  const emptyTonight = async (): Promise<{ room: RoomState; offer: RoomOffer }[]> => {
    const empty = (await property.listRooms('test')).filter(({ isOccupied, blockId }) => !isOccupied && !blockId);
    const found = (await offers(tonight())).map(async (offer) => {
      const free = await freeRooms(http, 'test', { roomTypeID: offer.roomTypeId, ...tonight() });
      return empty.filter(({ roomId }) => free.includes(roomId)).map((room) => ({ room, offer }));
    });
    return (await Promise.all(found)).flat();
  };
  return {
    property,
    http,
    reserve: async ({ startDate, endDate, ...guest }) => {
      const stay = { startDate, endDate, adults: 2, children: 0 };
      return book(stay, (await offers(stay))[0]!, guest);
    },
    reserveToday: async (guest) => {
      const [ready] = await emptyTonight();
      if (!ready) throw new Error('No room of the simulated hotel is empty now.');
      return book(tonight(), ready.offer, guest);
    },
    emptyRooms: async () => (await emptyTonight()).map(({ room }) => room),
    stop,
  };
}
