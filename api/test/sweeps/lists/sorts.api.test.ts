import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { RowCount } from '@booking/contracts/row-count';
import { z } from 'zod';
import { errorOf } from '../../requests/error-answer.ts';
import { followPages, nextOf } from '../../requests/followed-pages.ts';
import { eventually, owner } from '../../start/running-api.ts';
import { basicOf } from '../../people/staff.ts';
import { everyEndpoint, named } from '../every-endpoint.ts';
import { fillHotel, type FilledHotel } from '../filled-hotel.ts';
import { addRows } from '../queries/more-rows.ts';

type Row = Record<string, unknown> & { id: string };
type Parameters = Record<string, { enum?: string[] }>;

const headers = basicOf(owner.email, owner.password);
const parametersOf = ({ query }: Endpoint): Parameters =>
  query ? ((z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Parameters) : {};
const sortsOf = (endpoint: Endpoint): string[] => parametersOf(endpoint)['sort']?.enum ?? [];

const sorted = everyEndpoint.filter((endpoint) => sortsOf(endpoint).length > 0 && !endpoint.file);
const searched = sorted.filter((endpoint) => 'q' in parametersOf(endpoint));
const eachSort = sorted.flatMap((endpoint) => sortsOf(endpoint).map((sort): [string, string] => [endpoint.path, sort]));

/** What a row has in a column that is called otherwise in its list. */
const fields: Record<string, string> = { arrival: 'checkInDate', updatedAt: 'changedAt' };
const valueOf = (row: Row, sort: string): unknown => {
  const column = sort.replace('-', '');
  return row[fields[column] ?? column];
};

/** Copies that nothing else would make: an extension has a request, and events come in the order of their ids. */
const asTheyCome = `
  INSERT INTO extension_request (mode, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name,
    requested_workflow, additional_nights, original_checkout_date, new_checkout_date)
  SELECT DISTINCT ON (payment.id) payment.mode, payment.id, known.reservation_id, known.guest_name, known.guest_phone, known.guest_email,
    room_type_name, requested_workflow, additional_nights, original_checkout_date, new_checkout_date
  FROM payment, extension_request AS known WHERE purpose = 'extension' ON CONFLICT DO NOTHING;
  UPDATE extension_request SET created_at = payment.created_at FROM payment WHERE payment.id = payment_id;
  UPDATE inbound_event SET received_at = now() - interval '1 day' + id * interval '1 ms';`;

let hotel: FilledHotel;
beforeAll(async () => {
  // an API subscribes to the news of Cloudbeds as it starts, so one that another file had before would hear none
  hotel = await fillHotel(() => ({}));
  await eventually(async () => (await hotel.api.sql('SELECT FROM reservation_event')).length > 0);
  await addRows(hotel.api, 4);
  await hotel.api.sql(asTheyCome);
});
afterAll(() => hotel.stop());

const ask = (path: string): Promise<Response> => hotel.api.request(path, { headers });
const pages = (path: string): Promise<Row[][]> => followPages<Row>(hotel.api, path, headers);

test('all lists of the console are sorted', () => {
  expect(sorted.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual([
    ...['audit', 'call-logs', 'extension-requests', 'payment-events', 'precheckins'],
    ...['reservation-events', 'webhook-events'],
  ]);
});

describe('a list has every row once, in the order that is asked for', () => {
  test.each(eachSort)('%s?sort=%s', async (path, sort) => {
    const all = (await pages(`${path}?limit=500`)).flat();
    const found = (await pages(`${path}?sort=${sort}&limit=3`)).flat();
    const ids = found.map(({ id }) => id);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    // what goes on beside may have added some
    expect(all.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    const values = found.map((row) => valueOf(row, sort));
    const known = values.filter((value) => value !== null) as (string | number)[];
    expect(values.slice(known.length).filter((value) => value !== null)).toEqual([]);
    const ascending = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(known).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending);
  });
});

describe('a page of one order does not go on in another', () => {
  test.each(eachSort)('%s?sort=%s', async (path, sort) => {
    const next = new URL(nextOf(await ask(`${path}?sort=${sort}&limit=1`))!, 'http://local');
    const others = sortsOf(sorted.find((each) => each.path === path)!).filter((each) => each !== sort);
    for (const other of [...others, undefined]) {
      next.searchParams.delete('sort');
      if (other) next.searchParams.set('sort', other);
      const { code } = await errorOf(await ask(next.pathname + next.search), 400);
      expect([other, code]).toEqual([other, 'invalid_cursor']);
    }
  });
});

test.each(named(sorted))('%s refuses an order it does not have', async (_, { path }) => {
  await errorOf(await ask(`${path}?sort=nothing`), 400);
});

describe('what is searched for comes newest first', () => {
  test.each(named(searched))('%s', async (_, endpoint) => {
    for (const sort of sortsOf(endpoint)) {
      const answer = await ask(`${endpoint.path}?q=garcia&sort=${sort}`);
      const isNewest = ['-timestamp', '-createdAt', '-at', '-receivedAt'].includes(sort);
      if (isNewest) expect(answer.status).toBe(200);
      else expect((await errorOf(answer, 400)).code).toBe('sort_with_search');
    }
  });
});

describe('a count says how many rows the list has', () => {
  const counted = sorted.map(({ path }): [string, Endpoint] => [
    path,
    everyEndpoint.find((each) => each.path === `${path}/count`)!,
  ]);

  test.each(counted)('%s', async (path, count) => {
    const asked = (await (await ask(count.path)).json()) as RowCount;
    const rows = (await pages(`${path}?limit=500`)).flat();
    expect(asked).toEqual({ count: rows.length, isCapped: false });
  });

  test.each(counted)('%s, by the same filters', async (path, count) => {
    const { sort: _, limit: __, cursor: ___, ...filters } = parametersOf(sorted.find((each) => each.path === path)!);
    expect(Object.keys(parametersOf(count)).toSorted()).toEqual(Object.keys(filters).toSorted());
  });
});
