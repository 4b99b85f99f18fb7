import type { PaymentEvent } from '@booking/contracts/payments';
import { mergeClasses, useHiddenTextClass } from '@booking/ui/kit';
import { columns, PaymentRow } from './payment-row.tsx';
import { usePaymentStyles, useTableStyles } from './payment-table.styles.ts';

const figures = new Set<string>(['Amount', 'Refunded']);

export function PaymentTable({ payments }: { payments: readonly PaymentEvent[] }) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  const own = usePaymentStyles();
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>Payments, newest first</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={mergeClasses(styles.heading, figures.has(name) && own.figure)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </table>
    </div>
  );
}
