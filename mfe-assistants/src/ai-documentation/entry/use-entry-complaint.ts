import { useHost } from '@booking/remote-kit/kit';
import { complaintOf } from './entry-values.ts';

/** Tells by a toast what is wrong with an entry that was to be saved. */
export function useEntryComplaint() {
  const { toast } = useHost();
  return (errors: Parameters<typeof complaintOf>[0]): void =>
    toast({ intent: 'error', title: 'Validation Error', body: complaintOf(errors) });
}
