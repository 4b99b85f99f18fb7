/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { defaultSettings, settingEndpoints, settingKeys } from '@booking/contracts/settings';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { openSettings, panel, savedSettings, section } from './settings.fixture.ts';

const terms = section('Terms for guests');
const inPanel = () => panel('Terms for guests');
const preview = (language: string) => within(inPanel().getByRole('region', { name: language }));

const propertyText = 'Free cancellation until 3 PM two days before arrival; after that one night is charged.';
const withPropertyText = answering(
  settingEndpoints.list,
  settingKeys.map((key) => ({
    ...{ key, value: defaultSettings[key], updatedAt: null },
    ...(key === 'guestTerms' && { fromPropertySystem: propertyText }),
  })),
);

async function open(answers = [withPropertyText]) {
  const mounted = openSettings(answers, '/settings?section=terms');
  await screen.findByRole('button', { name: 'Add rule' });
  return mounted;
}

test('shows what Cloudbeds says, and what guests read of it in both languages', async () => {
  await open();
  expect(inPanel().getByText(/^Cloudbeds says “Free cancellation until 3 PM/)).toBeTruthy();
  expect(await preview('English').findByText('Free cancellation until Dec 8, 3 PM')).toBeTruthy();
  expect(preview('Spanish').getByText('Cancelación gratuita hasta el 8 dic, 3 p. m.')).toBeTruthy();
  await expectAccessible(screen.getByRole('form', { name: 'Terms for guests' }));
});

test('without anything from Cloudbeds says that guests are asked to call', async () => {
  await open([]);
  expect(inPanel().getByText(/none found in Cloudbeds/)).toBeTruthy();
  expect(await preview('English').findByText('Call the hotel about cancellation')).toBeTruthy();
});

test('saves rules and texts, which the preview shows while they are typed', async () => {
  const { person, calls, toasts } = await open();
  await person.click(screen.getByRole('button', { name: 'Add rule' }));
  await person.selectOptions(inPanel().getByRole('combobox', { name: 'Guests can cancel' }), 'fee');
  await person.selectOptions(inPanel().getByRole('combobox', { name: 'Fee' }), 'percent');
  expect(await preview('English').findByText('A cancellation costs 50% of the total')).toBeTruthy();
  expect(preview('English').getByText('If you cancel, 50% of the total ($300.00) is charged.')).toBeTruthy();
  await person.type(inPanel().getByRole('textbox', { name: 'Spanish' }), 'Sin mascotas.');
  expect(preview('Spanish').getByText('Sin mascotas.')).toBeTruthy();
  await terms.save(person);
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Terms for guests settings saved' }]));
  expect(savedSettings(calls)).toEqual([
    {
      key: 'guestTerms',
      value: {
        rules: [{ ratePlan: '', kind: 'fee', daysBefore: 2, time: '15:00', fee: { per: 'percent', amount: 50 } }],
        text: { en: '', es: 'Sin mascotas.' },
      },
    },
  ]);
});

test('refuses days that cannot be at their field, and a second rule for a rate', async () => {
  const { person, calls } = await open();
  const add = screen.getByRole('button', { name: 'Add rule' });
  await person.click(add);
  const days = inPanel().getByRole('textbox', { name: 'Days before arrival' });
  await person.clear(days);
  expect(preview('English').queryByText(/cancellation/i)).toBeNull();
  await terms.save(person);
  expect(await inPanel().findByText('Enter 0 to 365.')).toBeTruthy();
  await person.type(days, '3');
  await person.click(add);
  await terms.save(person);
  expect(await inPanel().findByText('There is a rule for this rate plan already.')).toBeTruthy();
  expect(savedSettings(calls)).toEqual([]);
});

test('removes a rule, and leaves the focus where the next one is added', async () => {
  const { person } = await open();
  const add = screen.getByRole('button', { name: 'Add rule' });
  await person.click(add);
  await person.click(screen.getByRole('button', { name: 'Remove rule for all other rates' }));
  expect(screen.queryByRole('group', { name: 'Rule for all other rates' })).toBeNull();
  expect(document.activeElement).toBe(add);
});
