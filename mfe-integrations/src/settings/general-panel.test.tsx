/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { alertDeliveryEndpoints, type AlertDelivery } from '@booking/contracts/alert-delivery';
import { settingEndpoints } from '@booking/contracts/settings';
import { answering, refusing, type Answering } from '@booking/remote-kit/testing';
import { openSettings, panel, savedSettings } from './settings.fixture.ts';

const failing = refusing(settingEndpoints.save, 500, 'The database is away.');

describe('numbers for test calls', () => {
  async function open(answers: Answering[] = []) {
    const mounted = openSettings(answers);
    const typed = await screen.findByLabelText<HTMLInputElement>('Number to add');
    const card = panel('General Settings');
    const add = async (number: string): Promise<void> => {
      await mounted.person.clear(typed);
      await mounted.person.type(typed, `${number}{Enter}`);
    };
    const save = card.getByRole('button', { name: 'Save Numbers' });
    const numbers = () => {
      const list = card.queryByRole('list', { name: 'Test call numbers' });
      return list
        ? within(list)
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent)
        : [];
    };
    return { ...mounted, card, typed, add, save, numbers, isOff: () => save.getAttribute('aria-disabled') === 'true' };
  }

  test('are added and removed, and saved as a list', async () => {
    const { person, toasts, calls, card, typed, add, save, numbers, isOff } = await open();
    expect(card.getByText(/The owner of each must have agreed to be called\.$/)).toBeTruthy();
    expect(card.getByText('No number may be called yet.')).toBeTruthy();
    expect(isOff()).toBe(true);
    await add('+15125550101');
    expect([typed.value, document.activeElement]).toEqual(['', typed]);
    await person.type(typed, '+15125550102');
    await person.click(card.getByRole('button', { name: 'Add' }));
    await person.click(save);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'The test call numbers are saved' }]));
    expect(numbers()).toEqual([expect.stringContaining('+15125550101'), expect.stringContaining('+15125550102')]);
    await person.click(card.getByRole('button', { name: 'Remove +15125550101' }));
    await person.click(save);
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(numbers()).toEqual([expect.stringContaining('+15125550102')]);
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

  test('stay as they were changed when the server refuses them', async () => {
    const { person, toasts, add, save, numbers, isOff } = await open([failing]);
    await add('+15125550101');
    await person.click(save);
    await waitFor(() =>
      expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '500: The database is away.' }]),
    );
    expect([numbers().length, isOff()]).toEqual([1, false]);
  });
});

test('lines of the hotel are added as people write them, and saved', async () => {
  const { person, toasts, calls } = openSettings();
  const typed = await screen.findByLabelText<HTMLInputElement>('Line to add');
  const card = panel('General Settings');
  expect(card.getByText('The phones above are the only ones.')).toBeTruthy();
  await person.type(typed, '+1 (512) 555-0102{Enter}');
  await person.click(card.getByRole('button', { name: 'Save Lines' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'The lines of the hotel are saved' }]));
  expect(savedSettings(calls)).toEqual([{ key: 'ownLines', value: ['+15125550102'] }]);
});

describe('alerts to be sent', () => {
  const choice = () => screen.findByLabelText<HTMLSelectElement>('Alerts to be sent');
  const delivery = (given: AlertDelivery): Answering => answering(alertDeliveryEndpoints.delivery, given);

  test('are chosen, and the choice is saved', async () => {
    const { person, toasts, calls } = openSettings();
    const select = await choice();
    expect(select.value).toBe('critical');
    await person.selectOptions(select, 'All');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'The alerts to be sent are saved' }]));
    expect(select.value).toBe('all');
    expect(savedSettings(calls)).toEqual([{ key: 'alertDelivery', value: 'all' }]);
    expect(screen.getByText(/^No address is set, so alerts are shown in the console only\./)).toBeTruthy();
  });

  test.each([
    ['nothing was sent', null, 'Nothing was sent yet.'],
    [
      'the newest one was not taken',
      { sentAt: null, error: 'chat.example answered 500.' },
      '“Vapi does not work” was not taken: chat.example answered 500. It is tried again.',
    ],
    ['the newest one is on its way', { sentAt: null, error: null }, '“Vapi does not work” is being sent.'],
    [
      'the newest one was sent',
      { sentAt: '2026-11-10T17:00:00.000Z', error: null },
      '“Vapi does not work” was sent on Nov 10, 2026 11:00:00 AM.',
    ],
  ])('say where they go, and when %s', async (_, state, words) => {
    openSettings([delivery({ host: 'chat.example', newest: state && { title: 'Vapi does not work', ...state } })]);
    expect(await screen.findByText(`They go to chat.example. ${words}`)).toBeTruthy();
  });

  test('stay as they were when the server refuses the choice, and it says why', async () => {
    const { person, toasts } = openSettings([failing]);
    await person.selectOptions(await choice(), 'None');
    await waitFor(() =>
      expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '500: The database is away.' }]),
    );
    expect((await choice()).value).toBe('critical');
  });
});
