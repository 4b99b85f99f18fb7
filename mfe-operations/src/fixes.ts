import { callTripEndpoints } from '@booking/contracts/call-trip';
import { extensionEndpoints } from '@booking/contracts/extensions';
import type { GuestFix } from '@booking/contracts/guests';
import { paymentEndpoints } from '@booking/contracts/payments';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import type { Permission } from '@booking/contracts/roles';
import { call } from '@booking/http/call';
import { useQueryClient, type Toast } from '@booking/remote-kit/kit';
import { syncToast } from './sync-toast.ts';
import { useAction } from './use-action.ts';

type Words = { does: string; doing: string; done: string; access: Permission };

/** What is done about something that did not happen. */
export const fixes: Record<GuestFix['kind'], Words> = {
  text_confirmation: {
    ...{ does: 'Text confirmation', doing: 'Texting…', done: 'The confirmation is on its way.' },
    access: 'calls:review',
  },
  text_link: {
    ...{ does: 'Text a new link', doing: 'Texting…', done: 'A new link is on its way by text.' },
    access: 'calls:review',
  },
  send_precheckin: {
    ...{ does: 'Send pre-check-in link', doing: 'Sending…', done: 'The pre-check-in link is on its way by text.' },
    access: 'precheckins:handle',
  },
  retry_payment: { does: 'Retry', doing: 'Retrying…', done: 'It is in Cloudbeds.', access: 'payments:refund' },
  retry_extension: { does: 'Retry', doing: 'Retrying…', done: 'It is in Cloudbeds.', access: 'extensions:retry' },
};

/** Timelines of payments and reservations. */
export const timelineKey = ['timeline'] as const;

/** What a fix changes is shown on these screens too. */
const changed = [['guest'], ['call'], ['payment-events'], ['extension-requests'], ['precheckins'], timelineKey];

const done = (body: string): Toast => ({ title: 'Success', body });

const actions: { [Kind in GuestFix['kind']]: (fix: Extract<GuestFix, { kind: Kind }>) => Promise<Toast> } = {
  text_confirmation: async ({ kind, paymentId }) => {
    await call(paymentEndpoints.textConfirmation, { params: { id: paymentId }, body: {} });
    return done(fixes[kind].done);
  },
  text_link: async ({ kind, callId, sessionId }) => {
    await call(callTripEndpoints.textLink, { params: { id: callId }, body: { sessionId } });
    return done(fixes[kind].done);
  },
  send_precheckin: async ({ kind, reservationId }) => {
    await call(precheckinDeskEndpoints.send, { body: { reservationId } });
    return done(fixes[kind].done);
  },
  retry_payment: async ({ kind, paymentId }) => {
    const { syncStatus, syncError } = await call(paymentEndpoints.retrySync, { params: { id: paymentId }, body: {} });
    return syncToast(syncStatus, syncError, fixes[kind].done);
  },
  retry_extension: async ({ kind, requestId }) => {
    const { cloudbedsStatus, errorMessage } = await call(extensionEndpoints.retry, {
      params: { id: requestId },
      body: {},
    });
    return syncToast(cloudbedsStatus, errorMessage, fixes[kind].done);
  },
};

/** Does what helps; what it changes is looked at anew, whatever came of it. */
export function useFix() {
  const client = useQueryClient();
  const lookAgain = async (): Promise<void> => {
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return useAction<Toast, GuestFix>({
    act: (fix) => (actions[fix.kind] as (fix: GuestFix) => Promise<Toast>)(fix).finally(lookAgain),
    show: () => undefined,
    toastOf: (toast) => toast,
  });
}
