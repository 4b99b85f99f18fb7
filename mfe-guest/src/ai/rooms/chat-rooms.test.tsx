/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webConversationEndpoints as endpoints } from '@booking/contracts/web-conversations';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import { found, garden, harbor } from '../../free-rooms/free-rooms.fixture.ts';
import { dialog, field, log, messages, says, startChat } from '../ai.fixture.ts';

const { rooms: _, ...stay } = found;
const named = says({ delta: 'We have the Garden King and the Harbor Suite.' }, { done: true, rooms: found });
const url = 'https://guests.example/room-select/token-of-a-room';
const chosen = answering(endpoints.chooseRoom, { url });
const unproven: Answering = {
  endpoint: endpoints.chooseRoom,
  respond: () => ({ status: 409, body: { error: 'Ask first.', message: 'Ask first.', code: 'unproven' } }),
};

const rooms = () => within(log()).getAllByRole('listitem');
const choose = (name: string) => dialog().getByRole('button', { name: `Choose ${name}` });
const bodiesOf = (calls: { endpoint: unknown; input: { body?: unknown } }[], endpoint: unknown) =>
  calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input.body);

async function chatAboutRooms(...answers: Answering[]) {
  const page = await startChat(answers);
  await page.guest.type(field('Your message'), 'What is free?{Enter}');
  await within(log()).findByText('2 rooms to choose from, Fri, Mar 5 – Mon, Mar 8, 2027');
  return page;
}

test('shows the rooms of an answer below its words, what each costs in all first', async () => {
  await chatAboutRooms(named);
  expect(within(log()).getByText('We have the Garden King and the Harbor Suite.')).toBeTruthy();
  expect(rooms()).toHaveLength(2);
  const [first, second] = rooms().map((room) => within(room));
  expect(first!.getByRole('heading', { name: garden.roomTypeName })).toBeTruthy();
  expect(first!.getByText('$345.50').parentElement!.textContent).toBe('$345.50 for 3 nights, taxes and fees included');
  expect(first!.getByText('Up to 3 guests · 2 available')).toBeTruthy();
  expect(rooms()[0]!.querySelector('img')!.getAttribute('src')).toBe('/garden-small.svg');
  expect(rooms()[1]!.querySelector('img')).toBeNull();
  expect(second!.getByRole('heading', { name: harbor.roomTypeName })).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));
});

test('a screen reader is told that there are rooms, and not read each of them', async () => {
  await chatAboutRooms(named);
  const title = within(log()).getByText(/^2 rooms to choose from/);
  expect(title.closest('[aria-live]')).toBeNull();
  expect(rooms()[0]!.closest('[aria-live="off"]')).toBeTruthy();
});

test('goes on to the page of a room by keyboard', async () => {
  const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { guest, calls } = await chatAboutRooms(named, chosen);
  choose(harbor.roomTypeName).focus();
  await guest.keyboard('{Enter}');
  await waitFor(() => expect(assign.mock.calls).toEqual([[url]]));
  assign.mockRestore();
  expect(bodiesOf(calls, endpoints.chooseRoom)).toEqual([
    { stay, roomTypeId: harbor.roomTypeID, ratePlanId: harbor.ratePlanID },
  ]);
  expect(dialog().getByRole('button', { name: `Opening... ${harbor.roomTypeName}` })).toBeTruthy();
  expect(choose(garden.roomTypeName).getAttribute('aria-disabled')).toBe('true');
});

test('asks the assistant for the link where the phone is not proven yet, and takes the guest to the message', async () => {
  const { guest, calls } = await chatAboutRooms(
    inTurn(named, says({ delta: 'Please tell me the code.' }, { done: true })),
    unproven,
  );
  await guest.type(field('Your message'), 'And parking?');
  await guest.click(choose(garden.roomTypeName));
  const words = 'I want to book the Garden King from March 5 to March 8 for 2 adults. Please text me the link.';
  expect(await within(log()).findByText(words)).toBeTruthy();
  expect(await within(log()).findByText('Please tell me the code.')).toBeTruthy();
  expect(bodiesOf(calls, endpoints.say).at(-1)).toEqual({ text: words });
  expect(document.activeElement).toBe(field('Your message'));
  expect(field('Your message').value).toBe('And parking?');
  expect(choose(garden.roomTypeName).getAttribute('aria-disabled')).toBeNull();
});

test('says why a room cannot be chosen, and lets one choose again', async () => {
  const message = 'Too many attempts. Wait a minute and try again.';
  const { guest } = await chatAboutRooms(named, refusing(endpoints.chooseRoom, 429, message));
  await guest.click(choose(garden.roomTypeName));
  expect(await messages().findByText('Selection Failed')).toBeTruthy();
  expect(choose(garden.roomTypeName).getAttribute('aria-disabled')).toBeNull();
});

test.each([[{ done: true as const, rooms: { ...found, rooms: [] } }], [{ done: true as const }]])(
  'shows no rooms for an answer without any: %j',
  async (end) => {
    const { guest } = await startChat([says({ delta: 'Nothing is free.' }, end)]);
    await guest.type(field('Your message'), 'What is free?{Enter}');
    expect(await within(log()).findByText('Nothing is free.')).toBeTruthy();
    expect(log().getAttribute('aria-busy')).toBe('false');
    expect(within(log()).queryByRole('list')).toBeNull();
  },
);
