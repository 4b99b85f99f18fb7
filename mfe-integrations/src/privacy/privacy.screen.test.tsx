/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { privacyEndpoints as endpoints, type PersonFound, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { Screen } from './privacy.screen.tsx';

const at = '2026-11-21T18:00:00.000Z';
const phone = '+15125550101';
const found: PersonFound = {
  identifiers: [phone],
  names: ['Ada Guest'],
  alsoKnownBy: ['ada@guest.example'],
  held: [{ what: 'calls', count: 2 }],
  open: ['Reservation 1 is paid and ends on Dec 1.'],
};
const request: PrivacyRequest = {
  ...{ id: '7', kind: 'erasure', requestedAt: at, requestedBy: 'Owner', finishedAt: null, steps: 20 },
  report: [{ what: 'recordings', result: 'waiting', count: 0, note: 'Vapi is away.', at, proofs: [] }],
};
const finding = answering(endpoints.find, ({ body }) => ({ ...found, identifiers: body.identifiers }));
const open = (answers: Answering[] = []) =>
  renderScreen(Screen, { path: '/privacy', answers: [...answers, answering(endpoints.list, []), finding] });
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
  await person.click(dialog.getByRole('checkbox', { name: 'Erase despite upcoming stays' }));
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

test('after the newest five hundred requests it says so, and offers no more', async () => {
  const all = Array.from({ length: 600 }, (_, index): PrivacyRequest => ({ ...request, id: String(1600 - index) }));
  const list = answering(endpoints.list, ({ query }) => all.slice(0, query.limit));
  const { person } = renderScreen(Screen, { path: '/privacy', answers: [list] });
  for (const last of ['1501', '1401', '1301', '1201']) {
    await screen.findByText(last);
    await person.click(screen.getByText('Show more'));
  }
  expect(await screen.findByText('Showing the newest 500 requests.')).toBeTruthy();
  expect(screen.queryByText('Show more')).toBeNull();
});

const two: PersonFound = {
  ...found,
  names: ['Ada Guest', 'Ben Guest'],
  open: ['Reservation 1 is paid and ends on Dec 1.', 'Reservation 2 is paid and ends on Dec 9.'],
  guests: [
    { name: 'Ada Guest', reservations: ['1'], records: 3, open: ['Reservation 1 is paid and ends on Dec 1.'] },
    { name: 'Ben Guest', reservations: ['2'], records: 1, open: ['Reservation 2 is paid and ends on Dec 9.'] },
  ],
};
const findingTwo = answering(endpoints.find, ({ body }) => ({ ...two, identifiers: body.identifiers }));

test('of two people who used a phone only those are erased who are ticked', async () => {
  const { person, calls } = open([
    findingTwo,
    answering(endpoints.erase, request),
    answering(endpoints.request, request),
  ]);
  await search(person, phone);
  expect(await screen.findByText(/^2 people used this phone\./)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Erase…' }));
  const dialog = () => within(screen.getByRole('dialog'));
  expect(
    dialog()
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([false, false]);
  await person.type(dialog().getByLabelText('Type ERASE to confirm'), 'ERASE');
  await person.click(dialog().getByRole('button', { name: 'Erase' }));
  expect(dialog().getByText('Choose at least one person.')).toBeTruthy();
  await person.click(dialog().getByRole('checkbox', { name: 'Ada Guest (reservation 1, 3 records)' }));
  expect(screen.getByRole('dialog', { name: 'Erase 1 person who used this phone?' })).toBeTruthy();
  expect(dialog().getByText(/^Personal data of Ada Guest will be erased/)).toBeTruthy();
  expect(dialog().queryByText(/Reservation 2/)).toBeNull();
  await person.click(dialog().getByRole('checkbox', { name: 'Erase despite upcoming stays' }));
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog().getByRole('button', { name: 'Erase 1 person' }));
  await screen.findByRole('table', { name: 'Report of request 7' });
  const asked = calls.filter(({ endpoint }) => endpoint === endpoints.erase).map(({ input }) => input.body);
  expect(asked).toEqual([{ identifiers: [phone], guests: ['Ada Guest'], confirm: 'ERASE', evenIfOpen: true }]);
});

test('all who used a phone can be erased together, and a link names the one who is meant', async () => {
  const { person } = renderScreen(Screen, {
    path: '/privacy',
    at: `/privacy?guest=${encodeURIComponent(phone)}&name=Ben+Guest`,
    answers: [answering(endpoints.list, []), findingTwo],
  });
  await person.click(await screen.findByRole('button', { name: 'Search' }));
  await person.click(await screen.findByRole('button', { name: 'Erase…' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ben Guest/ }).checked).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: /^Ada Guest/ }));
  expect(screen.getByRole('dialog', { name: 'Erase 2 people who used this phone?' })).toBeTruthy();
});

test('the file of one of two people holds the data of nobody else', async () => {
  savedFiles();
  const { person, calls } = open([findingTwo, answering(endpoints.export, '{}')]);
  await search(person, phone);
  await person.click(await screen.findByRole('button', { name: 'Export…' }));
  await person.click(screen.getByRole('checkbox', { name: /^Ben Guest/ }));
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = calls.filter(({ endpoint }) => endpoint === endpoints.export).map(({ input }) => input.body);
  expect(asked).toEqual([{ identifiers: [phone], guests: ['Ben Guest'] }]);
});

