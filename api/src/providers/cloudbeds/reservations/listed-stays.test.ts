import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { collectProblems } from '../../lenient-rows.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { listStays } from './stays.client.ts';

const room = {
  ...{ subReservationID: '8-1', roomTypeID: '331133', roomTypeName: 'Deluxe Queen', roomName: '101' },
  ...{ roomCheckIn: '2026-12-05', roomCheckOut: '2026-12-07' },
};
const row = {
  ...{ reservationID: '8', status: 'confirmed', guestName: 'Jane Doe', balance: 250.5, adults: '2', children: '0' },
  ...{ startDate: '2026-12-05', endDate: '2026-12-07', rooms: [room] },
};

/** Cloudbeds with these pages of reservations, and what each was asked for by. */
function cloudbedsOf(pages: object[]) {
  const asked: object[] = [];
  const requestParsed = async (...[, schema, , , fields]: [string, z.ZodType, string, string, object]) => {
    asked.push(fields);
    return collectProblems(() => schema.parse(pages[asked.length - 1])).value;
  };
  return { asked, http: { requestParsed } as unknown as CloudbedsHttp };
}

const read = (http: CloudbedsHttp) => listStays(http, 'test', '2026-12-05', '2026-12-18');

test('reads a stay with its rooms', async () => {
  const { http, asked } = cloudbedsOf([{ data: [row], total: 1 }]);
  expect(await read(http)).toEqual({
    ...{ unread: 0, isWhole: true },
    stays: [
      {
        ...{ id: '8', status: 'confirmed', guestName: 'Jane Doe', startDate: '2026-12-05', endDate: '2026-12-07' },
        ...{ adults: 2, children: 0, balanceCents: 25_050 },
        rooms: [
          {
            ...{ id: '8-1', roomTypeId: '331133', roomTypeName: 'Deluxe Queen', roomName: '101' },
            ...{ startDate: '2026-12-05', endDate: '2026-12-07' },
          },
        ],
      },
    ],
  });
  expect(asked).toMatchObject([{ checkOutFrom: '2026-12-05', checkInTo: '2026-12-18', includeAllRooms: true }]);
});

test('counts reservations that cannot be read, and reads on to the last page', async () => {
  const odd = { ...row, reservationID: '9', startDate: 'soon' };
  const { http } = cloudbedsOf([
    { data: [odd, row], total: 102 },
    { data: [{ ...row, reservationID: '10', rooms: null, balance: null }], total: 102 },
  ]);
  const { stays, unread, isWhole } = await read(http);
  expect(stays.map(({ id }) => id)).toEqual(['8', '10']);
  expect(stays[1]).toMatchObject({ rooms: [], balanceCents: null });
  expect({ unread, isWhole }).toEqual({ unread: 1, isWhole: true });
});

test('stops after ten pages, and says that there is more', async () => {
  const { http, asked } = cloudbedsOf(Array.from({ length: 11 }, () => ({ data: [row], total: 5_000 })));
  expect((await read(http)).isWhole).toBe(false);
  expect(asked).toHaveLength(10);
});
