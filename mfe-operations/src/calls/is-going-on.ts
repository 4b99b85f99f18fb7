import type { CallLog } from '@booking/contracts/calls';

/** Whether nobody has told yet how a call ended. */
export const isGoingOn = ({ duration, endedReason }: Pick<CallLog, 'duration' | 'endedReason'>): boolean =>
  duration === null && endedReason === null;
