/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints } from '@booking/contracts/accounts';
import { authEndpoints } from '@booking/contracts/auth';
import { sessionEndpoints, type Me } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';

const me = (stepUpWith: Me['stepUpWith']): Me => ({ user: owner, steppedUpAt: null, stepUpWith });
const stepUpFirst = refusing(
  accountEndpoints.endSessions,
  403,
  'Confirm that it is you: give your password, or a code of your second factor.',
  { code: 'step_up_required' },
);
const allowed = answering(accountEndpoints.endSessions, { ended: 2 });
const id = '00000000-0000-4000-8000-000000000000';
const askForIt = (): Promise<{ ended: number }> => call(accountEndpoints.endSessions, { params: { id } });

const open = async (factor: Me['stepUpWith'], ...answers: Answering[]): Promise<Mounted> => {
  const mounted = renderConsole({
    at: '/nothing-here',
    answers: [answering(sessionEndpoints.me, me(factor)), ...answers],
  });
  await screen.findByText('TEST');
  return mounted;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

describe('a request that takes a step-up', () => {
  test('asks for the password by keyboard alone, is made once more, and gives the focus back', async () => {
    const { person, calls } = await open(
      'password',
      inTurn(stepUpFirst, allowed),
      answering(authEndpoints.stepUp, me('password')),
    );
    const opener = screen.getByRole('button', { name: 'Search' });
    act(() => opener.focus());
    const asked = askForIt();
    const field = (await dialog()).getByLabelText(/^Current password/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await expectAccessible();
    await person.keyboard('a long password{Enter}');
    expect(await asked).toEqual({ ended: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    const stepUp = calls.find(({ endpoint }) => endpoint === authEndpoints.stepUp);
    expect(stepUp?.input.body).toEqual({ password: 'a long password' });
  });

  test('asks for a code where there is a second factor', async () => {
    const { person, calls } = await open(
      'code',
      inTurn(stepUpFirst, allowed),
      answering(authEndpoints.stepUp, me('code')),
    );
    const asked = askForIt();
    await person.type((await dialog()).getByLabelText(/^Code/), '123456');
    await person.click((await dialog()).getByRole('button', { name: 'Confirm' }));
    expect(await asked).toEqual({ ended: 2 });
    const stepUp = calls.find(({ endpoint }) => endpoint === authEndpoints.stepUp);
    expect(stepUp?.input.body).toEqual({ code: '123456' });
  });

  test('says beside the field that the password was wrong, and takes another', async () => {
    const wrong = refusing(authEndpoints.stepUp, 400, 'This is not your password.', {
      code: 'wrong_password',
      issues: [{ path: 'password', message: 'This is not your password.' }],
    });
    const right = answering(authEndpoints.stepUp, me('password'));
    const { person } = await open('password', inTurn(stepUpFirst, allowed), inTurn(wrong, right));
    const asked = askForIt();
    const field = (await dialog()).getByLabelText(/^Current password/);
    await person.type(field, 'a guess{Enter}');
    expect(await (await dialog()).findByText('This is not your password.')).toBeTruthy();
    await person.clear(field);
    await person.type(field, 'a long password{Enter}');
    expect(await asked).toEqual({ ended: 2 });
  });

  test('is refused as it was when the person leaves it', async () => {
    const { person } = await open('password', stepUpFirst);
    const asked = expect(askForIt()).rejects.toThrow('403: Confirm that it is you');
    await dialog();
    await person.keyboard('{Escape}');
    await asked;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asks once for what asks at the same time', async () => {
    const { person } = await open(
      'password',
      inTurn(stepUpFirst, stepUpFirst, allowed),
      answering(authEndpoints.stepUp, me('password')),
    );
    const asked = Promise.all([askForIt(), askForIt()]);
    await person.type((await dialog()).getByLabelText(/^Current password/), 'a long password{Enter}');
    expect(await asked).toEqual([{ ended: 2 }, { ended: 2 }]);
  });

  test('says where to set one when the account has neither password nor second factor', async () => {
    const { person } = await open(null, stepUpFirst);
    const asked = expect(askForIt()).rejects.toThrow('403');
    await person.click((await dialog()).getByRole('button', { name: 'Close' }));
    await asked;
  });
});
