/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { releaseEndpoints as endpoints, type RemoteState } from '@booking/contracts/remote-releases';
import {
  afterStepUp,
  answering,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { escapeWhenAsked, giveWhenAsked, provenNow, withStepUp } from '../../testing/with-step-up.tsx';
import { before, build, canary, id, live, path, remote, tried } from '../remote.fixture.ts';
import { Screen } from '../remotes.screen.tsx';

type Given = Partial<RemoteState>;
const Page = withStepUp(Screen);
const open = (now: Given, ...answers: Answering[]): Mounted =>
  renderScreen(Page, {
    path,
    answers: [
      ...answers,
      provenNow,
      answering(endpoints.states, [remote(now)]),
      answering(endpoints.builds, [build(), build({ ...live, remote: id })]),
    ],
  });
const becoming = (then: Given): Answering => answering(endpoints.change, remote({ lastChange: 8, ...then }));
const sent = ({ calls }: Mounted): unknown[] =>
  calls.filter(({ endpoint }) => endpoint === endpoints.change).map(({ input }) => input.body);
const dialog = () => within(screen.getByRole('dialog'));
const why = () => dialog().getByLabelText<HTMLTextAreaElement>('Why');
const reason = 'Measured twice';
const switchedOff = { by: 'Max', reason, at: '2026-11-10T17:00:00.000Z' };

type Wish = {
  now: Given;
  /** Opens its dialog, with all of it filled in but why. */
  ask: (mounted: Mounted) => Promise<void>;
  confirm: string;
  body: object;
  then: Given;
  toast: object;
};

const pressing =
  (name: RegExp): Wish['ask'] =>
  async ({ person }) =>
    person.click(await screen.findByRole('button', { name }));

const wishes: [string, Wish][] = [
  [
    'takes a build live',
    {
      now: {},
      ask: async (mounted) => {
        await mounted.person.click(await screen.findByText('Builds'));
        await pressing(/^Deploy/)(mounted);
      },
      confirm: 'Deploy',
      body: { kind: 'live', digest: tried.digest },
      then: { live: { ...live, ...tried } },
      toast: { title: 'Deployed', body: `${id} 1.0.2 (11111111)` },
    },
  ],
  [
    'tries a build with a share of sessions',
    {
      now: {},
      ask: async (mounted) => {
        await mounted.person.click(await screen.findByText('Builds'));
        await pressing(/^Start canary/)(mounted);
        await mounted.person.selectOptions(dialog().getByLabelText('Share of sessions'), '50%');
      },
      confirm: 'Start canary',
      body: { kind: 'canary', digest: tried.digest, share: 50 },
      then: { canary },
      toast: { title: 'Canary started', body: `${id} 1.0.2 (11111111), 50% of sessions` },
    },
  ],
  [
    'rolls back',
    {
      now: {},
      ask: pressing(/^Roll back to 1\.0\.0/),
      confirm: 'Roll back',
      body: { kind: 'rollback' },
      then: { live: { ...live, ...before }, before: null },
      toast: { title: 'Rolled back', body: `${id} 1.0.0 (ffffffff)` },
    },
  ],
  [
    'switches a remote off',
    {
      now: {},
      ask: pressing(/^Switch off/),
      confirm: 'Switch off',
      body: { kind: 'switch-off' },
      then: { switchedOff },
      toast: { title: 'Switched off', body: `${id} 1.0.1 (0a1b2c3d)` },
    },
  ],
];

const fillAndSend = async (mounted: Mounted, { ask, confirm }: Wish): Promise<void> => {
  await ask(mounted);
  await mounted.person.type(why(), reason);
  await mounted.person.click(dialog().getByRole('button', { name: confirm }));
};

describe.each(wishes)('somebody who %s long after they signed in', (_, wish) => {
  const { now, confirm, body, then, toast } = wish;
  const whole = { ...body, reason, lastChange: 7 };

  test('is asked for the password, and it is done as it was typed', async () => {
    const mounted = open(now, afterStepUp(endpoints.change, becoming(then)));
    await fillAndSend(mounted, wish);
    await giveWhenAsked(mounted, 'a long password');
    await waitFor(() => expect(mounted.toasts).toEqual([toast]));
    expect(sent(mounted)).toEqual([whole, whole]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: `Actions for ${id}` }));
  });

  test('leaves the question by Escape: nothing is done, what was typed stays, and so does the focus', async () => {
    const first = refusing(endpoints.change, 403, 'Confirm that it is you.', { code: 'step_up_required' });
    const mounted = open(now, inTurn(first, first, becoming(then)));
    await fillAndSend(mounted, wish);
    await escapeWhenAsked(mounted);
    expect((await dialog().findByRole('alert')).textContent).toBe('403: Confirm that it is you.');
    expect(why().value).toBe(reason);
    const button = dialog().getByRole('button', { name: confirm });
    expect(document.activeElement).toBe(button);
    expect([sent(mounted), mounted.toasts]).toEqual([[whole], []]);

    await mounted.person.click(button);
    await giveWhenAsked(mounted, 'a long password');
    await waitFor(() => expect(mounted.toasts).toEqual([toast]));
    expect(sent(mounted)).toEqual([whole, whole, whole]);
  });

  test('is told that it takes a second factor, and what was typed stays', async () => {
    const sentence = 'This takes a second factor. Turn one on in your account, or ship with a ship token.';
    const mounted = open(now, refusing(endpoints.change, 403, sentence, { code: 'second_factor_required' }));
    await fillAndSend(mounted, wish);
    expect((await dialog().findByRole('alert')).textContent).toBe(`403: ${sentence}`);
    expect(why().value).toBe(reason);
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: confirm }));
    expect(sent(mounted)).toEqual([whole]);
  });
});
