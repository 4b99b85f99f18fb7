/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import type { Unlisted } from '@booking/contracts/labels';
import { expectAccessible, inTurn, lookAtStyles, oddly, onCue, refusing } from '@booking/remote-kit/testing';
import { assistant, assistantsApi, cardOf, openScreen } from './assistant.fixture.ts';

lookAtStyles();

const { archive, list } = assistantEndpoints;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('shows its title, three quick tools and how many assistants there are', async () => {
  const slowly = onCue(assistantsApi(assistant()).list);
  openScreen([slowly]);
  expect(screen.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeTruthy();
  const tools = within(screen.getByRole('region', { name: 'Quick Tools' })).getAllByRole('link');
  expect(tools.map((tool) => [tool.getAttribute('href'), tool.textContent])).toEqual([
    ['/ai-documentation', expect.stringMatching(/^AI Documentation.*AI rules and guidelines$/)],
    ['/employees', expect.stringMatching(/^Employee Whitelist.*Staff phone access$/)],
    ['/call-logs', expect.stringMatching(/^Call Logs/)],
  ]);
  expect(screen.getByRole('progressbar', { name: 'Loading the assistants…' })).toBeTruthy();
  slowly.arrive();
  expect(await screen.findByText('1 assistant configured')).toBeTruthy();
  await expectAccessible();
});

test('counts only the assistants in use', async () => {
  openScreen(
    assistantsApi(assistant(), assistant({ id: 2 }), assistant({ id: 3, archivedAt: '2026-01-01T00:00:00.000Z' })).all,
  );
  expect(await screen.findByText('2 assistants configured')).toBeTruthy();
});

test('shows on a card who an assistant is and where it stands, and leads to it', async () => {
  const { person, address } = openScreen(
    assistantsApi(
      assistant({
        id: 7,
        name: 'Night line',
        agentName: 'Nell',
        description: 'Answers at night.',
        status: 'published',
        publishedVersion: 1,
        hasUnpublishedChanges: false,
        voiceProvider: 'vapi',
        voiceId: 'Elliot',
        firstMessage: 'Hello, an AI speaks.',
      }),
      assistant({ id: 8, name: 'Day line', lastPublishedAt: '2026-11-09T15:04:05.000Z' }),
    ).all,
  );
  const nell = await cardOf('Nell');
  for (const words of [
    'Guest',
    'Answers at night.',
    'published',
    'Never',
    '3f0c9c1e…',
    'vapi Elliot',
    'Hello, an AI speaks.',
  ])
    expect(nell.getByText(words)).toBeTruthy();
  expect(nell.getByText('Configure & Publish')).toBeTruthy();
  expect(nell.getByRole('heading').closest('li')!.querySelector('[data-type=guest]')).toBeTruthy();
  expect((await cardOf('Day line')).getByText('Nov 9, 9:04 AM')).toBeTruthy();
  await person.click(nell.getByRole('link', { name: 'Nell' }));
  expect(address()).toBe('/assistant/7');
});

test('shows each status in its color, one it does not know as it shows a draft', async () => {
  openScreen([
    oddly(
      list,
      (['published', 'draft', 'error', 'paused' as Unlisted] as const).map((status, place) =>
        assistant({
          id: place + 1,
          name: `The ${status} one`,
          status,
          hasDrifted: status === 'published',
          ...(status === 'published' && { publishedVersion: 1, waitingChanges: ['firstMessage', 'voiceId'] }),
        }),
      ),
    ),
  ]);
  const look = async (status: string) => {
    const badge = (await cardOf(`The ${status} one`)).getByText(status);
    const icon = badge.previousElementSibling!;
    return { tone: badge.dataset['tone'], icon: [icon.innerHTML, getComputedStyle(icon).color] };
  };
  const [published, draft, error, paused] = [
    await look('published'),
    await look('draft'),
    await look('error'),
    await look('paused'),
  ];
  expect([published.tone, draft.tone, error.tone, paused.tone]).toEqual(['good', 'warning', 'bad', 'warning']);
  expect(paused.icon).toEqual(draft.icon);
  for (const { icon } of [published, error]) {
    expect(icon[0]).not.toBe(draft.icon[0]);
    expect(icon[1]).not.toBe(draft.icon[1]);
  }
  const live = await cardOf('The published one');
  expect(live.getByText('Changed at Vapi')).toBeTruthy();
  expect(live.getByText('2 changes waiting')).toBeTruthy();
  expect((await cardOf('The draft one')).queryByText(/waiting$/)).toBeNull();
});

test('says in one state that an assistant was taken in from Vapi and is not managed here yet', async () => {
  openScreen(assistantsApi(assistant({ status: 'published', publishedVersion: null, mode: 'test' })).all);
  const card = await cardOf('Guest line');
  expect(card.getByText('Live at Vapi on the TEST line, not managed here yet')).toBeTruthy();
  expect(card.queryByText('published')).toBeNull();
  expect(card.queryByText(/waiting$/)).toBeNull();
});

test('offers to create the first assistant where there is none', async () => {
  const { person } = openScreen(assistantsApi().all);
  expect(await screen.findByText('No assistants yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create Your First Assistant' }));
  expect(screen.getByRole('dialog', { name: 'Create New Assistant' })).toBeTruthy();
});

