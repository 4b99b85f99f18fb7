import { useEffect, useRef } from 'react';
import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { Navigate, useLocation, useMutation } from '@booking/remote-kit/kit';
import { Panel, Text } from '@booking/ui/kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { useHotel } from '../hotel/hotel.queries.ts';
import { useSession } from '../session.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { OidcButtons } from './oidc-buttons.tsx';
import { nextPath, problemOf } from './next.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSignInStyles } from './sign-in.styles.ts';

/** By email and password, or by a one-time link, whose token stands behind # so that no server or log ever sees it. */
export function SignIn() {
  const styles = useSignInStyles();
  const { user } = useSession();
  const { search, hash } = useLocation();
  const hotel = useHotel();
  const used = useRef(false);
  const token = hash.slice(1);

  // which versions a session gets, canaries and previews, comes with the page
  const enter = (): void => location.replace(nextPath(search));
  const byLink = useMutation({
    mutationFn: (link: string) => call(authEndpoints.signInByLink, { body: { token: link } }),
    onSuccess: enter,
  });
  const { mutate: signInByLink } = byLink;
  useEffect(() => {
    if (!token || user || used.current) return;
    used.current = true;
    history.replaceState(history.state, '', location.pathname + location.search);
    signInByLink(token);
  }, [token, user, signInByLink]);

  if (user) return <Navigate replace to={nextPath(search)} />;
  return (
    <BareFrame centred>
      <div>
        <h1 className={styles.title}>AI Booking Admin</h1>
        <Text block align="center" className={styles.hotel}>
          {hotel?.name}
        </Text>
      </div>
      <Panel title="Sign in">
        <SignInSteps
          problem={byLink.error ? sentenceOf(byLink.error) : problemOf(search)}
          isUnderWay={byLink.isPending || byLink.isSuccess}
          onSignedIn={enter}
        />
        <OidcButtons next={nextPath(search)} />
        <ForgotPassword />
      </Panel>
    </BareFrame>
  );
}
