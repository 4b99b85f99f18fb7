import { useEffect, useRef, useState, type FormEvent } from 'react';
import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { Navigate, useLocation, useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input, MessageBar, MessageBarBody, Panel } from '@booking/ui/kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { useSession } from '../session.ts';
import { useTitle } from '../use-title.ts';
import { nextPath } from './next.ts';
import { useSignInStyles } from './sign-in.styles.ts';

type Credentials = { email: string; password: string };

/** By e-mail and password, or by a one-time link, whose token stands behind # so that no server or log ever sees it. */
export function SignIn() {
  const styles = useSignInStyles();
  const { user } = useSession();
  const { search, hash } = useLocation();
  const used = useRef(false);
  const [missing, setMissing] = useState({ email: false, password: false });
  const token = hash.slice(1);
  useTitle('Sign in');

  // which versions a session gets, canaries and previews, comes with the page
  const onSuccess = (): void => location.replace(nextPath(search));
  const byPassword = useMutation({
    mutationFn: (body: Credentials) => call(authEndpoints.signIn, { body }),
    onSuccess,
  });
  const byLink = useMutation({
    mutationFn: (link: string) => call(authEndpoints.signInByLink, { body: { token: link } }),
    onSuccess,
  });
  const { mutate: signInByLink } = byLink;
  useEffect(() => {
    if (!token || user || used.current) return;
    used.current = true;
    history.replaceState(history.state, '', location.pathname + location.search);
    signInByLink(token);
  }, [token, user, signInByLink]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget)) as Credentials;
    const empty = { email: email.trim() === '', password: password === '' };
    setMissing(empty);
    if (!empty.email && !empty.password) byPassword.mutate({ email, password });
  };

  if (user) return <Navigate replace to={nextPath(search)} />;
  const isUnderWay = [byPassword, byLink].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const failure = byPassword.error ?? (byPassword.isIdle ? byLink.error : null);
  return (
    <BareFrame centred>
      <h1 className={styles.title}>AI Booking Admin</h1>
      <Panel title="Sign in">
        <form className={styles.form} onSubmit={submit} noValidate>
          {failure && (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{sentenceOf(failure)}</MessageBarBody>
            </MessageBar>
          )}
          <Field label="Email" validationMessage={missing.email ? 'Enter your email address.' : undefined}>
            <Input name="email" type="email" autoComplete="username" autoFocus size="large" />
          </Field>
          <Field label="Password" validationMessage={missing.password ? 'Enter your password.' : undefined}>
            <Input name="password" type="password" autoComplete="current-password" size="large" />
          </Field>
          <Button type="submit" appearance="primary" size="large" disabled={isUnderWay}>
            {isUnderWay ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      </Panel>
    </BareFrame>
  );
}
