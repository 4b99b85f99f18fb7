import { authEndpoints } from '@booking/contracts/auth';
import type { User } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button } from '@booking/ui/kit';
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
  const { mutateAsync, isSuccess } = useMutation({
    mutationFn: (body: { code: string }) => call(authEndpoints.secondFactor, { body }),
    onSuccess: ({ user }) => onSignedIn(user),
  });
  const form = useForm({
    schema: authEndpoints.secondFactor.body,
    values: { code: '' },
    save: mutateAsync,
    isGuarded: false,
  });
  const isWaiting = form.isSaving || isSuccess;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.refusal && <Failure>{sentenceOf(form.refusal)}</Failure>}
      <FormField
        form={form}
        name="code"
        label="Code"
        hint="The six digits your authenticator app shows now, or one of your recovery codes."
      >
        {(input) => (
          <Input
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            size="large"
            {...input}
          />
        )}
      </FormField>
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button appearance="subtle" onClick={onBack}>
        Use a different account
      </Button>
    </form>
  );
}
