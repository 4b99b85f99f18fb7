/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { voiceEndpoints } from '@booking/contracts/voice';
import { expectAccessible, inTurn, oddly, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { liveAssistant, path, tool, viewer, voice } from '../integrations.fixture.ts';
import { Screen } from '../integrations.screen.tsx';
import { callFlow } from './calls/call-flow.ts';

const open = (answers: Answering[], user?: typeof viewer) =>
  renderScreen(Screen, { path, at: `${path}?view=vapi`, answers, ...(user && { user }) });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const assistants = () => panel('Assistants Overview').findAllByRole('listitem');
const factsOf = (item: HTMLElement): unknown =>
  Object.fromEntries(
    within(item)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('shows each assistant with what it is, how it speaks and what it can do', async () => {
  const unknown = { voiceId: null, voiceProvider: null, lastPublishedAt: null };
  const { person } = open(
    voice(
      [tool(), tool({ name: 'send_sms' }), tool({ audience: 'staff', name: 'list_arrivals' })],
      [
        liveAssistant(),
        liveAssistant({ id: 2, name: 'Sam', assistantId: 'other', assistantType: 'staff', ...unknown }),
      ],
    ),
  );
  await panel('Test Individual Tools').findByRole('button', { name: 'Run Test' });
  const [clara, sam] = await assistants();
  for (const item of [clara!, sam!]) {
    expect(item.querySelector('details')?.open).toBe(false);
    await person.click(within(item).getByText(/Clara|Sam/));
  }
  expect(within(clara!).getByText('Clara')).toBeTruthy();
  expect(factsOf(clara!)).toEqual({
    Type: 'Guest',
    'Assistant ID': expect.stringContaining('assistant-of-clara'),
    'Voice ID': 'sarah',
    'Voice provider': '11labs',
    Tools: 'get_property_facts, send_sms',
    'Last published': 'Nov 9, 9:30 AM',
  });
  expect(within(sam!).getByText('Sam')).toBeTruthy();
  expect(factsOf(sam!)).toEqual({
    Type: 'Staff',
    'Assistant ID': expect.stringContaining('other'),
    'Voice ID': '–',
    'Voice provider': '–',
    Tools: 'list_arrivals',
    'Last published': 'Never',
  });
  await expectAccessible();
});

test('begins with what people come for, and ends with what is only looked up', async () => {
  open(voice());
  await assistants();
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(order).toEqual([
    'Create Test Call',
    'Test Results',
    'Live Call Monitor',
    'Monitor Existing Call',
    'Test Individual Tools',
    'Guest Booking Tools - Call Flow Order',
    'Assistants Overview',
  ]);
});

test('has a word and a tone for a published assistant, a draft and one with an error', async () => {
  const statuses = ['published', 'draft', 'error'] as const;
  open(
    voice(
      [],
      statuses.map((status, id) => liveAssistant({ id, status })),
    ),
  );
  const tones = (await assistants()).map((item, at) => within(item).getByText(statuses[at]!).dataset['tone']);
  expect(tones).toEqual(['good', 'neutral', 'bad']);
});

test.each([[undefined], [''], ['archived']])('an assistant whose status is %j is a draft', async (status) => {
  const [, ...tools] = voice([], []);
  open([oddly(assistantEndpoints.list, [{ ...liveAssistant(), status }]), ...tools]);
  const [item] = await assistants();
  expect(within(item!).getByText('draft').dataset['tone']).toBe('neutral');
});

test('says so when there are no assistants and no tools', async () => {
  open(voice([], []));
  expect(await screen.findByText('No assistants found')).toBeTruthy();
  expect(await screen.findByText('No tools configured')).toBeTruthy();
});

test('says why assistants and tools cannot be loaded, each with "Try again"', async () => {
  const [list, tools] = voice() as [Answering, Answering];
  const { person } = open([
    inTurn(refusing(assistantEndpoints.list, 500, 'Away.'), list),
    inTurn(refusing(voiceEndpoints.tools, 500, 'Away.'), tools),
  ]);
  const why = /^The (assistants|tools) could not be loaded/;
  expect((await screen.findAllByText(why)).map(({ textContent }) => textContent)).toEqual([
    'The tools could not be loaded',
    'The tools could not be loaded',
    'The assistants could not be loaded',
  ]);
  for (const name of ['Assistants Overview', 'Test Individual Tools']) {
    await person.click(panel(name).getByRole('button', { name: 'Try again' }));
  }
  await screen.findByRole('button', { name: 'Run Test' });
  expect(await assistants()).toHaveLength(1);
  expect(screen.queryByText(why)).toBeNull();
});

test('names the phases of a booking call with its tools, providers and where each is called', async () => {
  const names = callFlow.flatMap(({ tools }) => tools.map(([name]) => name));
  open(voice(names.slice(1).map((name) => tool({ name }))));
  const tables = await panel('Guest Booking Tools - Call Flow Order').findAllByRole('table');
  const shown = tables.map((table) => [
    document.getElementById(table.getAttribute('aria-labelledby')!)?.textContent,
    ...[...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
  ]);
  const how = 'POST with bearer token';
  const step = (name: string, provider: string) => [
    name,
    provider,
    how,
    `https://hotel.example/api/vapi-tools/${name}`,
  ];
  expect(shown).toEqual([
    [
      'Phase 1: Information gathering',
      ['get_property_facts', 'Cloudbeds', how, '–'],
      step('get_availability_and_rates', 'Cloudbeds'),
      step('get_guest_intake', 'Cloudbeds'),
    ],
    ['Phase 2: Room selection through a visual path', step('send_room_selection_link', 'Internal and Twilio')],
    ['Phase 3: Contact information fallback', step('send_booking_details_link', 'Internal and Twilio')],
    [
      'Phase 4: Payment and reservation',
      step('create_reservation', 'Cloudbeds'),
      step('create_stripe_checkout_session', 'Stripe'),
      step('send_sms', 'Twilio'),
    ],
  ]);
});

test('lets a viewer look at assistants and calls, and offers neither calls nor tools to try', async () => {
  open(voice(), viewer);
  expect(await assistants()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Monitor Existing Call' })).toBeTruthy();
  for (const name of ['Create Test Call', 'Test Individual Tools', 'Test Results']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
});
