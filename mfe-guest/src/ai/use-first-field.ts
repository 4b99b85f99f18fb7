import { useEffect, useRef } from 'react';

/** Takes whoever comes to a step to its first field. */
export function useFirstField() {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current!.querySelector('input')!.focus(), []);
  return step;
}
