import { useCallback, useEffect, useState } from 'react';
import { sessionEndpoints, type User } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { Button, lazyPart, ModalDialog, Text } from '@booking/ui/kit';
import { OidcButtons } from './oidc-buttons.tsx';
import { loadSteps } from './load.ts';

const SignInSteps = lazyPart(loadSteps);

type Props = {
  user: User;
  /** The same person is signed in again. */
  onResume: () => void;
  /** The page is given up, with what was typed on it. */
  onLeave: () => void;
};

/** Stands before a page whose session has ended, and hides it: what was typed there stays for the person it belongs to. */
export function SessionEnded({ user, onResume, onLeave }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    // whatever else this browser may still be signed in by; were it asked later, it would end the sign-in of whoever comes next
    void call(sessionEndpoints.signOut)
      .catch(() => undefined)
      .finally(onLeave);
  };
  const welcome = useCallback(
    ({ id }: User): void => {
      if (id === user.id) return onResume();
      const here = location.pathname + location.search;
      onLeave();
      location.replace(here);
    },
    [user.id, onResume, onLeave],
  );
  useEffect(() => {
    // somebody may have signed in in another tab
    const look = (): void =>
      void call(sessionEndpoints.me).then(
        (answer) => welcome(answer.user),
        () => undefined,
      );
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [welcome]);

  return (
    <ModalDialog
      title="Your session has ended"
      isCurtain
      firstFocus="input:not([readonly])"
      onEscape={() => undefined}
      actions={
        <Button appearance="subtle" disabledFocusable={isLeaving} onClick={() => !isLeaving && leave()}>
          Leave without saving
        </Button>
      }
    >
      <Text>Sign in again to go on. What you typed on this page is kept; what was not saved yet, save once more.</Text>
      <SignInSteps email={user.email} onSignedIn={welcome} />
      <OidcButtons next="/account" isInNewTab />
    </ModalDialog>
  );
}
