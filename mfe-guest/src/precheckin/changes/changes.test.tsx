/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import { expectAccessible, inTurn, refusing, unreachable } from '@booking/remote-kit/testing';
import { bodiesOf, button, hasFocus, openIn, openPrecheckin, step, taking, toast } from '../precheckin.fixture.tsx';

const { correct } = endpoints;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const asked = { fact: 'phone' as const, wanted: '+15125550143', requestedAt: '2026-11-10T15:00:00.000Z' };
const info = () => step('1. Guest Information');

async function openForm(...answers: Parameters<typeof openPrecheckin>[1][]) {
  const mounted = openPrecheckin({}, ...answers);
  await screen.findByText('Ada Byron');
  await mounted.guest.click(button('Request a Change'));
  return mounted;
}

test('asks what is wrong and what is right, and shows what was asked for', async () => {
  const { guest, calls, change } = await openForm(taking(correct, () => change({ corrections: [asked] })));
  expect(hasFocus('Request a change')).toBe(true);
  await guest.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(info().getByText(/^We have .*512.* now\.$/)).toBeTruthy();
  await guest.type(field('The right phone number'), '+15125550143');
  await guest.type(field('Anything we should know? (optional)'), 'The old one is lost.');
  await expectAccessible();
  await guest.click(button('Send to the Front Desk'));
  expect(await info().findByText('You asked us to change:')).toBeTruthy();
  expect(info().getByRole('listitem').textContent).toMatch(/^Phone: .*555.0143$/);
  expect(hasFocus('1. Guest Information')).toBe(true);
  expect(bodiesOf(calls, correct)).toEqual([{ fact: 'phone', wanted: '+15125550143', note: 'The old one is lost.' }]);
});

test('dates are two days, and one value', async () => {
  const { guest, calls } = await openForm(taking(correct));
  await guest.click(screen.getByRole('radio', { name: 'Dates' }));
  fireEvent.change(field('The right day of arrival'), { target: { value: '2027-03-07' } });
  fireEvent.change(field('The right day of departure'), { target: { value: '2027-03-06' } });
  await guest.click(button('Send to the Front Desk'));
  expect(await info().findByText('Check-out date must be after check-in date')).toBeTruthy();
  expect(document.activeElement).toBe(field('The right day of departure'));
  fireEvent.change(field('The right day of departure'), { target: { value: '2027-03-09' } });
  await guest.click(button('Send to the Front Desk'));
  await waitFor(() => expect(bodiesOf(calls, correct)).toEqual([{ fact: 'dates', wanted: '2027-03-07/2027-03-09' }]));
});

test('keeps what was typed when it is wrong, refused, or the connection is lost', async () => {
  const { guest, calls } = await openForm(
    inTurn(refusing(correct, 409, 'This is what we have already.'), unreachable(correct), taking(correct)),
  );
  await guest.click(button('Send to the Front Desk'));
  expect(await info().findByText('Please tell us what is right.')).toBeTruthy();
  expect(document.activeElement).toBe(field('The right name'));
  await guest.type(field('The right name'), 'Ada Lovelace');
  await guest.click(button('Send to the Front Desk'));
  expect(await toast('This is what we have already.')).toBeTruthy();
  expect(field('The right name').value).toBe('Ada Lovelace');
  await guest.click(button('Send to the Front Desk'));
  expect(await screen.findByText(/^The connection was lost\./)).toBeTruthy();
  await guest.click(button('Try again'));
  await waitFor(() => expect(screen.queryByLabelText('The right name')).toBeNull());
  expect(bodiesOf(calls, correct)).toEqual(Array.from({ length: 3 }, () => ({ fact: 'name', wanted: 'Ada Lovelace' })));
});

test('goes back without asking for anything', async () => {
  const { guest, calls } = await openForm();
  await guest.click(button('Cancel'));
  expect(hasFocus('1. Guest Information')).toBe(true);
  expect(button('Request a Change')).toBeTruthy();
  expect(bodiesOf(calls, correct)).toEqual([]);
});

test('is asked for in Spanish', async () => {
  const { guest } = openIn('es', { corrections: [asked] });
  expect(await screen.findByText('Usted nos pidió cambiar:')).toBeTruthy();
  await guest.click(button('Solicitar un cambio'));
  await guest.click(screen.getByRole('radio', { name: 'Correo electrónico' }));
  expect(field('El correo electrónico correcto')).toBeTruthy();
});
