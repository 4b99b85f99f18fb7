import { beforeEach, expect, jest, test } from '@jest/globals';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';
import { createRemoteQueryClient } from './remote-query-client.ts';

let failures: Error[];
let page: QueryClient;
let [lamps, chairs]: QueryClient[] = [];
beforeEach(() => {
  failures = [];
  page = createQueryClient((error) => void failures.push(error));
  [lamps, chairs] = ['mfe-lamps', 'mfe-chairs'].map((id) => createRemoteQueryClient(page, id));
});

const key = ['employees', 'list'];

test('the same key in two remotes, and in the shell, names data of each', () => {
  lamps!.setQueryData(key, 'of lamps');
  chairs!.setQueryData(key, 'of chairs');
  page.setQueryData(key, 'of the shell');
  expect([lamps, chairs, page].map((client) => client!.getQueryData(key))).toEqual([
    ...['of lamps', 'of chairs', 'of the shell'],
  ]);
});

test.each<[string, (client: QueryClient) => unknown]>([
  ['writes by a part of the key', (client) => client.setQueriesData({ queryKey: ['employees'] }, 'spoilt')],
  ['removes by a part of the key', (client) => client.removeQueries({ queryKey: ['employees'] })],
  ['removes by the key', (client) => client.removeQueries({ queryKey: key, exact: true })],
  ['forgets everything', (client) => client.clear()],
  ['resets everything', (client) => client.resetQueries()],
  ['says that all is stale', (client) => client.invalidateQueries()],
])('what a remote does to its cache leaves that of another alone: it %s', async (_, act) => {
  lamps!.setQueryData(key, 'of lamps');
  chairs!.setQueryData(key, 'of chairs');
  await act(lamps!);
  expect(chairs!.getQueryData(key)).toBe('of chairs');
  expect(chairs!.getQueryState(key)).toMatchObject({ isInvalidated: false, status: 'success' });
  expect(lamps!.getQueriesData({ queryKey: ['employees'] }).map(([, data]) => data)).not.toContain('of chairs');
});

test('a remote asks anew and counts what is its own', async () => {
  const queryFn = jest.fn(() => new Promise<string>(() => undefined));
  void chairs!.prefetchQuery({ queryKey: key, queryFn });
  expect([lamps, chairs, page].map((client) => client!.isFetching())).toEqual([0, 1, 1]);
  await lamps!.refetchQueries({ queryKey: key });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('what is shared by name is one for all to read and to ask anew, and no remote writes it', async () => {
  page.setQueryData(['alerts'], 'one');
  expect(lamps!.getQueryData(['alerts'])).toBe('one');
  chairs!.setQueryData(['alerts'], 'two');
  chairs!.setQueriesData({}, 'three');
  expect(page.getQueryData(['alerts'])).toBe('one');
  await lamps!.invalidateQueries({ queryKey: ['alerts'] });
  expect(page.getQueryState(['alerts'])?.isInvalidated).toBe(true);
});

test('what the page does to all reaches the queries of remotes', async () => {
  lamps!.setQueryData(key, 'of lamps');
  await page.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mode' });
  expect(lamps!.getQueryState(key)?.isInvalidated).toBe(true);
  page.clear();
  expect(lamps!.getQueryData(key)).toBeUndefined();
});

test('queries of a remote have the defaults of the page and tell it of their failures', async () => {
  const failure = new Error('The lamp is out.');
  const query = { queryKey: key, queryFn: () => Promise.reject(failure) };
  await expect(lamps!.fetchQuery(query)).rejects.toBe(failure);
  expect(failures).toEqual([failure]);
  expect(lamps!.getDefaultOptions().queries).toMatchObject({ retry: false, staleTime: Infinity });
});

test('whoever looks at a query hears of its new data', () => {
  const seen: unknown[] = [];
  const observer = new QueryObserver(lamps!, { queryKey: key, enabled: false });
  const stop = observer.subscribe(({ data }) => void seen.push(data));
  chairs!.setQueryData(key, 'of chairs');
  lamps!.setQueryData(key, 'of lamps');
  expect(observer.getCurrentResult().data).toBe('of lamps');
  stop();
});
