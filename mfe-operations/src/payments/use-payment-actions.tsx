import { useState, type ReactNode } from 'react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { useCopy, useMay, useNavigate, useQuery } from '@booking/remote-kit/kit';
import type { GridAction } from '@booking/ui/grid';
import { recentPages } from '../guest-page-link.tsx';
import { syncToast } from '../sync-toast.ts';
import { stripeAddress } from './payment-facts.ts';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { leftCents } from '../refunds/refund.ts';
import { usePaymentAction } from '../refunds/use-payment-action.ts';
import { words } from './payments.words.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

type Asked = { what: 'refund' | 'resolve'; payment: PaymentEvent };

/** Enters what was paid into Cloudbeds once more. */
export const useRetry = () =>
  usePaymentAction(
    ({ id }: PaymentEvent) => call(paymentEndpoints.retrySync, { params: { id }, body: {} }),
    ({ syncStatus, syncError }) => syncToast(syncStatus, syncError, words.retried),
  );

/** Whether somebody may enter it once more: not where another amount was paid than was asked for. */
export const isRetriable = ({ isUnsynced, askedCents }: PaymentEvent): boolean => isUnsynced && askedCents === null;

/** What can be done about a payment, and the dialog of what was chosen. Money is a manager's. */
export function usePaymentActions(): {
  changesOf: (payment: PaymentEvent) => GridAction[];
  waysOf: (payment: PaymentEvent) => GridAction[];
  isRetrying: boolean;
  dialog: ReactNode;
} {
  const isAllowed = useMay('payments:refund');
  const navigate = useNavigate();
  const copy = useCopy();
  const retry = useRetry();
  const { data: pages = [] } = useQuery(recentPages);
  const [asked, setAsked] = useState<Asked>();
  const { actions } = words;
  const changesOf = (payment: PaymentEvent): GridAction[] => {
    if (!isAllowed) return [];
    const ask = (what: Asked['what']) => () => setAsked({ what, payment });
    return [
      ...(isRetriable(payment) ? [{ label: actions.retry, onSelect: () => retry.mutate(payment) }] : []),
      ...(payment.isUnsynced ? [{ label: actions.resolve, onSelect: ask('resolve') }] : []),
      ...(leftCents(payment) > 0 ? [{ label: actions.refund, onSelect: ask('refund'), isDestructive: true }] : []),
    ];
  };
  const waysOf = ({ id, callId, reservationId, sessionId, stripeSession }: PaymentEvent): GridAction[] => {
    const page = sessionId === null ? undefined : pages.find((each) => each.id === sessionId);
    const goTo = (address: string) => () => void navigate(address);
    const openTab = (address: string) => () => void window.open(address, '_blank', 'noopener');
    return [
      ...(callId ? [{ label: actions.call, onSelect: goTo(`/call-logs/${encodeURIComponent(callId)}`) }] : []),
      ...(reservationId
        ? [{ label: actions.reservation, onSelect: goTo(`/reservations/${encodeURIComponent(reservationId)}`) }]
        : []),
      ...(page ? [{ label: actions.preview, onSelect: openTab(page.address) }] : []),
      ...(stripeSession ? [{ label: actions.stripe, onSelect: openTab(stripeAddress(stripeSession)) }] : []),
      { label: actions.copyId, onSelect: () => copy(id) },
    ];
  };
  const onClose = (): void => setAsked(undefined);
  const dialog = (
    <>
      {asked?.what === 'refund' && <RefundDialog payment={asked.payment} onClose={onClose} />}
      {asked?.what === 'resolve' && <ResolveDialog payment={asked.payment} onClose={onClose} />}
    </>
  );
  return { changesOf, waysOf, isRetrying: retry.isPending, dialog };
}
