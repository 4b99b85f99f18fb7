/** @jest-environment @happy-dom/jest-environment */
import type { ComponentType } from 'react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';
import { show } from '../testing.tsx';

const Chart = ({ of }: { of: string }) => <p>{`A chart of ${of}`}</p>;
afterEach(() => void jest.restoreAllMocks());

type Load = () => Promise<ComponentType<{ of: string }>>;

test('loads a part when it is first shown, and shows it at once from then on', async () => {
  const load = jest.fn<Load>(async () => Chart);
  const Part = lazyPart(load, 'Loading the chart…');
  const { change } = show(<Part of="calls" />);
  expect(screen.getByRole('progressbar', { name: 'Loading the chart…' })).toBeTruthy();
  expect(await screen.findByText('A chart of calls')).toBeTruthy();
  change(<p>Nothing</p>);
  change(<Part of="payments" />);
  expect(screen.getByText('A chart of payments')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => undefined);
});

test('shows at once what was loaded ahead', async () => {
  const load = jest.fn<Load>(async () => Chart);
  const Part = lazyPart(load);
  await Part.preload();
  show(<Part of="calls" />);
  expect(screen.getByText('A chart of calls')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => undefined);
});

test('shows nothing meanwhile where no words are given', async () => {
  const Part = lazyPart<{ of: string }>(async () => Chart, '');
  show(<Part of="calls" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await screen.findByText('A chart of calls')).toBeTruthy();
});

test('says in its own place that it could not be loaded, keeps what stands around it, and tries again', async () => {
  const load = jest.fn<Load>(async () => Chart).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  const { person } = show(
    <>
      <input aria-label="Note" />
      <Part of="calls" />
    </>,
  );
  const note = screen.getByLabelText<HTMLInputElement>('Note');
  await person.type(note, 'Hello');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This part could not be loaded');
  expect(alert.textContent).toContain('The rest of the page stays as it is.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A chart of calls')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(note.value).toBe('Hello');
  expect(load).toHaveBeenCalledTimes(2);
});

test('fetches a broken file past the browser’s cache before it is loaded anew', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('export {}'));
  const broken = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/remotes/chart.js' });
  const load = jest.fn<Load>(async () => Chart).mockRejectedValueOnce(broken);
  const Part = lazyPart(load);
  const { person } = show(<Part of="calls" />);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A chart of calls')).toBeTruthy();
  expect(fetched.mock.calls).toEqual([['/remotes/chart.js', expect.objectContaining({ cache: 'reload' })]]);
});

test('says again that it could not be loaded when the file is still not to be had', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const broken = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/remotes/chart.js' });
  const load = jest.fn<Load>().mockRejectedValue(broken);
  const Part = lazyPart(load);
  const { person } = show(<Part of="calls" />);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('This part could not be loaded')).toBeTruthy();
});
