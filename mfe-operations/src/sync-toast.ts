import type { ExtendedStatus } from '@booking/contracts/extensions';
import type { Unlisted } from '@booking/contracts/labels';
import type { Toast } from '@booking/remote-kit/kit';

/** What came of bringing something into Cloudbeds once more; `done` says it for the good case. */
export function syncToast(
  status: ExtendedStatus | Unlisted | null,
  problem: string | null | undefined,
  done: string,
): Toast {
  if (status === 'synced') return { title: 'Success', body: done };
  if (status === 'failed') return { intent: 'error', title: 'Error', body: problem || 'Cloudbeds rejected it.' };
  return { title: 'Success', body: 'Trying again in Cloudbeds. Refresh to see the result.' };
}
