/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { privacyEndpoints as endpoints, type PersonFound, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './privacy.screen.tsx';

const at = '2026-11-21T18:00:00.000Z';
const phone = '+15125550101';
const found: PersonFound = {
  identifiers: [phone],
  names: ['Ada Guest'],
  alsoKnownBy: ['ada@guest.example'],
  held: [{ what: 'calls', count: 2 }],
  open: ['Reservation 1 is paid and ends on 2026-12-01.'],
};
const request: PrivacyRequest = {
  ...{ id: '7', kind: 'erasure', requestedAt: at, requestedBy: 'Owner', finishedAt: null, steps: 20 },
  report: [{ what: 'recordings', result: 'waiting', count: 0, note: 'Vapi is away.', at, proofs: [] }],
};
const finding = answering(endpoints.find, ({ body }) => ({ ...found, identifiers: body.identifiers }));
const open = (answers: Answering[] = []) =>
  renderScreen(Screen, { path: '/privacy', answers: [answering(endpoints.list, []), finding, ...answers] });
const search = async (person: ReturnType<typeof open>['person'], words: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Phone number, e-mail address or reservation' });
  await person.clear(field);
  if (words) await person.type(field, words);
  await person.click(screen.getByRole('button', { name: 'Search' }));
};

test('an empty search is refused at the field and never sent', async () => {
  const { person, calls } = open();
  await search(person, '');
  expect(screen.getByText('Enter a phone number, an e-mail address or a reservation.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(endpoints.find);
});

test('what else they are known by is included only when somebody says so', async () => {
  const { person, calls } = open();
  await search(person, phone);
  await person.click(await screen.findByRole('button', { name: 'Include ada@guest.example' }));
  expect(calls.at(-1)?.input.body).toEqual({ identifiers: [phone, 'ada@guest.example'] });
});

test('nobody is erased without the word, and the report shows what is waiting', async () => {
  const { person, calls } = open([answering(endpoints.erase, request), answering(endpoints.request, request)]);
  await search(person, phone);
  await person.click(await screen.findByRole('button', { name: 'Erase…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase this guest?' }));
  await person.type(dialog.getByRole('textbox'), 'erase');
  await person.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(dialog.getByText('Type ERASE to confirm.')).toBeTruthy();
  await person.clear(dialog.getByRole('textbox'));
  await person.type(dialog.getByRole('textbox'), 'ERASE');
  await person.click(dialog.getByRole('checkbox', { name: 'Go on although this is not over' }));
  await person.click(dialog.getByRole('button', { name: 'Erase' }));
  const report = within(await screen.findByRole('table', { name: 'Report of request 7' }));
  expect(report.getByText('Vapi is away.')).toBeTruthy();
  const asked = calls.filter(({ endpoint }) => endpoint === endpoints.erase).map(({ input }) => input.body);
  expect(asked).toEqual([{ identifiers: [phone], confirm: 'ERASE', evenIfOpen: true }]);
});

test('requests before the newest hundred are shown when they are asked for', async () => {
  const all = Array.from({ length: 120 }, (_, index): PrivacyRequest => ({ ...request, id: String(200 - index) }));
  const list = answering(endpoints.list, ({ query }) => all.slice(0, query.limit));
  const { person } = renderScreen(Screen, { path: '/privacy', answers: [list] });
  expect([await screen.findByText('101'), screen.queryByText('100')]).toEqual([expect.anything(), null]);
  await person.click(screen.getByText('Show more'));
  // by their text: a hundred rows are long looked through for a role
  await screen.findByText('81');
  expect(screen.queryByText('Show more')).toBeNull();
});
