import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button, Text } from '@fluentui/react-components';
import { useBlocker, useLocation } from 'react-router';
import { ModalDialog } from '../overlays/lazy-overlays.ts';
import { useNoteUnsaved } from './unsaved.ts';

type Tell = (form: string, isUnsaved: boolean) => void;

const TellContext = createContext<Tell>(() => undefined);

/** Tells the guard around, and the page, that a form holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useNoteUnsaved(isUnsaved);
  const form = useId();
  const tell = useContext(TellContext);
  // with the change itself: nobody leaves between the two
  useLayoutEffect(() => {
    tell(form, isUnsaved);
    return () => tell(form, false);
  }, [tell, form, isUnsaved]);
}

/** Asks before a page is left with something unsaved in one of its forms; a router knows one such question at a time. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const isUnsaved = unsaved.length > 0;
  const tell = useCallback<Tell>(
    (form, isIt) => setUnsaved((others) => [...others.filter((other) => other !== form), ...(isIt ? [form] : [])]),
    [],
  );
  const { pathname } = useLocation();
  // the page that is left stays mounted until the next one can be drawn, and must not ask again meanwhile
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [pathname]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = (): void => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const actions = (
    <>
      <Button onClick={leave}>Leave</Button>
      <Button appearance="primary" onClick={() => blocker.reset?.()}>
        Stay
      </Button>
    </>
  );
  return (
    <TellContext value={tell}>
      {children}
      {blocker.state === 'blocked' && (
        <ModalDialog title="Leave without saving?" actions={actions} onEscape={() => blocker.reset?.()}>
          <Text>You have unsaved changes.</Text>
        </ModalDialog>
      )}
    </TellContext>
  );
}
