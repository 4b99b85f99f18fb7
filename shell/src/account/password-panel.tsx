import { useState } from 'react';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { NewPassword, passwordHint } from '@booking/contracts/password-rule';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button, Panel, Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { NewPasswordInput } from '../passwords/new-password-input.tsx';
import { Failure } from '../sign-in/failure.tsx';
import { useAccountChanged } from './account.queries.ts';
import { useAccountStyles } from './account.styles.ts';
import { CurrentPassword } from './current-password.ts';

const first = z.object({ current: z.string(), new: NewPassword });
const another = z.object({ current: CurrentPassword, new: NewPassword });

type Props = { hasPassword: boolean; email: string };

function PasswordForm({ hasPassword, email, onChanged }: Props & { onChanged: () => void }) {
  const styles = useAccountStyles();
  const { toast } = useHost();
  const accountChanged = useAccountChanged();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { current: string; new: string }) => call(ownAccountEndpoints.changePassword, { body }),
    onSuccess: ({ ended }) => {
      toast({ title: 'Password changed', ...(ended > 0 && { body: 'You are signed out everywhere else.' }) });
      accountChanged();
      onChanged();
    },
  });
  const form = useForm({
    schema: hasPassword ? another : first,
    values: { current: '', new: '' },
    save: mutateAsync,
    isGuarded: false,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Password">
      <Text className={styles.quiet}>Changing it signs you out everywhere else.</Text>
      {form.refusal && <Failure>{sentenceOf(form.refusal)}</Failure>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <FormField form={form} name="current" label="Current password">
          {(input) => <Input type="password" autoComplete="current-password" size="large" {...input} />}
        </FormField>
      )}
      <FormField form={form} name="new" label="New password" hint={passwordHint}>
        {(input) => <NewPasswordInput {...input} />}
      </FormField>
      <Button type="submit" appearance="primary" disabledFocusable={form.isSaving}>
        {form.isSaving ? 'Changing…' : hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}

/** Chooses another password. */
export function PasswordPanel(props: Props) {
  const [round, setRound] = useState(0);
  return (
    <Panel title="Password">
      <PasswordForm key={round} {...props} onChanged={() => setRound(round + 1)} />
    </Panel>
  );
}
