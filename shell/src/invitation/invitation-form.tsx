import type { FormEvent } from 'react';
import { authEndpoints, type SignInStep } from '@booking/contracts/auth';
import { NewPassword } from '@booking/contracts/password-rule';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { NewPasswordField } from '../new-password-field.tsx';
import { useSignInStyles } from '../sign-in/sign-in.styles.ts';

type Props = { token: string; email: string; onStep: (step: SignInStep) => void };

/** Chooses the password of an account, by which its owner is signed in. */
export function InvitationForm({ token, email, onStep }: Props) {
  const styles = useSignInStyles();
  const password = useChecked(NewPassword);
  const { mutate, error, reset, isPending, isSuccess } = useMutation({
    mutationFn: (chosen: string) => call(authEndpoints.acceptInvitation, { body: { token, password: chosen } }),
    onSuccess: onStep,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (password.check()) mutate(password.text);
  };
  const type = (text: string): void => {
    reset();
    password.setText(text);
  };
  const isWaiting = isPending || isSuccess;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Email">
        <Input name="email" type="email" autoComplete="username" size="large" value={email} readOnly />
      </Field>
      <NewPasswordField
        value={password.text}
        problem={password.problem ?? (error ? sentenceOf(error) : undefined)}
        onChange={type}
      />
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Choose it and sign in'}
      </Button>
    </form>
  );
}
