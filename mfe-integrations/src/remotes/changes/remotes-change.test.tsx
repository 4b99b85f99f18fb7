/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { releaseEndpoints as endpoints, type RemoteState } from '@booking/contracts/remote-releases';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { before, build, canary, change, id, live, offered, path, remote, tried } from '../remote.fixture.ts';
import { Screen } from '../remotes.screen.tsx';

type Given = Partial<RemoteState>;
const builds = answering(endpoints.builds, [build(), build({ ...live, remote: id })]);
const open = (now: Given, ...answers: Answering[]) =>
  renderScreen(Screen, { path, answers: [...answers, answering(endpoints.states, [remote(now)]), builds] });
const becoming = (then: Given) => answering(endpoints.change, remote({ lastChange: 8, ...then }));

const press = async (person: Mounted['person'], name: RegExp) =>
  person.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const why = () => dialog().getByLabelText<HTMLTextAreaElement>('Why');
async function confirm(person: Mounted['person'], button: string, reason: string): Promise<void> {
  await person.clear(why());
  await person.type(why(), reason);
  await person.click(dialog().getByRole('button', { name: button }));
}
const sent = ({ calls }: Mounted) =>
  calls.filter(({ endpoint }) => endpoint === endpoints.change).map(({ input }) => input.body);
const rows = () => within(screen.getByRole('table', { name: /^What browsers get/ })).getAllByRole('row');
const retired = { by: 'Max', reason: 'Nobody went there', at: '2026-11-10T17:00:00.000Z' };
const switchedOff = { by: 'Max', reason: 'It writes wrong prompts', at: '2026-11-10T17:00:00.000Z' };

test.each<[string, Given, RegExp, string, object, Given, object]>([
  [
    'rolls back',
    {},
    /^Roll back to 1\.0\.0/,
    'Roll back',
    { kind: 'rollback' },
    { live: { ...live, ...before }, before: null },
    { title: 'Rolled back', body: `${id} 1.0.0 (ffffffff)` },
  ],
  [
    'takes a canary live',
    { canary },
    /^Deploy canary/,
    'Deploy',
    { kind: 'live', digest: tried.digest },
    { live: { ...live, ...tried } },
    { title: 'Deployed', body: `${id} 1.0.2 (11111111)` },
  ],
  [
    'takes a build live that came with the installation',
    { offered },
    /^Deploy: .*, from the installation$/,
    'Deploy',
    { kind: 'live', digest: offered.digest },
    { live: { ...live, ...offered } },
    { title: 'Deployed', body: `${id} 1.0.3 (22222222)` },
  ],
  [
    'ends a canary',
    { canary },
    /^End canary/,
    'End canary',
    { kind: 'end-canary' },
    {},
    { title: 'Canary ended', body: `${id} 1.0.1 (0a1b2c3d)` },
  ],
  [
    'switches a remote off',
    {},
    /^Switch off/,
    'Switch off',
    { kind: 'switch-off' },
    { switchedOff },
    { title: 'Switched off', body: `${id} 1.0.1 (0a1b2c3d)` },
  ],
  [
    'switches a remote on',
    { switchedOff },
    /^Switch on/,
    'Switch on',
    { kind: 'switch-on' },
    {},
    { title: 'Switched on', body: `${id} 1.0.1 (0a1b2c3d)` },
  ],
  ['retires a remote', {}, /^Retire: /, 'Retire', { kind: 'retire' }, { retired }, { title: 'Retired', body: id }],
])('%s, with the reason that was given', async (_, now, button, confirmation, body, then, toast) => {
  const mounted = open(now, becoming(then));
  const { person, toasts } = mounted;
  await press(person, button);
  await confirm(person, confirmation, ' Measured twice ');
  await waitFor(() => expect(toasts).toEqual([toast]));
  expect(sent(mounted)).toEqual([{ ...body, reason: 'Measured twice', lastChange: 7 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: `Actions for ${id}` }));
  const digests = then.retired ? [] : [(then.live ?? live).digest];
  const shown = screen.queryAllByRole('row', { name: /Live/ }).map(({ textContent }) => textContent);
  expect(shown).toEqual(digests.map((digest) => expect.stringContaining(digest)));
  expect(screen.queryAllByRole('button', { name: `Switch on: ${id}` })).toHaveLength(then.switchedOff ? 1 : 0);
});

test('tries a build with a share of sessions, and takes one live for all', async () => {
  const mounted = open({}, inTurn(becoming({ canary }), becoming({ live: { ...live, ...tried } })));
  const { person, toasts } = mounted;
  await person.click(await screen.findByText('Builds'));
  await press(person, /^Start canary/);
  expect(screen.getByRole('dialog', { name: `Start a canary of ${id} 1.0.2 (11111111)?` })).toBeTruthy();
  await person.selectOptions(dialog().getByLabelText('Share of sessions'), '50%');
  await confirm(person, 'Start canary', 'Half of us first');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[2]?.textContent).toContain('Canary 50%');
  await press(person, /^Deploy: /);
  await confirm(person, 'Deploy', 'It did well');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(toasts).toEqual([
    { title: 'Canary started', body: `${id} 1.0.2 (11111111), 50% of sessions` },
    { title: 'Deployed', body: `${id} 1.0.2 (11111111)` },
  ]);
  expect(sent(mounted)).toEqual([
    { kind: 'canary', digest: tried.digest, share: 50, reason: 'Half of us first', lastChange: 7 },
    { kind: 'live', digest: tried.digest, reason: 'It did well', lastChange: 8 },
  ]);
});

