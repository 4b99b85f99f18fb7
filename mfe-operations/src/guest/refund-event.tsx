import { useState } from 'react';
import type { GuestEvent } from '@booking/contracts/guests';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, lazyPart, useDangerClass } from '@booking/ui/kit';
import { leftCents } from '../refunds/refund.ts';
import { words } from './guest.words.ts';

const RefundDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "refund" */ '../refunds/refund-dialog.tsx')).RefundDialog,
  '',
);

/** The payment that an event says was paid. */
const paymentIdOf = ({ kind, state, key }: GuestEvent): string | undefined =>
  kind === 'payment' && state === 'done' ? /(?:^| )paid ([\da-f-]{36})$/.exec(key)?.[1] : undefined;

function Refund({ paymentId, title }: { paymentId: string; title: string }) {
  const dangerClass = useDangerClass();
  const { toast } = useHost();
  const [isLoading, setLoading] = useState(false);
  const [payment, setPayment] = useState<PaymentEvent>();
  const { does, loading, nothing, error: failed } = words.refund;
  const ask = async (): Promise<void> => {
    setLoading(true);
    try {
      // what is left to refund may have changed since the page was opened
      const [found] = await call(paymentEndpoints.list, { query: { payment: paymentId } });
      if (found && leftCents(found) > 0) setPayment(found);
      else toast({ title: nothing });
    } catch (error) {
      toast({ intent: 'error', title: failed, body: reasonOf(error as Error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        className={dangerClass}
        aria-label={`${does} ${title}`}
        disabledFocusable={isLoading}
        onClick={() => void (isLoading || ask())}
      >
        {isLoading ? loading : does}
      </Button>
      {payment && <RefundDialog payment={payment} onClose={() => setPayment(undefined)} />}
    </>
  );
}

/** Gives back what an event says was paid; nothing for other events, and for whoever may not. */
export function RefundEvent({ event }: { event: GuestEvent }) {
  const isAllowed = useMay('payments:refund');
  const paymentId = paymentIdOf(event);
  return isAllowed && paymentId ? <Refund paymentId={paymentId} title={event.title} /> : null;
}
