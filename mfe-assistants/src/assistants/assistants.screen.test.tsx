/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import type { Role } from '@booking/contracts/roles';
import { answering, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './assistants.screen.tsx';

const assistant: Assistant = {
  id: 1,
  assistantId: 'vapi-1',
  name: 'Guest line',
  assistantType: 'guest',
  vapiPhoneNumberId: null,
  description: null,
  agentName: 'Mia',
  hotelName: null,
  personality: null,
  voiceProvider: null,
  voiceId: null,
  firstMessage: null,
  firstMessageMode: null,
  voicemailMessage: null,
  endCallMessage: null,
  modelProvider: null,
  modelName: null,
  transcriberProvider: null,
  transcriberModel: null,
  bookingLogic: null,
  systemPrompt: null,
  status: 'draft',
  lastPublishedAt: null,
  agentImageUrl: null,
  revision: 1,
  hasUnpublishedChanges: true,
  publishedVersion: null,
  hasDrifted: false,
  archivedAt: null,
};

const atPlatform = answering(assistantEndpoints.atPlatform, [{ id: 'vapi-2', name: 'Night line' }]);
const open = (answers: Answering[], role: Role = 'manager') =>
  renderScreen(Screen, {
    path: '/assistant',
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });

const dialog = () => within(screen.getByRole('dialog', { name: 'Create New Assistant' }));

test('an assistant of Vapi is taken in by its ID, and the list shows it', async () => {
  const all = [assistant];
  const { person, toasts, calls } = open([
    atPlatform,
    answering(assistantEndpoints.list, () => all),
    answering(assistantEndpoints.create, ({ body }) => {
      const made: Assistant = { ...assistant, id: 2, assistantId: body.assistantId, name: body.name, agentName: null };
      all.push(made);
      return made;
    }),
  ]);
  expect(await screen.findByText('1 assistant configured')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create New Assistant' }));
  await person.type(dialog().getByLabelText(/^Vapi assistant ID/), 'vapi-2');
  expect(dialog().getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Night line');
  await person.click(dialog().getByRole('button', { name: 'Create Assistant' }));
  expect(await screen.findByRole('link', { name: 'Night line' })).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === assistantEndpoints.create)?.input.body).toMatchObject({
    assistantId: 'vapi-2',
    name: 'Night line',
    assistantType: 'guest',
  });
  expect(toasts).toEqual([{ title: 'Success', body: 'Assistant created successfully' }]);
});

test('nothing is sent while something required is missing, and what was typed stays when it is refused', async () => {
  const { person, toasts } = open([
    atPlatform,
    answering(assistantEndpoints.list, []),
    refusing(assistantEndpoints.create, 409, 'Vapi knows no assistant of this ID.'),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Create Your First Assistant' }));
  await person.type(dialog().getByLabelText(/^Name/), 'Day line');
  await person.click(dialog().getByRole('button', { name: 'Create Assistant' }));
  expect(dialog().getAllByText('This is required.')).toHaveLength(1);
  expect(toasts.at(-1)?.title).toBe('Validation Error');
  await person.type(dialog().getByLabelText(/^Vapi assistant ID/), 'vapi-9');
  await person.click(dialog().getByRole('button', { name: 'Create Assistant' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('Vapi knows no assistant of this ID.');
  expect(dialog().getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Day line');
});

test('a viewer looks at the assistants and changes none', async () => {
  open([answering(assistantEndpoints.list, [assistant])], 'viewer');
  expect(await screen.findByRole('link', { name: 'Mia' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create New Assistant' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Duplicate Guest line' })).toBeNull();
});