test('takes a remote live again that was retired', async () => {
  const mounted = open({ retired, before: null }, becoming({ before: null }));
  const { person, toasts } = mounted;
  await press(person, /^Deploy 1\.0\.1 \(0a1b2c3d\) again/);
  await confirm(person, 'Deploy', 'The laundry is back');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Deployed', body: `${id} 1.0.1 (0a1b2c3d)` }]));
  expect(sent(mounted)).toEqual([{ kind: 'live', digest: live.digest, reason: 'The laundry is back', lastChange: 7 }]);
  expect(rows()).toHaveLength(2);
});

test('does nothing without a reason', async () => {
  const mounted = open({});
  await press(mounted.person, /^Switch off/);
  await mounted.person.click(dialog().getByRole('button', { name: 'Switch off' }));
  expect(dialog().getByText('Say why, for whoever reads it later')).toBeTruthy();
  expect(sent(mounted)).toEqual([]);
  await expectAccessible(screen.getByRole('dialog'));
});

test('sends a change once while it is under way', async () => {
  const answer = onCue(becoming({ switchedOff }));
  const mounted = open({}, answer);
  await press(mounted.person, /^Switch off/);
  await confirm(mounted.person, 'Switch off', 'Errors everywhere');
  await mounted.person.click(dialog().getByRole('button', { name: 'Switching off…' }));
  expect(sent(mounted)).toHaveLength(1);
  answer.arrive();
  await screen.findByRole('button', { name: `Switch on: ${id}` });
});

test('does not do what was decided before somebody else changed the remote, and keeps what was typed', async () => {
  const taken = { live: { ...live, ...tried, reason: 'It mends that' }, lastChange: 8 };
  const mounted = open(
    {},
    inTurn(refusing(endpoints.change, 409, 'Somebody was faster.'), becoming({ ...taken, switchedOff, lastChange: 9 })),
    inTurn(answering(endpoints.states, [remote()]), answering(endpoints.states, [remote(taken)])),
    answering(endpoints.changes, [change({ id: 8, ...tried, by: 'Max', reason: 'It mends that' }), change()]),
  );
  await press(mounted.person, /^Switch off/);
  await confirm(mounted.person, 'Switch off', 'Errors everywhere');
  expect((await dialog().findByRole('alert')).textContent).toBe(
    'Nothing was changed, because someone else made a change first. Max deployed 1.0.2 (11111111): “It mends that”. Send it again if it is still right.',
  );
  expect(why().value).toBe('Errors everywhere');
  expect(rows()[1]?.textContent).toContain(tried.digest);
  await mounted.person.click(dialog().getByRole('button', { name: 'Switch off' }));
  await screen.findByRole('button', { name: `Switch on: ${id}` });
  const body = { kind: 'switch-off', reason: 'Errors everywhere' };
  expect(sent(mounted)).toEqual([
    { ...body, lastChange: 7 },
    { ...body, lastChange: 8 },
  ]);
});

test('says in words what is no longer possible', async () => {
  const refusal = 'No build of mfe-assistants is being tried.';
  const { person } = open(
    { canary },
    refusing(endpoints.change, 409, refusal),
    inTurn(answering(endpoints.states, [remote({ canary })]), answering(endpoints.states, [remote({ lastChange: 8 })])),
    inTurn(
      answering(endpoints.changes, [change({ id: 8, kind: 'end-canary', ...tried, reason: 'I saw it first' })]),
      answering(endpoints.changes, []),
    ),
  );
  await press(person, /^End canary/);
  await confirm(person, 'End canary', 'Too slow');
  expect((await dialog().findByRole('alert')).textContent).toContain(
    'ended the canary of 1.0.2 (11111111): “I saw it first”',
  );
  await person.click(dialog().getByRole('button', { name: 'End canary' }));
  expect(await dialog().findByText(`409: ${refusal}`)).toBeTruthy();
  expect(why().value).toBe('Too slow');
});

test('shows all that stands in the way of a build that does not fit any more', async () => {
  const sentence = 'This build cannot go live: 2 things stand in its way.';
  const reasons = [
    { field: 'hostApi', problem: 'The shell offers 2.0.0.', fix: 'Build it for ^2.0.' },
    { field: 'routes.0.path', problem: 'mfe-new has the route /assistant.', fix: 'Choose another path.' },
  ];
  const { person } = open({}, refusing(endpoints.change, 422, sentence, { reasons }));
  await person.click(await screen.findByText('Builds'));
  await press(person, /^Deploy/);
  await confirm(person, 'Deploy', 'Measured twice');
  expect((await dialog().findByRole('alert')).textContent).toContain(sentence);
  const list = within(dialog().getByRole('list', { name: 'What stands in its way' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hostApi: The shell offers 2.0.0.Build it for ^2.0.',
    'routes.0.path: mfe-new has the route /assistant.Choose another path.',
  ]);
  expect(why().value).toBe('Measured twice');
});
