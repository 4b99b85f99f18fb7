import { useEffect, useRef, useState } from 'react';
import { stepUpEvent, type StepUpAsked } from '@booking/http/step-up';
import { lazyPart } from '@booking/ui/kit';
import { loadPart } from '../load-part.ts';

const StepUpDialog = lazyPart(
  loadPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog),
  '',
);

type Asked = PromiseWithResolvers<boolean>;

/** Asks for the password or a code when a request of this page takes it. What asks at the same time is asked once. */
export function StepUp() {
  const asked = useRef<Asked>(undefined);
  const [isOpen, setOpen] = useState(false);
  const settle = (given: boolean): void => {
    asked.current?.resolve(given);
    asked.current = undefined;
    setOpen(false);
  };
  useEffect(() => {
    const listen = (event: Event): void => {
      asked.current ??= Promise.withResolvers<boolean>();
      (event as StepUpAsked).detail.answer(asked.current.promise);
      setOpen(true);
    };
    addEventListener(stepUpEvent, listen);
    return () => {
      removeEventListener(stepUpEvent, listen);
      asked.current?.resolve(false);
    };
  }, []);
  return isOpen && <StepUpDialog onSettled={settle} />;
}
