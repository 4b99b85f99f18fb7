import { authEndpoints, type SignInStep } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button } from '@booking/ui/kit';
import { PasswordInput } from '../passwords/password-input.tsx';
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

/** Signs in by email and password. */
export function PasswordForm({ email: settled, problem, isUnderWay = false, onStep }: Props) {
  const styles = useSignInStyles();
  const { mutateAsync, isIdle, isSuccess } = useMutation({
    mutationFn: (body: Credentials) => call(authEndpoints.signIn, { body }),
    onSuccess: onStep,
  });
  const form = useForm({
    schema: authEndpoints.signIn.body,
    values: { email: settled ?? '', password: '' },
    save: mutateAsync,
    isGuarded: false,
  });
  const isWaiting = isUnderWay || form.isSaving || isSuccess;
  const failure = form.refusal ? sentenceOf(form.refusal) : isIdle && problem;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {failure && <Failure>{failure}</Failure>}
      <FormField form={form} name="email" label="Email">
        {(input) => (
          <Input
            type="email"
            autoComplete="username"
            size="large"
            autoFocus={settled === undefined}
            readOnly={settled !== undefined}
            {...input}
          />
        )}
      </FormField>
      <FormField form={form} name="password" label="Password">
        {(input) => <PasswordInput autoComplete="current-password" autoFocus={settled !== undefined} {...input} />}
      </FormField>
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
