/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { button, detail, dialog, factsOf, open, panel, precheckin, record, step } from './precheckin.fixture.ts';

const endpoints = precheckinDeskEndpoints;
afterEach(() => {
  jest.restoreAllMocks();
});

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the stay, and links to its reservation, its call and the page of the guest', async () => {
  open([detail()], 'front_desk', '?step=sent');
  await panel('Stay');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pre-check-in of Rosa Byron');
  expect(factsOf(screen.getByRole('region', { name: 'Stay' }))).toEqual([
    ...[
      'Step: ID uploaded',
      'Guest: Rosa Byron',
      'Phone: (512) 555-0190',
      'Reservation: R-1',
      'Room type: Garden Suite',
    ],
    ...['Stay: Nov 10 – 12', 'Link sent: Nov 8, 9:00 AM', 'Link: Active until Nov 12'],
    ...['Page: Preview guest page (opens in a new tab)', 'Call: Open call'],
  ]);
  const preview = screen.getByRole('link', { name: 'Preview guest page (opens in a new tab)' });
  expect(preview.getAttribute('href')).toBe(`/precheckin/${precheckin().id}?preview`);
  expect(preview.getAttribute('target')).toBe('_blank');
  expect(link('Open call')).toBe('/call-logs/call%201');
  expect(link('Rosa Byron')).toBe(`/guests?precheckin=${precheckin().id}`);
  expect(link('Back to Pre-Check-Ins')).toBe('/precheckins?step=sent');
});

test('shows what was signed, how and when, and copies the whole hash', async () => {
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { person } = open([detail()]);
  const registration = await step('Registration card');
  expect(registration.getByText('Signed')).toBeTruthy();
  expect(registration.getByText('Nov 9, 9:00 AM')).toBeTruthy();
  expect(registration.getByText('Evidence').closest('details')!.open).toBe(false);
  const items = screen.getByRole('list', { name: 'From the registration card to the check-in' }).children;
  expect(factsOf(items[0]!).slice(0, 4)).toEqual([
    ...['Name: Rosa Byron', 'Signature: Drawn', 'Text: Version 3', 'From address: 203.0.113.7'],
  ]);
  expect(factsOf(items[1]!).slice(0, 3)).toEqual(['Name: Rosa Maria Byron', 'Signature: Typed', 'Text: Version 4']);
  expect((await step('Photo ID')).getByText('Uploaded')).toBeTruthy();
  expect((await step('Check-in')).getByText('Not yet')).toBeTruthy();
  expect(screen.getByText('Images are encrypted and will be deleted on Dec 12.')).toBeTruthy();
  expect((await panel('ID Access Log')).getByText('No one has viewed the ID')).toBeTruthy();
  await expectAccessible();
  await person.click(registration.getByText('Evidence'));
  await person.click(registration.getByRole('button', { name: /^Copy SHA-256 of the registration card/ }));
  expect(copy).toHaveBeenCalledWith(record().imageHash);
  await waitFor(() => expect(registration.getByRole('status').textContent).toBe('Copied'));
});

test('shows what is not given yet, and offers no signed copy', async () => {
  open([detail({ records: [record()], step: 'registration_signed' })]);
  expect((await step('Card authorization')).getByText('Not yet')).toBeTruthy();
  expect((await step('Photo ID')).getByText('Not yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Signed copy (PDF)' })).toBeNull();
});

test('sends a new link', async () => {
  const { person, toasts, calls } = open([detail(), answering(endpoints.send, precheckin())]);
  await panel('Stay');
  await person.click(button('Send a new link'));
  await person.click(dialog('Send Rosa Byron a new link').getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Link Sent', body: 'Texted a new pre-check-in link to Rosa Byron.' }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.at(-1)).toMatchObject({ endpoint: endpoints.send, input: { body: { reservationId: 'R-1' } } });
});

test('keeps the dialog when a new link cannot be sent, and says why', async () => {
  const why = 'The guest asked for no texts.';
  const { person, toasts } = open([detail(), refusing(endpoints.send, 409, why)]);
  await panel('Stay');
  await person.click(button('Send a new link'));
  await person.click(dialog('Send Rosa Byron a new link').getByRole('button', { name: 'Send' }));
  expect((await dialog('Send Rosa Byron a new link').findByRole('alert')).textContent).toBe(`409: ${why}`);
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${why}` }]);
});

test('saves the signed copy, and says that this is written down', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const looked = { at: '2026-11-10T18:00:00.000Z', by: 'Dana Desk', kind: 'registration', reason: 'PDF copy' } as const;
  const { person, toasts } = open([
    inTurn(detail(), detail({ views: [looked] })),
    answering(endpoints.copy, '%PDF-1.7'),
  ]);
  await panel('Stay');
  await person.click(button('Signed copy (PDF)'));
  const views = await panel('ID Access Log');
  expect((await views.findByRole('listitem')).textContent).toBe('Dana Desk: PDF copyRegistration card, 12:00 PM');
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toBe('%PDF-1.7');
  expect(toasts).toEqual([{ title: 'Signed Copy Saved', body: 'Your download was logged.' }]);
});

test('says why the signed copy was not saved', async () => {
  const { person, toasts } = open([detail(), refusing(endpoints.copy, 500, 'The database is away.')]);
  await panel('Stay');
  await person.click(button('Signed copy (PDF)'));
  await waitFor(() =>
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '500: The database is away.' }]),
  );
});

test.each([400, 404])('says that a pre-check-in was not found (%i), and leads back to the list', async (status) => {
  open([refusing(endpoints.detail, status, 'No.')], 'front_desk', '?step=sent');
  expect(await screen.findByText('This pre-check-in was not found')).toBeTruthy();
  expect(link('Back to Pre-Check-Ins')).toBe('/precheckins?step=sent');
});

test('shows that it waits, why loading failed, and who may not see it when tried again', async () => {
  const failing = onCue(refusing(endpoints.detail, 500, 'The database is away.'));
  const { person } = open([inTurn(failing, refusing(endpoints.detail, 403, 'No.'))]);
  expect(screen.getByRole('progressbar', { name: 'Loading the pre-check-in…' })).toBeTruthy();
  failing.arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('500: The database is away.');
  await person.click(button('Try again'));
  expect(await screen.findByText(/^Your role does not include the pre-check-in\./)).toBeTruthy();
});

test('offers no images, copies, links or check-in to whoever may only read', async () => {
  open([detail({ step: 'submitted' })], 'viewer');
  await panel('Stay');
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names.filter((name) => !name.startsWith('Copy SHA-256'))).toEqual(['Refresh']);
});
