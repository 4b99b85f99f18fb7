/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { guestPageEndpoints as endpoints, type OfferedRoom } from '@booking/contracts/guest-pages';
import { answering, expectAccessible, inTurn, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { answersSession, at, queen, suiteRates } from './session.fixture.ts';

beforeEach(() => void jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const { saver, standard, breakfast } = suiteRates;
const rooms: OfferedRoom[] = [queen, saver, standard, breakfast];
const chosen = answering(endpoints.selectRoom, { success: true, message: 'Done' });

const open = (...answers: Answering[]) => renderPage(Screen, { at, answers });
const cardOf = async ({ roomTypeName: name }: OfferedRoom): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')!;
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const rate = (card: HTMLElement, name: RegExp) => within(card).getByRole<HTMLInputElement>('radio', { name });
const aboutOf = (radio: HTMLElement) => document.getElementById(radio.getAttribute('aria-describedby')!)!;
const selection = (calls: ReturnType<typeof open>['calls']) =>
  calls.find(({ endpoint }) => endpoint === endpoints.selectRoom)?.input.body;

test('shows one card for each room type, with its rates to choose from where it has several', async () => {
  open(answersSession({ rooms }));
  const card = await cardOf(standard);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(
    textsOf(within(within(card).getByRole('group', { name: 'Choose a rate' })).getAllByRole('radio')),
  ).toHaveLength(3);
  expect(within(await cardOf(queen)).queryByRole('radio')).toBeNull();
  await expectAccessible();
});

test('says of each rate its total, its price per night, what it includes and its terms', async () => {
  open(answersSession({ rooms }));
  const card = await cardOf(standard);
  for (const [name, nightly, terms] of [
    [/^Saver\s*\$709\.48$/, '$175.80 per night', /refund/i],
    [/^Standard\s*\$775\.70$/, '$195.33 per night', /Mar 3/],
    [/^With breakfast\s*\$870\.62$/, '$223.33 per night', /Mar 3/],
  ] as const) {
    const about = within(aboutOf(rate(card, name)));
    expect(about.getByText(nightly)).toBeTruthy();
    expect(about.getByText('total with taxes and fees')).toBeTruthy();
    expect(about.getByText(terms)).toBeTruthy();
  }
  expect(within(card).getAllByText('Includes: Breakfast')).toHaveLength(1);
});

test('compares a cheaper rate with the standard total as the guest would pay it', async () => {
  open(answersSession({ rooms }));
  const card = await cardOf(standard);
  const about = within(aboutOf(rate(card, /^Saver/)));
  expect(about.getByText('$775.70').closest('s')!.textContent).toBe('Standard total $775.70');
  expect(about.getByText('10% OFF (Saver rate)')).toBeTruthy();
  expect(within(card).getAllByText(/OFF/)).toHaveLength(1);
});

test('marks the standard rate at first, and shows what the marked rate costs line by line', async () => {
  const { guest } = open(answersSession({ rooms }));
  const card = await cardOf(standard);
  expect(rate(card, /^Standard/).checked).toBe(true);
  const amounts = () => textsOf(within(card).getAllByRole('definition'));
  expect(amounts()).toEqual(['$195.33', '$586.00', '$189.70', '$775.70']);
  await guest.click(rate(card, /^Saver/));
  expect(amounts()).toEqual(['$175.80', '$527.40', '$182.08', '$709.48']);
  expect(textsOf(within(card).getAllByRole('listitem')).slice(-2)).toEqual([
    'Resort fee: $120.00',
    'Occupancy tax: $62.08',
  ]);
});

test('a rate is marked by keys alone, and chosen', async () => {
  const { guest, calls } = open(answersSession({ rooms }), chosen);
  const card = await cardOf(standard);
  rate(card, /^Standard/).focus();
  await guest.keyboard('{ArrowDown}');
  expect(rate(card, /^With breakfast/).checked).toBe(true);
  within(card).getByRole('button', { name: 'Select This Room' }).focus();
  await guest.keyboard('{Enter}');
  expect(await within(card).findByRole('button', { name: 'Selected' })).toBeTruthy();
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(selection(calls)).toEqual({
    ...{ roomTypeId: breakfast.roomTypeID, ratePlanId: 'breakfast', roomName: 'Garden Suite' },
    ...{ totalWithTaxes: 870.62, termsVersion: breakfast.terms.version },
  });
});

test('while a room is chosen its rate stays as it is', async () => {
  const answer = onCue(chosen);
  const { guest, calls } = open(answersSession({ rooms }), answer);
  const card = await cardOf(standard);
  await guest.click(within(card).getByRole('button', { name: 'Select This Room' }));
  await guest.click(rate(card, /^Saver/));
  expect(rate(card, /^Standard/).checked).toBe(true);
  answer.arrive();
  expect(await within(card).findByRole('button', { name: 'Selected' })).toBeTruthy();
  expect(selection(calls)).toMatchObject({ ratePlanId: 'standard' });
});

test('a rate that is sold meanwhile is gone, and the standard rate is marked again', async () => {
  const message = 'This room has just been taken. Please choose another one.';
  const { guest } = open(
    inTurn(answersSession({ rooms }), answersSession({ rooms: [queen, standard, breakfast] })),
    refusing(endpoints.selectRoom, 409, message),
  );
  const card = await cardOf(standard);
  await guest.click(rate(card, /^Saver/));
  await guest.click(within(card).getByRole('button', { name: 'Select This Room' }));
  await waitFor(() => expect(within(card).queryByRole('radio', { name: /^Saver/ })).toBeNull());
  expect(rate(card, /^Standard/).checked).toBe(true);
  expect(within(card).getByRole('button', { name: 'Select This Room' }).getAttribute('aria-disabled')).toBeNull();
});

test('reads in Spanish, with the names of the hotel as they are', async () => {
  renderPage(Screen, { at, answers: [answersSession({ rooms })], language: 'es' });
  const card = await cardOf(standard);
  expect(screen.getByRole('heading', { level: 1, name: 'Elija su habitación' })).toBeTruthy();
  expect(within(card).getByRole('group', { name: 'Elija una tarifa' })).toBeTruthy();
  expect(rate(card, /^Estándar\s*\$775\.70$/).checked).toBe(true);
  const about = within(aboutOf(rate(card, /^Saver/)));
  expect(about.getByText('10% DE DESCUENTO (tarifa Saver)')).toBeTruthy();
  expect(about.getByText('$175.80 por noche')).toBeTruthy();
  expect(textsOf(within(card).getAllByRole('term')).slice(0, 2)).toEqual(['Por noche', 'Subtotal']);
  expect(within(card).getByText('Hasta 4 huéspedes')).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Elegir esta habitación' })).toBeTruthy();
  await expectAccessible();
});
