/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { assistantOf, button, field, openEditor, publishedOf, shown, showTab } from './assistant-edit.fixture.ts';
import { Screen } from './assistant-edit.screen.tsx';

const openAt = (at: string, answers: Answering[] = []) => renderScreen(Screen, { path: '/assistant/:id', at, answers });

test('says that the assistant is on its way', () => {
  openAt('/assistant/7', [waiting(assistantEndpoints.read)]);
  expect(screen.getByRole('progressbar', { name: 'Loading the assistant…' })).toBeTruthy();
});

test('says why the assistant could not be loaded, and asks again', async () => {
  const { person } = openAt('/assistant/7', [
    inTurn(refusing(assistantEndpoints.read, 500, 'The database is away.'), waiting(assistantEndpoints.read)),
  ]);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /The assistant could not be loaded.*The database is away\./,
  );
  await person.click(button('Try again'));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
});

test('does not show the assistant to whoever may not see it', async () => {
  openAt('/assistant/7', [refusing(assistantEndpoints.read, 403, 'You may not.')]);
  expect(await screen.findByText('You do not have access')).toBeTruthy();
});

test('leads back to the assistants from an address without one', async () => {
  const { person, address } = openAt('/assistant/99999', [
    refusing(assistantEndpoints.read, 404, 'This assistant was not found.'),
  ]);
  expect(await screen.findByRole('region', { name: 'Assistant Not Found' })).toBeTruthy();
  await person.click(button('Back to Assistants'));
  expect(address()).toBe('/assistant');
});

test('asks for no assistant at an address that has no number', () => {
  const { calls } = openAt('/assistant/front-desk');
  expect(screen.getByRole('region', { name: 'Invalid assistant ID' })).toBeTruthy();
  expect(calls).toEqual([]);
});

test('shows five tabs, reached by the arrow keys and kept in the address', async () => {
  const { person, address } = await openEditor();
  const tab = (name: string) => screen.getByRole('tab', { name });
  const tabs = ['Overview', 'Tools', 'Configuration', 'Prompts', 'Publish'];
  expect(screen.getAllByRole('tab')).toEqual(tabs.map(tab));
  tab('Overview').focus();
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Tools'));
  expect(address()).toBe('/assistant/7?tab=tools');
  await person.keyboard('{End}');
  expect(await screen.findByRole('tab', { name: 'Publish', selected: true })).toBeTruthy();
  expect(address()).toBe('/assistant/7?tab=publish');
  expect(await screen.findByRole('region', { name: 'Publish & Verify' })).toBeTruthy();
});

test('shows the tools of the type that is chosen, in groups that fold, and none can be added', async () => {
  const editor = await openEditor({ tab: 'tools' });
  expect(shown().getByText(/Tools cannot be added or removed by hand\.$/)).toBeTruthy();
  const group = shown()
    .getByText(/^Availability & Booking/)
    .closest('details')!;
  expect(within(group).getByText('get_availability_and_rates')).toBeTruthy();
  expect(within(group).queryByText('get_property_facts')).toBeNull();
  expect(shown().getByText('get_property_facts')).toBeTruthy();
  expect(group.open).toBe(true);
  await editor.person.click(within(group).getByText(/^Availability & Booking/));
  expect(group.open).toBe(false);
  expect(shown().queryByRole('button')).toBeNull();
  await showTab(editor, 'Overview');
  await editor.person.selectOptions(field('Type'), 'Staff');
  await showTab(editor, 'Tools');
  expect(shown().getByText('get_room_status')).toBeTruthy();
});

test('shows everything to a viewer, who can change nothing', async () => {
  const editor = await openEditor({
    role: 'viewer',
    tab: 'prompts',
    answers: [answering(assistantEndpoints.read, assistantOf({ systemPrompt: 'Be brief.' }))],
  });
  const buttons = () =>
    screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(field('System prompt').value).toBe('Be brief.');
  expect(field('System prompt').matches('[readonly]')).toBe(true);
  await showTab(editor, 'Overview');
  expect(field('Name').matches('[readonly]')).toBe(true);
  expect(field('Type').disabled).toBe(true);
  expect(buttons()).toEqual(['Back', 'Copy Vapi assistant ID vapi-7']);
  await showTab(editor, 'Publish');
  expect(await screen.findByRole('region', { name: 'Version History' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Publish & Verify' })).toBeNull();
  expect(buttons()).toEqual(['Back']);
});

test('has a name for everything on each of its tabs', async () => {
  const editor = await openEditor();
  await expectAccessible();
  for (const name of ['Tools', 'Configuration', 'Prompts', 'Publish']) {
    await showTab(editor, name);
    if (name === 'Publish') await screen.findByText('No golden calls yet');
    await expectAccessible(screen.getByRole('tabpanel'));
  }
});

test('is headed by the name of the assistant, says where it stands, and leads back to the others', async () => {
  const { person, address } = await openEditor({
    assistant: publishedOf({ hasUnpublishedChanges: true, waitingChanges: ['firstMessage', 'voiceId'] }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Night line' })).toBeTruthy();
  expect(screen.getByText('published').nextSibling?.textContent).toBe('2 changes waiting');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByText('Night line', { selector: '[aria-current=page]' })).toBeTruthy();
  await person.click(crumbs.getByRole('link', { name: 'Assistants' }));
  expect(address()).toBe('/assistant');
});
