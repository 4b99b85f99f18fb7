/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import { answering, expectAccessible, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { useExportCalls } from './export-calls.ts';

const json = answering(callEndpoints.export, '[{"id":"a"},\n{"id":"b"}]\n');

let saved: Blob[];
beforeEach(() => {
  saved = [];
  // the environment saves no files
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  HTMLAnchorElement.prototype.click = () => undefined;
});

function open(filter: CallFilter, answers: Answering[]) {
  function Page() {
    const calls = useExportCalls(filter);
    return (
      <>
        <button onClick={calls.open}>Export…</button>
        {calls.dialog}
      </>
    );
  }
  return renderScreen(Page, { path: '/call-logs', answers });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Export Call Logs' }));
const button = (name: string) => dialog().getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function opened(filter: CallFilter, answers: Answering[]) {
  const mounted = open(filter, answers);
  await mounted.person.click(screen.getByRole('button', { name: 'Export…' }));
  await screen.findByRole('dialog', { name: 'Export Call Logs' });
  return mounted;
}

test.each<[CallFilter, string]>([
  [{}, 'All calls of the current mode.'],
  [{ mode: 'live' }, 'All calls of live mode.'],
  [{ q: 'observatory' }, 'Calls of the current mode matching your filters.'],
  [{ q: 'observatory', mode: 'test' }, 'Calls of test mode matching your filters.'],
])('with the filter %j exports "%s"', async (filter, words) => {
  await opened(filter, []);
  expect(dialog().getByText(new RegExp(`^${words} The file contains phone numbers`))).toBeTruthy();
});

test('saves what the filters leave in the chosen format, and says how many rows were saved', async () => {
  const { person, calls, toasts } = await opened({ q: 'observatory' }, [json]);
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: /CSV/ }).checked).toBe(true);
  await expectAccessible();
  await person.click(dialog().getByRole('radio', { name: /JSON/ }));
  await person.click(button('Export'));
  await isClosed();
  expect(calls.map(({ input }) => input.query)).toEqual([{ format: 'json', q: 'observatory' }]);
  expect(saved).toHaveLength(1);
  expect(JSON.parse(await saved[0]!.text())).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(toasts).toEqual([{ intent: 'success', title: 'Export Saved', body: '2 calls' }]);
});

test('counts the rows as they come, and saves nothing when it is stopped', async () => {
  const { person, toasts } = await opened({}, []);
  let isStopped = false;
  const rows = new TextEncoder().encode('"id"\r\n"1"\r\n"2"\r\n"a\r\nb"\r\n');
  globalThis.fetch = (_, init) => {
    const start = (sent: ReadableStreamDefaultController) => {
      sent.enqueue(rows);
      init?.signal?.addEventListener('abort', () => {
        isStopped = true;
        sent.error(init.signal?.reason);
      });
    };
    return Promise.resolve(new Response(new ReadableStream({ start })));
  };
  await person.click(button('Export'));
  expect(await dialog().findByText('3 calls so far')).toBe(dialog().getByRole('status'));
  expect(document.activeElement).toBe(button('Exporting…'));
  await expectAccessible();
  await person.click(button('Cancel'));
  await isClosed();
  expect([isStopped, saved, toasts]).toEqual([true, [], []]);
});

test('says why nothing was saved, and forgets it once it is closed', async () => {
  const { person, toasts } = await opened({}, [refusing(callEndpoints.export, 503, 'The database is away.')]);
  await person.click(button('Export'));
  expect((await dialog().findByRole('alert')).textContent).toBe('Nothing was saved. 503: The database is away.');
  await person.click(button('Cancel'));
  await isClosed();
  await person.click(screen.getByRole('button', { name: 'Export…' }));
  expect(dialog().queryByRole('alert')).toBeNull();
  expect([saved, toasts]).toEqual([[], []]);
});

test('saves nothing when it is canceled before it began', async () => {
  const { person, calls } = await opened({}, []);
  await person.click(button('Cancel'));
  await isClosed();
  expect([calls, saved]).toEqual([[], []]);
});
