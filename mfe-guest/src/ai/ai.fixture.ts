import { screen, within } from '@testing-library/react';
import {
  webConversationEndpoints as endpoints,
  type AnswerPart,
  type WebAssistant,
} from '@booking/contracts/web-conversations';
import { answering, type Answering } from '@booking/remote-kit/testing';
import { renderPage, type Mounted } from '../testing/render-page.tsx';
import { Screen } from './ai.screen.tsx';

const assistant = (given: Partial<WebAssistant>): WebAssistant => ({
  id: 'booking',
  name: 'Booking Agent',
  title: 'New reservations',
  description: 'Find rooms and prices, ask about the hotel, and get a link to book.',
  icon: 'booking',
  phoneNumber: '+15125550100',
  requiresAuth: 'basic',
  assistantId: null,
  ...given,
});

export const booking = assistant({});
export const experience = assistant({
  id: 'experience',
  name: 'Customer Experience Agent',
  title: 'Your reservation',
  description: 'Get help with a reservation you have: dates, balance, payment link, a longer stay, or canceling.',
  icon: 'experience',
});
export const manager = assistant({
  id: 'manager',
  name: 'Staff Operations Assistant',
  title: 'Hotel operations',
  description: 'Arrivals, departures, rooms and reservations, for verified members of staff.',
  icon: 'manager',
  phoneNumber: '',
  requiresAuth: 'employee',
});

export const notice = 'This is an AI assistant. Chats may be recorded.';

export const answersAssistants = (voiceScriptUrl: string | null = null, assistants = [booking, experience, manager]) =>
  answering(endpoints.assistants, { assistants, notice, voiceScriptUrl });

export const started = answering(endpoints.start, ({ body: { assistant: id, firstName } }) => ({
  token: 'token-of-a-conversation',
  expiresAt: '2026-11-10T19:00:00.000Z',
  assistantName: id === 'manager' ? manager.name : booking.name,
  greeting: `Hello ${firstName || 'Ana Lopez'}! How can I help?`,
}));

/** Parts of an answer as the server sends them. */
export const events = (...parts: AnswerPart[]): string =>
  parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');

export const says = (...parts: AnswerPart[]) => answering(endpoints.say, events(...parts));

export const cardOf = ({ name }: WebAssistant) =>
  within(within(screen.getByRole('main')).getByRole('region', { name }));
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (label: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => dialog().getByRole('button', { name });
export const messages = () => within(dialog().getByRole('region', { name: 'Messages' }));
export const log = () => dialog().getByRole('log', { name: 'Conversation' });
export const isLocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

/** Opens the dialog of an assistant. */
export async function openDialog({ name }: WebAssistant, answers: Answering[]): Promise<Mounted> {
  const page = renderPage(Screen, { at: '/ai', answers });
  const card = await screen.findByRole('region', { name });
  await page.guest.click(within(card).getByRole('button', { name: 'Chat' }));
  await screen.findByRole('dialog', { name });
  return page;
}

/** Talks with the booking agent as Ada. */
export async function startChat(answers: Answering[], voiceScriptUrl: string | null = null): Promise<Mounted> {
  const page = await openDialog(booking, [answersAssistants(voiceScriptUrl), started, ...answers]);
  await page.guest.type(field('First name'), 'Ada');
  await page.guest.click(button('Start Chat'));
  await dialog().findByText('Hello Ada! How can I help?');
  return page;
}
