import type { FaultDial } from '../src/shared-kernel/fault-dial.ts';

/** Ends a request once its write was taken, however long that takes; a time limit may strike before it. */
export function onceTaken(dial: FaultDial): AbortSignal {
  const request = new AbortController();
  const tookWrite = dial.tookWrite.bind(dial);
  dial.tookWrite = () => {
    tookWrite();
    request.abort();
  };
  return request.signal;
}
