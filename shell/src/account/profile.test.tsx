/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { answering, expectAccessible, refusing, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole } from '../testing/render-console.tsx';

const open = (...answers: Answering[]) =>
  renderConsole({
    at: '/account',
    answers: [
      answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 }),
      answering(ownAccountEndpoints.sessions, []),
      ...answers,
    ],
  });
const profile = async () => within(await screen.findByRole('region', { name: 'Profile' }));
const field = async () => (await profile()).getByLabelText<HTMLInputElement>('Name');

test('a changed name shows at once wherever the page names its person', async () => {
  const renamed = answering(ownAccountEndpoints.rename, ({ body }) => ({ user: { ...owner, name: body.name } }));
  const { person, calls } = open(renamed);
  await person.clear(await field());
  await person.type(await field(), 'Olive Owner');
  await person.click((await profile()).getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText(`Olive Owner, ${owner.email}`)).toBeTruthy();
  expect(screen.getByText('Name changed')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Your menu: Olive Owner/ })).toHaveLength(1);
  expect(calls.find(({ endpoint }) => endpoint === ownAccountEndpoints.rename)?.input.body).toEqual({
    name: 'Olive Owner',
  });
  await expectAccessible(screen.getByRole('region', { name: 'Profile' }));
});

test('a name that cannot be saved stays, and says why', async () => {
  const { person } = open(refusing(ownAccountEndpoints.rename, 503, 'The database is away.'));
  await person.clear(await field());
  await person.click((await profile()).getByRole('button', { name: 'Save name' }));
  expect(await (await profile()).findByText('Enter your name.')).toBeTruthy();
  await person.type(await field(), 'Olive');
  await person.click((await profile()).getByRole('button', { name: 'Save name' }));
  expect(await (await profile()).findByText('The database is away.')).toBeTruthy();
  expect((await field()).value).toBe('Olive');
});
