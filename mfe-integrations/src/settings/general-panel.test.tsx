/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { emailEndpoints } from '@booking/contracts/emails';
import { alertDeliveryEndpoints, type AlertDelivery } from '@booking/contracts/alert-delivery';
import { settingEndpoints } from '@booking/contracts/settings';
import { answering, refusing, type Answering } from '@booking/remote-kit/testing';
import { openSettings, panel, savedSettings, section } from './settings.fixture.ts';

const failing = refusing(settingEndpoints.save, 500, 'The database is away.');

describe('numbers for test calls', () => {
  async function open(answers: Answering[] = []) {
    const mounted = openSettings(answers);
    const typed = await screen.findByLabelText<HTMLInputElement>('Number to add');
    const card = panel('Numbers for test calls');
    const add = async (number: string): Promise<void> => {
      await mounted.person.clear(typed);
      await mounted.person.type(typed, `${number}{Enter}`);
    };
    const { save, isOff } = section('Developers');
    const numbers = () => {
      const list = card.queryByRole('list', { name: 'Test call numbers' });
      return list
        ? within(list)
            .getAllByRole('link')
            .map(({ textContent }) => textContent)
        : [];
    };
    return { ...mounted, card, typed, add, save: () => save(mounted.person), numbers, isOff };
  }

  test('are added and removed, and saved as a list', async () => {
    const { person, toasts, calls, card, typed, add, save, numbers, isOff } = await open();
    expect(card.getByText('Test calls go only to these numbers. Add them only with consent.')).toBeTruthy();
    expect(card.getByText('No test numbers yet')).toBeTruthy();
    expect(isOff()).toBe(true);
    await add('+15125550101');
    expect([typed.value, document.activeElement]).toEqual(['', typed]);
    await person.type(typed, '+15125550102');
    await person.click(card.getByRole('button', { name: 'Add' }));
    await save();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Developers settings saved' }]));
    expect(numbers()).toEqual(['(512) 555-0101', '(512) 555-0102']);
    await person.click(card.getByRole('button', { name: 'Remove (512) 555-0101' }));
    await save();
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(numbers()).toEqual(['(512) 555-0102']);
    expect(isOff()).toBe(true);
    expect(savedSettings(calls)).toEqual([
      { key: 'testCallNumbers', value: ['+15125550101', '+15125550102'] },
      { key: 'testCallNumbers', value: ['+15125550102'] },
    ]);
  });

  test('are not added where they are none, or are there already', async () => {
    const { card, typed, add, numbers } = await open();
    await add('555 0101');
    expect(card.getByText('A phone number looks like +15125550100.')).toBeTruthy();
    expect(typed.value).toBe('555 0101');
    await add('+15125550101');
    await add('+15125550101');
    expect(card.getByText('This number is in the list already.')).toBeTruthy();
    expect(numbers()).toHaveLength(1);
  });

  test('stay as they were changed when the server refuses them, and it says why', async () => {
    const { toasts, card, add, save, numbers, isOff } = await open([failing]);
    await add('+15125550101');
    await save();
    await waitFor(() =>
      expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Not saved: Test call numbers' }]),
    );
    expect(card.getByText('The database is away.')).toBeTruthy();
    expect([numbers().length, isOff()]).toEqual([1, false]);
  });
});

test('lines of the hotel are added as people write them, and saved', async () => {
  const { person, calls } = openSettings();
  const typed = await screen.findByLabelText<HTMLInputElement>('Line to add');
  expect(panel('General Settings').getByText('No other lines')).toBeTruthy();
  await person.type(typed, '+1 (512) 555-0102{Enter}');
  await section('Hotel').save(person);
  await waitFor(() => expect(savedSettings(calls)).toEqual([{ key: 'ownLines', value: ['+15125550102'] }]));
});

describe('alerts to be sent', () => {
  const choice = () => screen.findByLabelText<HTMLSelectElement>('Send alerts');
  const delivery = (given: AlertDelivery): Answering => answering(alertDeliveryEndpoints.delivery, given);

  test('are chosen, and the choice is saved', async () => {
    const { person, toasts, calls } = openSettings();
    const select = await choice();
    expect(select.value).toBe('critical');
    await person.selectOptions(select, 'All');
    expect(savedSettings(calls)).toEqual([]);
    await section('Alerts').save(person);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Alerts settings saved' }]));
    expect((await choice()).value).toBe('all');
    expect(savedSettings(calls)).toEqual([{ key: 'alertDelivery', value: 'all' }]);
    expect(screen.getByText('No alerts are posted elsewhere until ALERT_WEBHOOK_URL is set.')).toBeTruthy();
  });

  test.each([
    ['nothing was sent', null, 'Nothing was sent yet.'],
    [
      'the newest one was not taken',
      { sentAt: null, error: 'chat.example answered 500.' },
      '“Vapi does not work” could not be delivered: chat.example answered 500. Retrying.',
    ],
    ['the newest one is on its way', { sentAt: null, error: null }, '“Vapi does not work” is being sent.'],
    [
      'the newest one was sent',
      { sentAt: '2026-11-09T17:00:00.000Z', error: null },
      'The newest was “Vapi does not work”, Nov 9, 11:00 AM.',
    ],
  ])('say where they go, and when %s', async (_, state, words) => {
    openSettings([delivery({ host: 'chat.example', newest: state && { title: 'Vapi does not work', ...state } })]);
    expect(await screen.findByText(`Alerts go to chat.example. ${words}`)).toBeTruthy();
  });

  test('say which emails did not arrive, and why', async () => {
    const undelivered = [
      {
        ...{ id: '1', to: 'ana@hotel.example', subject: 'Your access', purpose: 'invitation', status: 'refused' },
        ...{ error: '550 5.1.1 No such user', attempts: 1, createdAt: '2026-11-09T17:00:00.000Z' },
      } as const,
    ];
    const host = 'mail.example:587';
    openSettings([
      answering(emailEndpoints.delivery, { host, from: 'desk@hotel.example', sentAt: null, undelivered }),
    ]);
    expect((await screen.findByText(/“Your access” to ana@hotel\.example/)).textContent).toBe(
      '“Your access” to ana@hotel.example, Nov 9, 11:00 AM. The recipient’s server refused it. 550 5.1.1 No such user',
    );
    expect(screen.getByText(/Emails leave by mail\.example:587, from desk@hotel\.example\./)).toBeTruthy();
  });

  test('stay as they were chosen when the server refuses the choice, and it says why', async () => {
    const { person, toasts } = openSettings([failing]);
    await person.selectOptions(await choice(), 'None');
    await section('Alerts').save(person);
    await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Not saved: Send alerts' }]));
    expect(screen.getByText('The database is away.')).toBeTruthy();
    expect((await choice()).value).toBe('none');
  });
});
