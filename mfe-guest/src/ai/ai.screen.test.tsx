/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webConversationEndpoints as endpoints } from '@booking/contracts/web-conversations';
import { expectAccessible, inTurn, unreachable, waiting, type Answering } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { renderPage } from '../testing/render-page.tsx';
import { answersAssistants, booking, cardOf, experience, manager } from './ai.fixture.ts';
import { Screen } from './ai.screen.tsx';

const open = (...answers: Answering[]) => renderPage(Screen, { at: '/ai', answers });

test('says that the assistants are loading', async () => {
  const { calls } = open(waiting(endpoints.assistants));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading our assistants...' })).toBeTruthy();
});

test('shows on three cards whom one can talk to, and how', async () => {
  open(answersAssistants());
  await screen.findByRole('region', { name: booking.name });
  expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(3);
  for (const assistant of [booking, experience, manager]) {
    const card = cardOf(assistant);
    const heading = card.getByRole('heading', { name: assistant.name });
    expect(heading.closest('section')!.querySelector('svg')).toBeTruthy();
    expect(card.getByText(assistant.title)).toBeTruthy();
    expect(card.getByText(assistant.description)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Chat' }).getAttribute('aria-disabled')).toBeNull();
  }
  for (const assistant of [booking, experience]) {
    const card = cardOf(assistant);
    expect(card.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+15125550100');
    expect(card.queryByText('Employees only')).toBeNull();
  }
  expect(cardOf(manager).getByText('Employees only')).toBeTruthy();
  await expectAccessible();
});

test('the card for employees comes last', async () => {
  open(answersAssistants(null, [manager, booking, experience]));
  await screen.findByRole('region', { name: booking.name });
  const names = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(names.map(({ textContent }) => textContent)).toEqual([booking.name, experience.name, manager.name]);
});

test('says a number once that both guest agents answer', async () => {
  open(answersAssistants());
  expect(await screen.findByText('Both assistants answer one number:')).toBeTruthy();
  const number = screen.getAllByText(phoneInWords(booking.phoneNumber));
  expect(number).toHaveLength(1);
  expect(number[0]!.closest('a')!.getAttribute('href')).toBe('tel:+15125550100');
});

test('says the number of each on its card where they are different', async () => {
  const other = { ...experience, phoneNumber: '+15125550101' };
  open(answersAssistants(null, [booking, other, manager]));
  await screen.findByRole('region', { name: booking.name });
  for (const assistant of [booking, other])
    expect(cardOf(assistant).getByText(phoneInWords(assistant.phoneNumber))).toBeTruthy();
  expect(screen.queryByText('Both assistants answer one number:')).toBeNull();
});

test('speaks Spanish', async () => {
  renderPage(Screen, { at: '/ai', answers: [answersAssistants()], language: 'es' });
  await screen.findByRole('region', { name: booking.name });
  expect(cardOf(booking).getByRole('link', { name: 'Llamar' })).toBeTruthy();
  expect(screen.getByText('Solo empleados')).toBeTruthy();
});

test('says of an assistant without a number that it cannot be called', async () => {
  open(answersAssistants());
  await screen.findByRole('region', { name: manager.name });
  const call = cardOf(manager).getByRole('button', { name: 'Call' });
  expect(call.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(call.getAttribute('aria-describedby')!)!.textContent).toBe('No phone number yet');
});

test('lets one ask again for assistants that were not loaded', async () => {
  const { guest } = open(inTurn(unreachable(endpoints.assistants), answersAssistants()), answersHotel());
  expect(await screen.findByText('Our assistants cannot be shown right now.')).toBeTruthy();
  expect(await screen.findByText(hotel.name)).toBeTruthy();
  await guest.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: booking.name })).toBeTruthy();
});