afterEach(() => void jest.restoreAllMocks());

/** The files that were handed to the browser to be saved. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

test('shows who was found, what is held by kind, and what is not over', async () => {
  const { person } = open();
  await search(person, `${phone}, ada@guest.example`);
  const held = within(await screen.findByRole('table', { name: 'Data found, by kind' }));
  expect(held.getByRole('row', { name: 'Calls with their transcripts 2' })).toBeTruthy();
  for (const text of [`${phone}, ada@guest.example`, 'Ada Guest', found.open[0]!]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  await expectAccessible();
});

test('says so when nothing is held', async () => {
  const { person } = open([answering(endpoints.find, { ...found, held: [{ what: 'property_system', count: 1 }] })]);
  await search(person, phone);
  expect(await screen.findByText('No data found')).toBeTruthy();
  expect(screen.getByText(`There is no data for ${phone}.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase…' })).toBeNull();
});

test('says why nobody could be searched for', async () => {
  const { person } = open([refusing(endpoints.find, 500, 'The database is away.')]);
  await search(person, phone);
  expect((await screen.findByRole('alert')).textContent).toBe('500: The database is away.');
});

test('hands out all that is held as a file, or says why not', async () => {
  const files = savedFiles();
  const { person, toasts, calls } = open([
    inTurn(answering(endpoints.export, '{"payments":[]}'), refusing(endpoints.export, 500, 'The database is away.')),
  ]);
  await search(person, phone);
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]!.text()).toBe('{"payments":[]}');
  expect(calls.find(({ endpoint }) => endpoint === endpoints.export)?.input.body).toEqual({ identifiers: [phone] });
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', body: '500: The database is away.', intent: 'error' }]),
  );
});

test('says why an erasure was refused, and keeps the word that was typed', async () => {
  const { person } = open([refusing(endpoints.erase, 409, 'A stay is not over.')]);
  await search(person, phone);
  await person.click(await screen.findByRole('button', { name: 'Erase…' }));
  const dialog = within(screen.getByRole('dialog'));
  const word = dialog.getByLabelText<HTMLInputElement>('Type ERASE to confirm');
  await person.type(word, 'ERASE');
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Erase' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('409: A stay is not over.');
  expect(word.value).toBe('ERASE');
});

test('shows the report of a request that is done, to be downloaded', async () => {
  const files = savedFiles();
  const proofs = [{ at, answer: 'Deleted.' }];
  const done: PrivacyRequest = {
    ...request,
    finishedAt: at,
    report: [{ ...request.report[0]!, result: 'erased', proofs }],
  };
  const { person } = open([
    answering(endpoints.list, [done, { ...done, id: '6', kind: 'export' }]),
    answering(endpoints.request, done),
  ]);
  const requests = within(await screen.findByRole('table', { name: 'Requests, newest first' }));
  const asked = 'Nov 21, 12:00 PM by Owner';
  expect(requests.getByRole('row', { name: `7 Erasure ${asked} Done Show Report` })).toBeTruthy();
  expect(requests.getByRole('row', { name: `6 Export ${asked} File exported` })).toBeTruthy();
  await person.click(requests.getByRole('button', { name: 'Show report of request 7' }));
  const report = within(await screen.findByRole('table', { name: 'Report of request 7' }));
  expect(report.getByRole('row', { name: /^Recordings at the voice platform Erased 0 / }).textContent).toContain(
    'Each answer is in the report that can be downloaded.',
  );
  await person.click(screen.getByRole('button', { name: 'Download Report' }));
  expect(await files[0]?.text()).toContain('Recordings at the voice platform: erased, 0');
});

test('says so when nobody asked yet', async () => {
  open();
  expect(await screen.findByText('No requests yet')).toBeTruthy();
});

test('says why the requests could not be loaded, and brings them with "Try again"', async () => {
  const { person } = open([inTurn(refusing(endpoints.list, 500, 'Away.'), answering(endpoints.list, [request]))]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The requests could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 of 20 kinds done')).toBeTruthy();
});

test('tells the front desk that requests are not theirs, and asks for nothing', async () => {
  const user = { id: '3', name: 'Fay', email: 'fay@hotel.example', role: 'front_desk' as const };
  const { calls } = renderScreen(Screen, { path: '/privacy', user, answers: [] });
  expect(await screen.findByText('You do not have access')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a link for one guest has their reservation in the field, and nobody is searched for by it alone', async () => {
  const answers = [answering(endpoints.list, []), finding];
  const { person, calls } = renderScreen(Screen, { path: '/privacy', at: '/privacy?guest=R-77', answers });
  const asked = () => calls.filter(({ endpoint }) => endpoint === endpoints.find).map(({ input }) => input.body);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /reservation$/ });
  expect(field.value).toBe('R-77');
  expect(asked()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Ada Guest')).toBeTruthy();
  expect(asked()).toEqual([{ identifiers: ['R-77'] }]);
});
