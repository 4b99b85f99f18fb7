import { Button, EmptyState, makeStyles, Text, tokens } from '@booking/ui/kit';
import { isFiltered, type PaymentFilter } from './payment-filter.ts';
import type { PaymentPage } from './payment-page.ts';
import { PaymentTable } from './payment-table.tsx';
import { useShowMore } from './payments.queries.ts';

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { page: PaymentPage; filter: PaymentFilter; onShowAll: () => void };

/** The payments that a filter leaves, the newest of them first, and a way to those before. */
export function PaymentList({ page: { payments, next }, filter, onShowAll }: Props) {
  const styles = useStyles();
  const { isPending, mutate } = useShowMore();
  if (payments.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No payment events found" action={<Button onClick={onShowAll}>Show all payments</Button>}>
        None fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="No payment events found">Payments of this mode will be listed here as guests pay</EmptyState>
    );
  }
  return (
    <>
      <PaymentTable payments={payments} />
      {next !== undefined && (
        <div className={styles.more}>
          <Text className={styles.quiet}>These are the newest {payments.length} payments.</Text>
          <Button disabledFocusable={isPending} onClick={() => mutate({ filter, cursor: next })}>
            {isPending ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}
