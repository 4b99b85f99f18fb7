/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints as endpoints, type Account } from '@booking/contracts/accounts';
import {
  afterStepUp,
  answering,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { escapeWhenAsked, giveWhenAsked, provenNow, withStepUp } from '../testing/with-step-up.tsx';
import { Screen } from './accounts.screen.tsx';

const Page = withStepUp(Screen);
const ida: Account = {
  id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d',
  name: 'Ida Neumann',
  email: 'ida@hotel.example',
  role: 'manager',
  state: 'active',
  secondFactor: true,
  invitedUntil: null,
  activeAt: '2026-11-10T17:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  isYou: false,
};
const invitation = { account: ida, link: 'https://hotel.example/invitation#x', until: '2026-11-29T12:00:00.000Z' };
const open = (account: Account, ...answers: Answering[]): Mounted =>
  renderScreen(Page, { path: '/accounts', answers: [...answers, provenNow, answering(endpoints.list, [account])] });

test.each<[button: string, Account, confirm: string, Answering, closes: string]>([
  [
    'Disable… Ida Neumann',
    ida,
    'Disable',
    answering(endpoints.disable, { ...ida, state: 'disabled' }),
    'Account disabled',
  ],
  ['Enable… Ida Neumann', { ...ida, state: 'disabled' }, 'Enable', answering(endpoints.enable, ida), 'Account enabled'],
  [
    'Sign out everywhere… Ida Neumann',
    ida,
    'Sign out',
    answering(endpoints.endSessions, { ended: 1 }),
    'Signed out everywhere',
  ],
  [
    'Reset second step… Ida Neumann',
    ida,
    'Reset',
    answering(endpoints.resetSecondFactor, ida),
    'The second step is off',
  ],
])(
  '"%s" asks for the password, or is left by Escape with the focus where it was',
  async (name, account, confirm, answer, done) => {
    const { endpoint } = answer;
    const first = refusing(endpoint, 403, 'Confirm that it is you.', { code: 'step_up_required' });
    const mounted = open(account, inTurn(first, first, answer));
    const { person, toasts, calls } = mounted;
    await person.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: confirm }));
    await escapeWhenAsked(mounted);
    expect((await dialog.findByRole('alert')).textContent).toBe('403: Confirm that it is you.');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: confirm }));
    expect(toasts).toEqual([]);

    await person.click(dialog.getByRole('button', { name: confirm }));
    await giveWhenAsked(mounted, 'a long password');
    await waitFor(() => expect(toasts).toEqual([{ title: done, body: 'Ida Neumann' }]));
    expect(calls.filter((each) => each.endpoint === endpoint)).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

describe('what was chosen or typed', () => {
  test('is there once the question for the password was left: a role', async () => {
    const mounted = open(
      ida,
      afterStepUp(endpoints.changeRole, answering(endpoints.changeRole, { ...ida, role: 'viewer' })),
    );
    const { person } = mounted;
    await person.click(await screen.findByRole('button', { name: 'Change role… Ida Neumann' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
    await person.click(dialog.getByRole('button', { name: 'Change role' }));
    await escapeWhenAsked(mounted);
    expect(dialog.getByLabelText<HTMLSelectElement>('Role').value).toBe('viewer');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Change role' }));
  });

  test('is sent again as it was: an invitation', async () => {
    const mounted = open(ida, afterStepUp(endpoints.invite, answering(endpoints.invite, invitation)));
    const { person, calls } = mounted;
    await person.click(screen.getByRole('button', { name: 'Invite…' }));
    await person.type(screen.getByLabelText('Name'), 'Ida Neumann');
    await person.type(screen.getByLabelText('Email'), 'ida@hotel.example');
    await person.click(screen.getByRole('button', { name: 'Invite' }));
    await giveWhenAsked(mounted, 'a long password');
    expect(await screen.findByRole('dialog', { name: 'Link for Ida Neumann' })).toBeTruthy();
    const sent = calls.filter(({ endpoint }) => endpoint === endpoints.invite).map(({ input }) => input.body);
    expect(sent).toEqual(Array(2).fill({ name: 'Ida Neumann', email: 'ida@hotel.example', role: 'front_desk' }));
  });

  test('is sent again as it was: a new link', async () => {
    const mounted = open(ida, afterStepUp(endpoints.newLink, answering(endpoints.newLink, invitation)));
    await mounted.person.click(await screen.findByRole('button', { name: 'New link… Ida Neumann' }));
    await mounted.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a link' }));
    await giveWhenAsked(mounted, 'a long password');
    expect(await screen.findByDisplayValue(invitation.link)).toBeTruthy();
  });
});