test('says that all assistants are archived, and shows them', async () => {
  const { person } = openScreen(assistantsApi(assistant({ archivedAt: '2026-01-01T00:00:00.000Z' })).all);
  expect(await screen.findByText('All assistants are archived')).toBeTruthy();
  expect(screen.queryByText('No assistants yet')).toBeNull();
  expect(screen.getByText('0 assistants configured')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show Archived' }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show archived' }).checked).toBe(true);
  expect((await cardOf('Guest line')).getByText('Archived')).toBeTruthy();
});

test('archives an assistant, shows it when asked for, and takes it back', async () => {
  const { person, toasts, calls } = openScreen(assistantsApi(assistant()).all);
  await person.click(await screen.findByRole('button', { name: 'Archive Guest line' }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(toasts).toEqual([{ title: 'Success', body: 'Guest line archived. Nothing changed in Vapi.' }]);
  await person.click(screen.getByRole('switch', { name: 'Show archived' }));
  const card = await cardOf('Guest line');
  expect(card.getByText('Archived')).toBeTruthy();
  await person.click(card.getByRole('button', { name: 'Restore Guest line' }));
  await waitFor(() => expect(card.queryByText('Archived')).toBeNull());
  expect(toasts.at(-1)).toEqual({ title: 'Success', body: 'Guest line restored' });
  expect(calls.filter(({ endpoint }) => endpoint === archive).map(({ input }) => input)).toMatchObject([
    { params: { id: 1 }, body: { archived: true } },
    { params: { id: 1 }, body: { archived: false } },
  ]);
});

test.each([
  ['Archive', null, 'Failed to archive assistant'],
  ['Restore', '2026-01-01T00:00:00.000Z', 'Failed to restore assistant'],
])('leaves the card as it was when it fails to %s an assistant', async (action, archivedAt, body) => {
  const { person, toasts } = openScreen([refusing(archive, 500, ''), assistantsApi(assistant({ archivedAt })).list]);
  await screen.findByText(/configured$/);
  await person.click(screen.getByRole('switch', { name: 'Show archived' }));
  await person.click(screen.getByRole('button', { name: `${action} Guest line` }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Error', body }]));
  expect(screen.getByRole('button', { name: `${action} Guest line` })).toBeTruthy();
});

test('says why the list cannot be loaded, and asks for it again', async () => {
  const failing = inTurn(refusing(list, 500, 'The database is away.'), assistantsApi(assistant()).list);
  const { person } = openScreen([failing]);
  expect((await screen.findByRole('alert')).textContent).toContain('The assistants could not be loaded');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 assistant configured')).toBeTruthy();
});

test('lets a viewer read and offers nothing else', async () => {
  openScreen([assistantsApi(assistant()).list], 'viewer');
  expect((await cardOf('Guest line')).getByText('View configuration')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
