import { useLayoutEffect, useRef } from 'react';
import type { TripFix } from '@booking/contracts/call-trip';
import type { Permission } from '@booking/contracts/roles';
import { useMay } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { useFix } from './call.queries.ts';

const words: Record<TripFix['kind'], [does: string, doing: string, permission: Permission]> = {
  retry_payment: ['Retry', 'Retrying…', 'payments:refund'],
  retry_extension: ['Retry', 'Retrying…', 'extensions:retry'],
  text_link: ['Text a new link', 'Texting…', 'calls:review'],
};

/** Does what helps; nothing for whoever may not. */
export function TripFixButton({ callId, fix }: { callId: string; fix: TripFix }) {
  const [does, doing, permission] = words[fix.kind];
  const isAllowed = useMay(permission);
  const { isPending, mutate } = useFix(callId);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // where it helped it goes, and whoever pressed it goes on reading the trip
    return () => {
      if (current && current === document.activeElement) current.closest('ol')?.focus();
    };
  }, [isAllowed]);
  if (!isAllowed) return null;
  return (
    <Button
      ref={button}
      size="small"
      disabledFocusable={isPending}
      onClick={() => {
        if (!isPending) mutate(fix);
      }}
    >
      {isPending ? doing : does}
    </Button>
  );
}
