import { useEffect, useState, type ComponentType } from 'react';
import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { stepUpEvent, type StepUpAsked } from '@booking/http/step-up';
import { answering, type Mounted } from '@booking/remote-kit/testing';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import * as z from 'zod/mini';

const title = 'Confirm that it is you';
const schema = z.object({ password: z.string().check(z.minLength(1)) });

function Question({ onSettled }: { onSettled: (given: boolean) => void }) {
  const form = useForm({
    schema,
    values: { password: '' },
    save: async ({ password }) => {
      const me = await call(authEndpoints.stepUp, { body: { password } });
      onSettled(true);
      return me;
    },
    isGuarded: false,
  });
  return (
    <FormDialog form={form} title={title} confirm="Confirm" onClose={() => onSettled(false)}>
      <FormField form={form} name="password" label="Current password">
        {(input) => <Input type="password" {...input} />}
      </FormField>
    </FormDialog>
  );
}

/** A screen in a page that asks for the password as the shell's does: by the same event, and in a dialog of the same parts over it. */
export function withStepUp(Screen: ComponentType): ComponentType {
  return function Page() {
    const [settle, setSettle] = useState<(given: boolean) => void>();
    useEffect(() => {
      const listen = (event: Event): void => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        (event as StepUpAsked).detail.answer(promise);
        setSettle(() => resolve);
      };
      addEventListener(stepUpEvent, listen);
      return () => removeEventListener(stepUpEvent, listen);
    }, []);
    const onSettled = (given: boolean): void => {
      settle?.(given);
      setSettle(undefined);
    };
    return (
      <>
        <Screen />
        {settle && <Question onSettled={onSettled} />}
      </>
    );
  };
}

/** The API takes the password. */
export const provenNow = answering(authEndpoints.stepUp, {
  user: { id: '1', name: 'Olivia Owner', email: 'owner@hotel.example', role: 'owner' },
  steppedUpAt: '2026-11-10T18:00:00.000Z',
  stepUpWith: 'password',
});

/** Waits for the question, which has the focus then. */
async function untilAsked(): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByLabelText(/^Current password/)));
}

/** Gives the password by keyboard alone. */
export async function giveWhenAsked({ person, calls }: Mounted, password: string): Promise<void> {
  await untilAsked();
  await person.keyboard(`${password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  const given = calls.filter(({ endpoint }) => endpoint === authEndpoints.stepUp).map(({ input }) => input.body);
  expect(given).toEqual([{ password }]);
}

/** Leaves the question by Escape, which closes nothing else. */
export async function escapeWhenAsked({ person }: Mounted): Promise<void> {
  await untilAsked();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}
