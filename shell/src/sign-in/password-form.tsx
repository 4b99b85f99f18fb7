import { useState, type FormEvent } from 'react';
import { authEndpoints, type SignInStep } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input } from '@booking/ui/kit';
import { Failure } from './failure.tsx';
import { useSignInStyles } from './sign-in.styles.ts';

type Credentials = { email: string; password: string };

type Props = {
  /** Whose session it is to be, where that is settled. */
  email?: string | undefined;
  /** What went wrong before anything was typed. */
  problem?: string | undefined;
  /** Something else signs in at this moment. */
  isUnderWay?: boolean;
  onStep: (step: SignInStep) => void;
};

/** Signs in by e-mail and password. */
export function PasswordForm({ email: settled, problem, isUnderWay = false, onStep }: Props) {
  const styles = useSignInStyles();
  const [missing, setMissing] = useState({ email: false, password: false });
  const { mutate, error, isIdle, isPending, isSuccess } = useMutation({
    mutationFn: (body: Credentials) => call(authEndpoints.signIn, { body }),
    onSuccess: onStep,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget)) as Credentials;
    const empty = { email: email.trim() === '', password: password === '' };
    setMissing(empty);
    if (!empty.email && !empty.password) mutate({ email, password });
  };
  const isWaiting = isUnderWay || isPending || isSuccess;
  const failure = error ? sentenceOf(error) : isIdle && problem;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <Failure>{failure}</Failure>}
      <Field label="Email" validationMessage={missing.email ? 'Enter your email address.' : undefined}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          size="large"
          {...(settled === undefined ? { autoFocus: true } : { value: settled, readOnly: true })}
        />
      </Field>
      <Field label="Password" validationMessage={missing.password ? 'Enter your password.' : undefined}>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={settled !== undefined}
          size="large"
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
