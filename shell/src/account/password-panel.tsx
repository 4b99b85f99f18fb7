import { useState, type FormEvent } from 'react';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { NewPassword } from '@booking/contracts/password-rule';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input, Panel, Text } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { NewPasswordField } from '../new-password-field.tsx';
import { Failure } from '../sign-in/failure.tsx';
import { useAccountChanged } from './account.queries.ts';
import { useAccountStyles } from './account.styles.ts';

type Props = { hasPassword: boolean; email: string };

function PasswordForm({ hasPassword, email, onChanged }: Props & { onChanged: () => void }) {
  const styles = useAccountStyles();
  const { toast } = useHost();
  const accountChanged = useAccountChanged();
  const [current, setCurrent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const password = useChecked(NewPassword);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { current: string; new: string }) => call(ownAccountEndpoints.changePassword, { body }),
    onSuccess: ({ ended }) => {
      toast({ title: 'Password changed', ...(ended > 0 && { body: 'You are signed out everywhere else.' }) });
      accountChanged();
      onChanged();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isComplete = !hasPassword || current !== '';
    setMissing(!isComplete);
    if (password.check() && isComplete && !isPending) mutate({ current, new: password.text });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Password">
      <Text className={styles.quiet}>Changing it signs you out everywhere else.</Text>
      {error && <Failure>{sentenceOf(error)}</Failure>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <Field label="Current password" validationMessage={isMissing ? 'Enter your current password.' : undefined}>
          <Input
            type="password"
            autoComplete="current-password"
            size="large"
            value={current}
            onChange={(_, { value }) => setCurrent(value)}
          />
        </Field>
      )}
      <NewPasswordField value={password.text} problem={password.problem} onChange={password.setText} />
      <Button type="submit" appearance="primary" disabledFocusable={isPending}>
        {isPending ? 'Changing…' : hasPassword ? 'Change password' : 'Set password'}
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
