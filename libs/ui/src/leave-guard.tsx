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
import { useBlocker } from 'react-router';
import { Dialog } from './dialog.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const isUnsaved = unsaved.length > 0;
  const tell = useCallback<Tell>(
    (form, isIt) => setUnsaved((others) => [...others.filter((other) => other !== form), ...(isIt ? [form] : [])]),
    [],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker.state]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const actions = (
    <>
      <Button onClick={() => blocker.proceed?.()}>Leave</Button>
      <Button appearance="primary" onClick={() => blocker.reset?.()}>
        Stay
      </Button>
    </>
  );
  return (
    <TellContext value={tell}>
      {children}
      <Dialog dialog={dialog} title="Leave without saving?" actions={actions} onClose={() => blocker.reset?.()}>
        <Text>What you changed here is not saved yet.</Text>
      </Dialog>
    </TellContext>
  );
}
