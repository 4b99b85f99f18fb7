/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { expectAccessible, refusing, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { assistant, assistantsApi, cardOf, dialog, openScreen } from './assistant.fixture.ts';

const endpoint = assistantEndpoints.duplicate;
const copying = () => dialog('Duplicate Guest line');
const field = (name: string) => copying().getByLabelText<HTMLInputElement>(new RegExp(`^${name}[ *]*$`));
const duplicate = ({ person }: Mounted) => person.click(copying().getByRole('button', { name: 'Duplicate' }));

async function open(...answers: Answering[]): Promise<Mounted> {
  const mounted = openScreen([...answers, ...assistantsApi(assistant({ status: 'published' })).all]);
  await mounted.person.click(await screen.findByRole('button', { name: 'Duplicate Guest line' }));
  return mounted;
}

test('copies an assistant into a draft for another ID', async () => {
  const mounted = await open();
  const { person, toasts, calls } = mounted;
  expect(field('Name').value).toBe('Guest line (copy)');
  await duplicate(mounted);
  expect(copying().getAllByText('This is required.')).toHaveLength(1);
  expect(toasts).toEqual([{ intent: 'error', title: 'Validation Error', body: 'Please fill in all required fields' }]);
  expect(calls.map((call) => call.endpoint)).not.toContain(endpoint);
  await expectAccessible();
  await person.type(field('Vapi assistant ID'), 'vapi-2');
  await duplicate(mounted);
  expect((await cardOf('Guest line (copy)')).getByText('draft')).toBeTruthy();
  expect(toasts.at(-1)).toEqual({ title: 'Success', body: 'Assistant duplicated successfully' });
  expect(calls.find((call) => call.endpoint === endpoint)?.input).toMatchObject({
    params: { id: 1 },
    body: { name: 'Guest line (copy)', assistantId: 'vapi-2' },
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Duplicate Guest line' }));
});

test('keeps what was typed when copying fails, and says so', async () => {
  const mounted = await open(refusing(endpoint, 500, ''));
  await mounted.person.type(field('Vapi assistant ID'), 'of-a-copy');
  await duplicate(mounted);
  expect(await copying().findByRole('alert')).toBeTruthy();
  expect(mounted.toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to duplicate assistant' }]);
  expect(field('Vapi assistant ID').value).toBe('of-a-copy');
});

test('does not lose what was typed by Escape', async () => {
  const { person } = await open();
  await person.type(field('Vapi assistant ID'), 'of-a-copy');
  await person.keyboard('{Escape}');
  await person.click(dialog('Discard changes?').getByRole('button', { name: 'Keep editing' }));
  expect(field('Vapi assistant ID').value).toBe('of-a-copy');
});

test('says at its field that a name is too long, and not that a field is missing', async () => {
  const mounted = await open();
  await mounted.person.click(field('Name'));
  await mounted.person.paste('x'.repeat(200));
  await mounted.person.type(field('Vapi assistant ID'), 'of-a-copy');
  await duplicate(mounted);
  expect(copying().getByText('At most 200 characters.')).toBeTruthy();
  expect(mounted.toasts).toEqual([]);
});
