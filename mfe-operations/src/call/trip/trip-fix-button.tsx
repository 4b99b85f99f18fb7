import { useLayoutEffect, useRef } from 'react';
import type { GuestFix } from '@booking/contracts/guests';
import { useMay } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { fixes, useFix } from '../../fixes.ts';

/** Does what helps; nothing for whoever may not. */
export function TripFixButton({ fix }: { fix: GuestFix }) {
  const { does, doing, access } = fixes[fix.kind];
  const isAllowed = useMay(access);
  const { isPending, mutate } = useFix();
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
