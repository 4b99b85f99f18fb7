import { authEndpoints, type SignInStep } from '@booking/contracts/auth';
import { passwordHint } from '@booking/contracts/password-rule';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { Field, FormField, Input, useForm } from '@booking/ui/form';
import { Button } from '@booking/ui/kit';
import { NewPasswordInput } from '../passwords/new-password-input.tsx';
import { useSignInStyles } from '../sign-in/sign-in.styles.ts';

type Props = { token: string; email: string; onStep: (step: SignInStep) => void };

/** Chooses the password of an account, by which its owner is signed in. */
export function InvitationForm({ token, email, onStep }: Props) {
  const styles = useSignInStyles();
  const { mutateAsync, isSuccess } = useMutation({
    mutationFn: (body: { token: string; password: string }) => call(authEndpoints.acceptInvitation, { body }),
    onSuccess: onStep,
  });
  const form = useForm({
    schema: authEndpoints.acceptInvitation.body,
    values: { token, password: '' },
    save: mutateAsync,
    refusalAt: 'password',
    isGuarded: false,
  });
  const isWaiting = form.isSaving || isSuccess;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Email">
        <Input name="email" type="email" autoComplete="username" size="large" value={email} readOnly />
      </Field>
      <FormField form={form} name="password" label="New password" hint={passwordHint}>
        {(input) => <NewPasswordInput {...input} />}
      </FormField>
      <Button type="submit" appearance="primary" size="large" disabled={isWaiting}>
        {isWaiting ? 'Signing in…' : 'Choose it and sign in'}
      </Button>
    </form>
  );
}
