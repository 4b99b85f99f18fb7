import { useState, type FormEvent } from 'react';
import { authEndpoints, type User } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input } from '@booking/ui/kit';
import { Failure } from './failure.tsx';
import { useSignInStyles } from './sign-in.styles.ts';

type Props = {
  onSignedIn: (user: User) => void;
  /** Begins with the password again: the wait for a code ends, and so do the tries. */
  onBack: () => void;
};

/** The second step of a sign-in, of an account that has a second factor. */
export function CodeForm({ onSignedIn, onBack }: Props) {
  const styles = useSignInStyles();
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (code: string) => call(authEndpoints.secondFactor, { body: { code } }),
    onSuccess: ({ user }) => onSignedIn(user),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { code } = Object.fromEntries(new FormData(event.currentTarget)) as { code: string };
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) mutate(code);
  };
  const isWaiting = isPending || isSuccess;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error && <Failure>{sentenceOf(error)}</Failure>}
      <Field
        label="Code"
        hint="The six digits your authenticator app shows now, or one of your recovery codes."
        validationMessage={isMissing ? 'Enter the code.' : undefined}
      >
        <Input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          size="large"
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button appearance="subtle" onClick={onBack}>
        Begin again
      </Button>
    </form>
  );
}
