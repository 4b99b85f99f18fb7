/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { expectAccessible, refusing, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { assistant, assistantsApi, cardOf, dialog, openScreen } from './assistant.fixture.ts';

const endpoint = assistantEndpoints.create;
const creating = () => dialog('Create New Assistant');
const field = (name: string) => creating().getByLabelText<HTMLInputElement>(new RegExp(`^${name}[ *]*$`));
const create = ({ person }: Mounted) => person.click(creating().getByRole('button', { name: 'Create Assistant' }));

async function open(...answers: Answering[]): Promise<Mounted> {
  const mounted = openScreen([...answers, ...assistantsApi(assistant()).all]);
  await mounted.person.click(screen.getByRole('button', { name: 'Create New Assistant' }));
  return mounted;
}

test('requires a name and an ID, and sends nothing without them', async () => {
  const mounted = await open();
  const { person, toasts, calls } = mounted;
  const types = creating().getByLabelText<HTMLSelectElement>('Type');
  expect(types.value).toBe('guest');
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Guest', 'Staff']);
  await create(mounted);
  expect(toasts).toEqual([{ intent: 'error', title: 'Validation Error', body: 'Please fill in all required fields' }]);
  expect(creating().getAllByText('This is required.')).toHaveLength(2);
  await person.type(field('Name'), 'Night line');
  await create(mounted);
  expect(creating().getAllByText('This is required.')).toHaveLength(1);
  expect(calls.map((call) => call.endpoint)).not.toContain(endpoint);
  await expectAccessible();
});

test('suggests the assistants of the account, and takes one in with the name it has there', async () => {
  const mounted = await open();
  const { person, toasts, calls } = mounted;
  const id = field('Vapi assistant ID');
  await waitFor(() => expect(creating().getByText('Choose one above, or paste an ID')).toBeTruthy());
  const suggestions = document.getElementById(id.getAttribute('list')!)!.querySelectorAll('option');
  expect([...suggestions].map(({ value, textContent }) => [value, textContent])).toEqual([['vapi-2', 'Night line']]);
  await person.type(id, 'vapi-2');
  expect(field('Name').value).toBe('Night line');
  await person.selectOptions(creating().getByLabelText('Type'), 'Staff');
  await person.type(field('Description'), 'For the desk.');
  await create(mounted);
  expect((await cardOf('Night line')).getByText('Staff')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Create New Assistant' })).toBeNull();
  expect(toasts).toEqual([{ title: 'Success', body: 'Assistant created successfully' }]);
  expect(calls.find((call) => call.endpoint === endpoint)?.input.body).toMatchObject({
    assistantId: 'vapi-2',
    name: 'Night line',
    assistantType: 'staff',
    description: 'For the desk.',
  });
});

test('takes in an assistant that is chosen from the account, under its name there unless another was typed', async () => {
  const mounted = await open();
  const { person, calls } = mounted;
  await person.selectOptions(await creating().findByLabelText('From your Vapi account'), 'Night line');
  expect([field('Name').value, field('Vapi assistant ID').value]).toEqual(['Night line', 'vapi-2']);
  await person.selectOptions(field('From your Vapi account'), 'Choose an assistant…');
  expect(field('Vapi assistant ID').value).toBe('');
  await person.clear(field('Name'));
  await person.type(field('Name'), 'Late shift');
  await person.selectOptions(field('From your Vapi account'), 'Night line');
  await create(mounted);
  await cardOf('Late shift');
  expect(calls.find((call) => call.endpoint === endpoint)?.input.body).toMatchObject({
    assistantId: 'vapi-2',
    name: 'Late shift',
  });
});

test.each([
  ['the words of the server', 'An assistant of this ID is here already.', 'An assistant of this ID is here already.'],
  ['words of its own where the server has none', '', 'Failed to create assistant'],
])('keeps what was typed when it is refused, and says why in %s', async (_, sentence, body) => {
  const mounted = await open(refusing(endpoint, 409, sentence));
  const { person, toasts } = mounted;
  await person.type(field('Name'), 'Night line');
  await person.type(field('Vapi assistant ID'), 'vapi-9');
  await create(mounted);
  expect((await creating().findByRole('alert')).textContent).toContain(sentence);
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body }]);
  expect([field('Name').value, field('Vapi assistant ID').value]).toEqual(['Night line', 'vapi-9']);
});

test('does not lose what was typed by Escape', async () => {
  const { person } = await open();
  await person.type(field('Name'), 'Night line');
  await person.keyboard('{Escape}');
  await person.click(dialog('Discard changes?').getByRole('button', { name: 'Keep editing' }));
  expect(field('Name').value).toBe('Night line');
});
