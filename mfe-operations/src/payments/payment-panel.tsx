import type { PaymentEvent } from '@booking/contracts/payments';
import { formatMoney } from '@booking/hotel/money';
import { SidePanel } from '../side-panel.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import { words } from './payments.words.ts';

type Props = { payment: PaymentEvent; onClose: () => void };

/** The details of a payment, beside the list. */
export const PaymentPanel = ({ payment, onClose }: Props) => (
  <SidePanel
    title={words.detail.title(formatMoney(payment.amountCents, payment.currency))}
    close={words.detail.close}
    onClose={onClose}
  >
    <PaymentDetail payment={payment} />
  </SidePanel>
);
